// What is kept, given and counted: the ring and its box, the envelope, the purse, the jar of savings.

import { darker, lighter } from '../../palette.ts';
import { ball, box, circle, clipped, each, ellipse, line, lit, path, type Sheet } from '../../sheet.ts';
import { shade } from './place.ts';

// A gold ring that stands upright, with its bright and its shaded half.
export function ring(sheet: Sheet, r = 70, thick = 18, stone = true): string {
  const band = (colour: string, width: number, extra = '') =>
    `<circle cx="0" cy="${-r}" r="${r - thick / 2}" fill="none" stroke="${colour}" stroke-width="${width}"${extra}/>`;
  const shaded = `M 0 ${-2 * r - 4} A ${r + 4} ${r + 4} 0 0 1 0 4 Z`;
  const gem =
    path(
      `M ${-26} ${-2 * r - 18} L ${-12} ${-2 * r - 40} H 12 L 26 ${-2 * r - 18} L 0 ${-2 * r + 12} Z`,
      '#dff0f2',
    ) +
    path(`M ${-26} ${-2 * r - 18} H 26 L 0 ${-2 * r + 12} Z`, '#b9dbe2') +
    path(`M 6 ${-2 * r - 18} H 26 L 0 ${-2 * r + 12} Z`, '#8fbecb');
  return (
    band('#d8a63f', thick) +
    clipped(sheet, shaded, band('#a8772a', thick)) +
    band('#f7e0a0', thick * 0.2, ' opacity=".9"') +
    (stone ? gem : '')
  );
}

export function ringBox(sheet: Sheet): string {
  return (
    shade(112) +
    lit(sheet, 'M -96 -96 C -96 -196 96 -196 96 -96 Z', '#7a1737', 0.24) +
    path('M -78 -96 C -78 -174 78 -174 78 -96 Z', '#fbf0e2') +
    `<g transform="translate(0 -66) scale(.62)">${ring(sheet, 58, 16)}</g>` +
    lit(sheet, 'M -104 -96 H 104 V -14 Q 104 0 90 0 H -90 Q -104 0 -104 -14 Z', '#8f1f42', 0.22) +
    path('M -104 -96 H 104 V -82 H -104 Z', '#5b1635') +
    circle(0, -52, 10, '#e3b457')
  );
}

// An open envelope with what came in it.
export function envelope(sheet: Sheet, letter = '', seal = '#7a1737'): string {
  return (
    shade(150) +
    path('M -140 -170 L 0 -270 L 140 -170 Z', '#d9bf90') +
    letter +
    lit(sheet, 'M -140 -170 L 0 -74 L 140 -170 V 0 H -140 Z', '#f3e2bd', 0.1) +
    line('M -140 0 L -18 -88 M 140 0 L 18 -88', '#c9a96c', 4) +
    circle(0, -74, 24, seal) +
    circle(0, -74, 14, lighter(seal, 0.25)) +
    circle(0, -74, 6, seal)
  );
}

// A bank note: its colour, its ornament and a head, and not one figure.
export function note(colour: string): string {
  const pale = lighter(colour, 0.5);
  return (
    box(-104, -52, 208, 104, colour, 6) +
    box(-94, -42, 188, 84, lighter(colour, 0.18), 4) +
    circle(-48, 0, 28, pale) +
    path(
      'M -66 20 Q -64 0 -48 0 Q -32 0 -30 20 Z M -58 -8 a 10 11 0 1 1 20 0 a 10 11 0 1 1 -20 0 Z',
      darker(colour, 0.25),
    ) +
    each(
      [18, 30, 42],
      (r) => `<circle cx="48" cy="0" r="${r * 0.8}" fill="none" stroke="${pale}" stroke-width="5"/>`,
    )
  );
}

// The woven purse with its clasp, shut or full of notes.
export function purse(sheet: Sheet, open: boolean): string {
  const body = 'M -150 -150 C -196 -90 -196 0 -120 0 H 120 C 196 0 196 -90 150 -150 Q 0 -176 -150 -150 Z';
  const stripes = each([-160, -116, -72, -28, 16, 60, 104, 148], (x, at) =>
    box(x, -180, [16, 8, 20, 10][at % 4]!, 190, ['#e3b457', '#0e6b50', '#c23b22', '#fbf0d6'][at % 4]!),
  );
  const notes = open
    ? `<g transform="translate(-50 -206) rotate(-80)">${note('#2f7a5a')}</g><g transform="translate(6 -226) rotate(-94)">${note('#8a5a86')}</g><g transform="translate(62 -208) rotate(-104)">${note('#b5763a')}</g>`
    : '';
  return (
    shade(176) +
    notes +
    lit(sheet, body, '#7a1737', 0.2) +
    clipped(sheet, body, stripes, path('M 14 -190 H 220 V 20 H 14 Z', '#22080f', 'opacity=".2"')) +
    line('M -152 -150 Q 0 -180 152 -150', '#d8a63f', 20) +
    line('M -150 -154 Q 0 -184 150 -154', '#f6dfa0', 5) +
    (open ? '' : circle(-14, -184, 17, ball(sheet, '#e3b457')) + circle(14, -184, 17, ball(sheet, '#d8a63f')))
  );
}

export function jar(sheet: Sheet, full: number): string {
  const body =
    'M -84 -196 H 84 C 84 -180 100 -176 100 -150 V -20 Q 100 0 80 0 H -80 Q -100 0 -100 -20 V -150 C -100 -176 -84 -180 -84 -196 Z';
  const coins = each(Math.round(full * 40), (at) => {
    const row = Math.floor(at / 5);
    const x = ((at % 5) - 2) * 38 + (row % 2 ? 10 : -8);
    const y = -12 - row * 17;
    return (
      ellipse(x, y, 27, 11, '#a8772a') +
      ellipse(x, y - 5, 27, 11, at % 3 ? '#e3b457' : '#f0cf7a') +
      ellipse(x, y - 5, 15, 5, '#c3923b')
    );
  });
  return (
    shade(112) +
    path(body, '#fff6e6', 'opacity=".34"') +
    clipped(sheet, body, coins) +
    path('M 10 -196 H 84 C 84 -180 100 -176 100 -150 V -20 Q 100 0 80 0 H 10 Z', '#22080f', 'opacity=".1"') +
    line('M -78 -150 V -40', '#fffaf0', 9, 'opacity=".7"') +
    lit(sheet, 'M -92 -226 H 92 V -192 H -92 Z', '#0e6b50', 0.2) +
    box(-30, -224, 60, 8, '#22080f', 4, 'opacity=".5"')
  );
}

export const coinStack = (count: number) =>
  shade(56) +
  each(
    count,
    (at) =>
      ellipse(at % 2 ? 4 : -3, -10 - at * 18, 50, 17, '#a8772a') +
      ellipse(at % 2 ? 4 : -3, -18 - at * 18, 50, 17, '#e3b457') +
      ellipse(at % 2 ? 4 : -3, -18 - at * 18, 28, 9, '#c3923b'),
  );
