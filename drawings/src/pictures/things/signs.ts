// Small signs of large things: wishes on a chip, speech in the air, the shield, the padlock, the pin, the hook.

import { darker, lighter } from '../../palette.ts';
import { box, circle, each, ellipse, group, line, lit, path, type Sheet } from '../../sheet.ts';

// Each wish fits a circle of radius 40.
export const WISHES = {
  ring: () =>
    '<circle cx="0" cy="8" r="22" fill="none" stroke="#c3923b" stroke-width="9"/>' +
    path('M -14 -22 L -8 -32 H 8 L 14 -22 L 0 -8 Z', '#8fbecb'),
  home: () =>
    path('M -32 -2 L 0 -32 L 32 -2 Z', '#c23b22') +
    box(-24, -4, 48, 34, '#e9c98f') +
    box(-7, 8, 14, 22, '#7a1737') +
    box(10, 4, 10, 10, '#fbf6ee'),
  child: () =>
    circle(0, -14, 15, '#72432c') +
    path('M -15 -18 A 15 15 0 0 1 15 -18 Q 0 -26 -15 -18 Z', '#1d1315') +
    path('M -24 30 C -24 6 -12 0 0 0 C 12 0 24 6 24 30 Z', '#e3b457'),
  pot: () =>
    path('M -28 -6 H 28 C 30 22 18 30 0 30 C -18 30 -30 22 -28 -6 Z', '#3d3036') +
    line('M -36 2 H -28 M 36 2 H 28', '#3d3036', 8) +
    box(-32, -14, 64, 9, '#5a4a50', 4) +
    line('M -8 -22 q -6 -8 0 -16 M 8 -22 q 6 -8 0 -16', '#c98a5f', 5),
  book: () =>
    path('M -34 -22 Q -16 -30 0 -20 Q 16 -30 34 -22 V 24 Q 16 16 0 26 Q -16 16 -34 24 Z', '#24406b') +
    path(
      'M -28 -20 Q -14 -26 0 -16 V 20 Q -14 12 -28 18 Z M 28 -20 Q 14 -26 0 -16 V 20 Q 14 12 28 18 Z',
      '#fbf0d6',
    ),
  ball: () =>
    circle(0, 0, 30, '#fbf6ee') +
    path('M 0 -13 L 13 -4 L 8 11 H -8 L -13 -4 Z', '#2b1320') +
    line('M 0 -13 V -29 M 13 -4 L 28 -9 M 8 11 L 17 24 M -8 11 L -17 24 M -13 -4 L -28 -9', '#2b1320', 4),
  globe: () =>
    circle(0, 0, 30, '#4d97a6') +
    path(
      'M -20 -18 q 12 -14 26 -6 q 4 16 -12 18 q 8 10 -6 16 q -16 -6 -8 -28 Z M 8 6 q 14 -6 18 4 q -4 12 -14 14 q -8 -8 -4 -18 Z',
      '#8fbf6a',
    ),
  drum: () =>
    path('M -26 -28 C -12 -10 -12 10 -26 28 H 26 C 12 10 12 -10 26 -28 Z', '#8a4b22') +
    ellipse(0, -28, 27, 7, '#f3e4c6') +
    line('M -14 -24 L -6 24 M 0 -22 V 24 M 14 -24 L 6 24', '#f1e0bb', 3),
  danfo: () =>
    path('M -36 -18 Q -36 -26 -28 -26 H 20 Q 30 -26 34 -6 L 36 16 H -36 Z', '#f2b61d') +
    each([-28, -10, 8], (x) => box(x, -18, 14, 14, '#dfeaee', 3)) +
    box(-36, 2, 72, 5, '#241a1e') +
    circle(-20, 18, 9, '#241a1e') +
    circle(20, 18, 9, '#241a1e'),
  market: () =>
    line('M -24 -6 Q 0 -46 24 -6', '#8a5530', 6) +
    circle(-12, -10, 11, '#c8321f') +
    circle(10, -12, 12, '#e0602c') +
    path('M 14 -8 q 14 -14 22 -2 Z', '#2f7a4a') +
    path('M -34 -6 H 34 L 24 30 H -24 Z', '#c98a44') +
    line('M -30 8 H 30 M -27 20 H 27', '#8a5530', 4),
} satisfies Record<string, () => string>;
export type Wish = keyof typeof WISHES;

