// What stands on a table where people talk: cups, glasses, the kola dish, the gourd, food.

import { darker, lighter } from '../../palette.ts';
import { ball, circle, clipped, each, ellipse, line, lit, path, type Sheet, slope } from '../../sheet.ts';
import { shade } from './place.ts';

export function cup(sheet: Sheet, colour: string, band = lighter(colour, 0.5)): string {
  const body = 'M -58 -96 C -60 -30 -44 -6 0 -6 C 44 -6 60 -30 58 -96 Z';
  const steam = line(
    'M -14 -124 q -18 -26 0 -50 q 16 -22 0 -46 M 20 -120 q 16 -22 0 -44 q -14 -20 0 -40',
    '#fff6e6',
    7,
    'opacity=".5"',
  );
  return (
    shade(104) +
    ellipse(0, -4, 96, 15, darker(colour, 0.16)) +
    ellipse(0, -9, 96, 14, lighter(colour, 0.14)) +
    steam +
    line('M 52 -80 C 100 -86 96 -24 40 -30', darker(colour, 0.2), 15) +
    lit(sheet, body, colour, 0.2) +
    clipped(sheet, body, line('M -62 -66 H 62', band, 13, 'stroke-linecap="butt"')) +
    ellipse(0, -96, 58, 13, lighter(colour, 0.25)) +
    ellipse(0, -95, 48, 9, '#5a2d14')
  );
}

// A long drink of zobo, with its straw and a slice of orange.
export function glass(sheet: Sheet, drink = '#a5213f'): string {
  const body = 'M -46 -170 L 46 -170 L 36 -6 Q 0 2 -36 -6 Z';
  return (
    shade(66) +
    line('M 10 -60 L 34 -232', '#fbf6ee', 9) +
    path(body, '#fff6e6', 'opacity=".4"') +
    lit(sheet, 'M -41 -132 L 41 -132 L 34 -12 Q 0 -4 -34 -12 Z', drink, 0.2) +
    ellipse(0, -132, 41, 9, lighter(drink, 0.3)) +
    circle(-46, -170, 30, '#f0a030') +
    circle(-46, -170, 22, '#f8cf74') +
    line('M -64 -170 H -28 M -46 -188 V -152 M -59 -183 L -33 -157 M -59 -157 L -33 -183', '#f0a030', 3) +
    line('M -30 -150 L -26 -40', '#fff6e6', 7, 'opacity=".55"')
  );
}

// The carved dish in which the kola nuts come round.
export function kolaDish(sheet: Sheet): string {
  const nut = (x: number, y: number, turn: number, colour: string) =>
    `<g transform="translate(${x} ${y}) rotate(${turn})">${lit(sheet, 'M -34 0 C -34 -30 34 -30 34 0 C 34 28 -34 28 -34 0 Z', colour, 0.22)}${line('M -28 -4 Q 0 10 28 -4', darker(colour, 0.4), 4, 'opacity=".6"')}</g>`;
  const bowl = 'M -190 -84 C -176 -14 -90 0 0 0 C 90 0 176 -14 190 -84 Z';
  const carving = each(15, (at) => {
    const x = (at - 7) * 24;
    return path(`M ${x} -66 l 11 20 l -11 20 l -11 -20 Z`, at % 2 ? '#e3b457' : '#c98544');
  });
  return (
    shade(200) +
    ellipse(0, -84, 190, 40, '#4a2613') +
    nut(-110, -96, -12, '#c9566a') +
    nut(-48, -112, 14, '#e9c9b4') +
    nut(22, -116, -8, '#b8405a') +
    nut(92, -104, 10, '#e3b8a0') +
    nut(-78, -82, 20, '#d98a94') +
    nut(-10, -88, -16, '#f0d8c4') +
    nut(56, -84, 8, '#c9566a') +
    nut(126, -84, -20, '#d98a94') +
    lit(sheet, bowl, '#7b4320', 0.24) +
    clipped(sheet, bowl, carving) +
    line('M -190 -84 C -176 -66 -90 -46 0 -46 C 90 -46 176 -66 190 -84', '#a96c3f', 7)
  );
}

export function gourd(sheet: Sheet): string {
  const body =
    'M -22 -250 C -28 -190 -60 -180 -84 -130 C -112 -64 -84 0 0 0 C 84 0 112 -64 84 -130 C 60 -180 28 -190 22 -250 Z';
  const net = each([-64, -32, 0, 32, 64], (x) =>
    line(`M ${x * 0.4} -180 Q ${x * 1.6} -90 ${x} 0`, '#f3e3bd', 4, 'opacity=".75"'),
  );
  const beads = each([-72, -36, 0, 36, 72], (x) =>
    circle(x, -94 + Math.abs(x) * 0.08, 9, ball(sheet, '#c8432b')),
  );
  return (
    shade(104) +
    lit(sheet, body, '#c98a44', 0.22) +
    clipped(
      sheet,
      body,
      net,
      line('M -110 -90 H 110', '#8d4f22', 24),
      beads,
      line('M -110 -46 H 110', '#f3e3bd', 4),
    ) +
    ellipse(0, -250, 24, 8, '#5a2d14') +
    line('M -26 -226 H 26', '#8d4f22', 14)
  );
}

// A platter of jollof with plantain and an egg of stew in the middle of the table.
export function jollof(sheet: Sheet): string {
  const grains = each(46, (at) => {
    const turn = at * 2.4;
    const r = Math.sqrt(at / 46) * 0.94;
    return ellipse(
      Math.cos(turn) * 118 * r,
      -70 + Math.sin(turn) * 26 * r - (1 - r) * 26,
      8,
      4,
      at % 3 ? '#f08a3c' : '#f6b25e',
      `transform="rotate(${(at * 47) % 90} ${Math.round(Math.cos(turn) * 118 * r)} ${Math.round(-70 + Math.sin(turn) * 26 * r)})"`,
    );
  });
  const plantain = each(
    [-150, -122, 118, 146],
    (x, at) =>
      ellipse(x, -52 - (at % 2) * 12, 34, 15, '#e9a82e', `transform="rotate(${x < 0 ? -24 : 24} ${x} -52)"`) +
      ellipse(x, -54 - (at % 2) * 12, 24, 9, '#f6cf6a', `transform="rotate(${x < 0 ? -24 : 24} ${x} -52)"`),
  );
  return (
    shade(214) +
    ellipse(0, -22, 210, 44, '#cfc4b0') +
    ellipse(0, -32, 210, 44, '#fbf6ea') +
    ellipse(0, -34, 168, 32, '#e9dfca') +
    plantain +
    lit(
      sheet,
      'M -130 -54 C -120 -116 -60 -134 0 -134 C 60 -134 120 -116 130 -54 Q 0 -14 -130 -54 Z',
      '#d9601f',
      0.16,
    ) +
    grains +
    path('M -24 -126 q 24 -32 48 0 q -24 18 -48 0 Z', '#2f7a4a') +
    circle(-44, -112, 13, '#b3231f') +
    circle(48, -104, 11, '#b3231f')
  );
}

export function plate(sheet: Sheet, rim: string): string {
  return (
    shade(92) +
    ellipse(0, -8, 88, 20, rim) +
    ellipse(0, -13, 84, 18, '#fbf6ea') +
    ellipse(0, -13, 58, 11, slope(sheet, '#f08a3c', '#d9601f'))
  );
}
