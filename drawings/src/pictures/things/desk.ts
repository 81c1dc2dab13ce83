// What lies on a desk: telephone, laptop, notebook, calendar, clock, lamp, pencil, magnifier.

import { darker, lighter } from '../../palette.ts';
import { box, circle, clipped, each, ellipse, line, lit, path, type Sheet, slope } from '../../sheet.ts';
import { shade } from './place.ts';

// A telephone seen from the front, 300 by 600 about its middle; `screen` is drawn in the same units.
export function phone(sheet: Sheet, screen: string, ground = '#fbf6ee'): string {
  const glass =
    'M -132 -274 Q -132 -286 -120 -286 H 120 Q 132 -286 132 -274 V 274 Q 132 286 120 286 H -120 Q -132 286 -132 274 Z';
  return (
    box(-150, -300, 300, 600, '#22080f', 34, 'opacity=".22" transform="translate(16 18)"') +
    lit(
      sheet,
      'M -150 -266 Q -150 -300 -116 -300 H 116 Q 150 -300 150 -266 V 266 Q 150 300 116 300 H -116 Q -150 300 -150 266 Z',
      '#2b1a24',
      0.3,
    ) +
    path(glass, ground) +
    clipped(
      sheet,
      glass,
      screen,
      path('M 60 -300 L 160 -300 V 300 L -60 300 Z', '#ffffff', 'opacity=".06"'),
    ) +
    box(-34, -280, 68, 12, '#2b1a24', 6)
  );
}

export function laptop(sheet: Sheet): string {
  return (
    shade(210, 10, 20) +
    lit(
      sheet,
      'M -170 -222 Q -170 -240 -152 -240 H 152 Q 170 -240 170 -222 V -12 H -170 Z',
      '#d6d0ca',
      0.16,
    ) +
    circle(0, -126, 24, '#7a1737') +
    circle(0, -126, 15, '#d6d0ca') +
    circle(0, -126, 7, '#c23b22') +
    path('M -212 -14 H 212 L 200 2 H -200 Z', '#b8b1aa')
  );
}

export function notebook(sheet: Sheet, colour: string, page: string): string {
  return (
    shade(190, 10, 18) +
    lit(sheet, 'M -190 -236 H 190 V 0 H -190 Z', colour, 0.16) +
    path('M -178 -244 H -4 V -10 H -178 Z', '#fbf6ea') +
    path('M 4 -244 H 178 V -10 H 4 Z', '#f3e9d6') +
    page +
    each(8, (at) => line(`M -10 ${-226 + at * 28} h 20`, '#8d7f73', 6))
  );
}

// A month on the wall: no figures, one day ringed.
export function calendar(sheet: Sheet, colour: string, marked: number): string {
  const days = each(28, (at) => {
    const [x, y] = [-108 + (at % 7) * 36, 54 + Math.floor(at / 7) * 40];
    return at === marked
      ? circle(x, y, 17, 'none', 'stroke="#c23b22" stroke-width="6"') + circle(x, y, 8, '#c23b22')
      : box(x - 9, y - 9, 18, 18, at < marked ? '#d9c7ab' : '#eadfca', 4);
  });
  return (
    box(-138, -40, 276, 270, '#22080f', 12, 'opacity=".2" transform="translate(10 12)"') +
    lit(sheet, 'M -138 -28 Q -138 -40 -126 -40 H 126 Q 138 -40 138 -28 V 230 H -138 Z', '#fbf6ea', 0.06) +
    lit(sheet, 'M -138 -28 Q -138 -40 -126 -40 H 126 Q 138 -40 138 -28 V 26 H -138 Z', colour, 0.2) +
    each([-80, 80], (x) => circle(x, -8, 11, darker(colour, 0.4)) + line(`M ${x} -62 V -8`, '#d8b25e', 10)) +
    days
  );
}

export function clock(sheet: Sheet, hour: number, minute: number, face = '#fbf6ea', rim = '#7a1737'): string {
  const hand = (turn: number, length: number, width: number, colour: string) =>
    line(`M 0 0 L ${Math.sin(turn) * length} ${-Math.cos(turn) * length}`, colour, width);
  const marks = each(12, (at) => {
    const turn = (at / 12) * Math.PI * 2;
    return circle(Math.sin(turn) * 82, -Math.cos(turn) * 82, at % 3 ? 4 : 8, '#8a6a5a');
  });
  const disc = (r: number) => `M ${-r} 0 A ${r} ${r} 0 1 1 ${r} 0 A ${r} ${r} 0 1 1 ${-r} 0 Z`;
  return (
    circle(9, 12, 118, '#22080f', 'opacity=".2"') +
    lit(sheet, disc(118), rim, 0.24) +
    lit(sheet, disc(100), face, 0.07) +
    marks +
    hand(((hour + minute / 60) / 12) * Math.PI * 2, 50, 13, '#2b1320') +
    hand((minute / 60) * Math.PI * 2, 74, 8, '#2b1320') +
    circle(0, 0, 11, '#c23b22')
  );
}

export function deskLamp(sheet: Sheet, colour: string): string {
  return (
    shade(80) +
    path('M -40 -330 L -230 40 L 120 40 Z', '#fff3cf', 'opacity=".2"') +
    ellipse(0, -6, 70, 14, darker(colour, 0.2)) +
    line('M 0 -10 L 60 -190 L -24 -320', darker(colour, 0.1), 13) +
    circle(60, -190, 13, '#e3b457') +
    lit(sheet, 'M -96 -262 C -96 -326 -40 -372 14 -352 L 30 -320 L -70 -226 Z', colour, 0.22)
  );
}

export function pencil(sheet: Sheet, colour: string): string {
  return (
    lit(sheet, 'M -14 -60 H 14 V 190 H -14 Z', colour, 0.24) +
    path('M -14 -60 L 0 -104 L 14 -60 Z', '#f0d8ac') +
    path('M -5 -88 L 0 -104 L 5 -88 Z', '#2b1320') +
    box(-14, 176, 28, 20, '#d8b25e') +
    box(-14, 194, 28, 24, '#d98a94', 6)
  );
}

export function magnifier(sheet: Sheet, r: number, seen: string): string {
  const disc = `M ${-r} 0 A ${r} ${r} 0 1 1 ${r} 0 A ${r} ${r} 0 1 1 ${-r} 0 Z`;
  return (
    line(
      `M ${r * 0.74} ${r * 0.74} L ${r * 1.56} ${r * 1.56}`,
      '#22080f',
      44,
      'opacity=".18" transform="translate(10 12)"',
    ) +
    line(`M ${r * 0.74} ${r * 0.74} L ${r * 1.56} ${r * 1.56}`, '#7b4320', 40) +
    line(`M ${r * 0.78} ${r * 0.7} L ${r * 1.52} ${r * 1.44}`, '#a96c3f', 9) +
    path(disc, slope(sheet, '#fff9ee', '#f6e3cf')) +
    clipped(sheet, disc, seen) +
    `<circle r="${r}" fill="none" stroke="#a8772a" stroke-width="24"/><circle r="${r}" fill="none" stroke="#e3b457" stroke-width="14"/>` +
    line(
      `M ${-r * 0.7} ${-r * 0.3} A ${r * 0.76} ${r * 0.76} 0 0 1 ${-r * 0.2} ${-r * 0.73}`,
      lighter('#ffffff', 0),
      11,
      'opacity=".6"',
    )
  );
}