export function chip(sheet: Sheet, wish: Wish, r = 62, ground = '#fbf6ee', rim = '#e3b457'): string {
  const disc = `M ${-r} 0 A ${r} ${r} 0 1 1 ${r} 0 A ${r} ${r} 0 1 1 ${-r} 0 Z`;
  return (
    circle(6, 9, r, '#22080f', 'opacity=".2"') +
    lit(sheet, disc, ground, 0.06) +
    `<circle r="${r - 3}" fill="none" stroke="${rim}" stroke-width="6"/>` +
    group(`scale(${r / 62})`, WISHES[wish]())
  );
}

// Speech in the air; the tail points down to the side of the speaker.
export function speech(
  sheet: Sheet,
  w: number,
  h: number,
  fill: string,
  side: 1 | -1,
  inside: string,
): string {
  const r = Math.min(46, h / 2);
  const tip = side * (w * 0.2);
  const d = `M ${-w / 2 + r} ${-h / 2} H ${w / 2 - r} A ${r} ${r} 0 0 1 ${w / 2} ${-h / 2 + r} V ${h / 2 - r} A ${r} ${r} 0 0 1 ${w / 2 - r} ${h / 2} H ${Math.max(tip, tip + 44 * side) + (side < 0 ? 44 : 0)} L ${tip + side * 30} ${h / 2 + 52} L ${Math.min(tip, tip + 44 * side) - (side < 0 ? 0 : 0)} ${h / 2} H ${-w / 2 + r} A ${r} ${r} 0 0 1 ${-w / 2} ${h / 2 - r} V ${-h / 2 + r} A ${r} ${r} 0 0 1 ${-w / 2 + r} ${-h / 2} Z`;
  return path(d, '#22080f', 'opacity=".16" transform="translate(8 11)"') + lit(sheet, d, fill, 0.07) + inside;
}

export const dots = (colour: string) => each([-44, 0, 44], (x) => circle(x, 0, 14, colour));

export function shield(sheet: Sheet, colour: string): string {
  const d =
    'M 0 -130 C 40 -104 76 -94 112 -92 C 116 10 84 88 0 132 C -84 88 -116 10 -112 -92 C -76 -94 -40 -104 0 -130 Z';
  return (
    path(d, '#22080f', 'opacity=".22" transform="translate(10 14)"') +
    lit(sheet, d, colour, 0.26) +
    `<g transform="scale(.82)">${line(d, '#e3b457', 8)}</g>` +
    line('M -44 0 L -12 34 L 50 -36', '#fbf6ee', 26)
  );
}

export function padlock(sheet: Sheet): string {
  return (
    line('M -44 -60 V -104 A 44 44 0 0 1 44 -104 V -60', '#b9b2ac', 20) +
    line('M -48 -64 V -104 A 44 44 0 0 1 -20 -144', '#e6e0d8', 6) +
    lit(
      sheet,
      'M -78 -58 Q -78 -72 -64 -72 H 64 Q 78 -72 78 -58 V 44 Q 78 64 58 64 H -58 Q -78 64 -78 44 Z',
      '#d8a63f',
      0.24,
    ) +
    circle(0, -16, 17, '#4a2613') +
    path('M -9 -10 L -13 32 H 13 L 9 -10 Z', '#4a2613')
  );
}

export function pin(sheet: Sheet, colour: string): string {
  const d = 'M 0 0 C -20 -44 -58 -70 -58 -116 A 58 58 0 0 1 58 -116 C 58 -70 20 -44 0 0 Z';
  return (
    ellipse(0, 2, 30, 8, '#22080f', 'opacity=".22"') +
    lit(sheet, d, colour, 0.22) +
    circle(0, -116, 25, '#fbf6ee')
  );
}

// Bait on a line: what is sent to draw a person out of the house.
export function hook(length: number, bait: string): string {
  const steel = 'M 0 0 V 96 C 0 160 -84 160 -84 96 L -84 84';
  return (
    line(`M 0 ${-length} V -20`, '#fbf6ee', 4, 'opacity=".8"') +
    circle(0, -14, 14, 'none', 'stroke="#8d97a0" stroke-width="9"') +
    line(steel, '#6c7680', 15) +
    line('M -4 4 V 96', '#c9d2d8', 4) +
    path('M -84 50 L -62 98 L -104 92 Z', '#6c7680') +
    group('translate(-84 118) rotate(-8)', bait)
  );
}

// A coin of nobody's country, with rings for a face.
export const coin = (r: number) =>
  circle(0, 0, r, '#a8772a') +
  circle(-r * 0.06, -r * 0.06, r * 0.92, '#e3b457') +
  circle(0, 0, r * 0.66, '#c3923b') +
  circle(0, 0, r * 0.5, lighter('#e3b457', 0.3)) +
  circle(0, 0, r * 0.24, darker('#c3923b', 0.1));
