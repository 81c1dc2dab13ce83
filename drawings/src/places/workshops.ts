// Counters, screens and open ground: pharmacy, cloth shop, desk, newsroom, building site, farm.
import { darker, RICH } from '../palette.ts';
import { box, circle, each, ellipse, line, path, slope } from '../sheet.ts';
import { books, hueAt, shelf, type Wall } from './shelves.ts';

export const bottles: Wall = (_sheet, look) =>
  each([300, 480, 660, 840], (y, row) =>
    each(
      [30, 640],
      (x) =>
        shelf(x - 20, y, 340) +
        each(6, (at) => {
          const colour = ['#f5efe2', '#c3923b', hueAt(look, at + row), '#dfe7ea', '#8d3f1b'][(at + row) % 5]!;
          const h = 70 + ((at * 17 + row * 23) % 44);
          return (
            box(x + at * 50, y - h, 38, h, colour, 7) +
            box(x + at * 50 + 9, y - h - 14, 20, 16, darker(colour, 0.3), 3) +
            box(x + at * 50 + 5, y - h + 24, 28, 22, '#fbf6ea', 3, 'opacity=".8"')
          );
        }),
    ),
  );

export const fabrics: Wall = (_sheet, look) =>
  each([330, 540, 750, 960], (y, row) =>
    each(
      [20, 640],
      (x) =>
        shelf(x, y, 310) +
        each(
          3,
          (at) =>
            box(
              x + 10,
              y - 48 - at * 46,
              290 - ((at + row) % 2) * 26,
              42,
              hueAt(look, at * 3 + row * 2 + x),
              18,
            ) +
            box(
              x + 10 + 40,
              y - 48 - at * 46,
              16,
              42,
              RICH[(look.seed + at + row) % RICH.length]!.accent,
              0,
              'opacity=".8"',
            ),
        ),
    ),
  );

export const screens: Wall = (_sheet, look) =>
  each(
    [
      [60, 210],
      [650, 190],
    ],
    ([x, y], side) =>
      box(x!, y!, 270, 190, '#1b1114', 12) +
      box(x! + 12, y! + 12, 246, 166, '#2a2230', 6) +
      each(6, (row) =>
        box(
          x! + 30 + (row % 3) * 20,
          y! + 34 + row * 22,
          60 + ((row * 41 + look.seed * 13 + side * 30) % 110),
          9,
          ['#e3b457', '#7fb8a0', '#cf7681', '#dfe7ea'][row % 4]!,
          4,
        ),
      ),
  ) +
  shelf(40, 560, 290) +
  books(look, 60, 560, 140) +
  circle(250, 520, 38, '#e3b457') +
  circle(250, 520, 22, '#7a1737') +
  shelf(640, 560, 290) +
  path('M 720 560 l 10 -60 h 70 l 10 60 Z', '#e9dcbc') +
  each(
    [-40, -14, 12, 38],
    (turn) =>
      `<ellipse cx="765" cy="446" rx="15" ry="62" fill="#2c6b4c" transform="rotate(${turn} 765 504)"/>`,
  );

export const booth: Wall = (_sheet, look) =>
  each(
    24,
    (at) =>
      path(
        `M ${(at % 6) * 160 + 10} ${Math.floor(at / 6) * 160 + 120} h 140 v 140 h -140 Z`,
        at % 2 ? '#4a3342' : '#5a4050',
        'opacity=".55"',
      ) +
      path(
        `M ${(at % 6) * 160 + 80} ${Math.floor(at / 6) * 160 + 140} l 50 50 l -50 50 l -50 -50 Z`,
        '#33212d',
        'opacity=".5"',
      ),
  ) +
  box(80, 150, 190, 76, '#c23b22', 14) +
  circle(122, 188, 14, '#fff1da') +
  box(150, 176, 90, 24, '#fff1da', 6) +
  box(700, 150, 200, 150, hueAt(look, 4), 8) +
  line('M 720 250 l 30 -50 l 30 40 l 30 -70 l 30 60 l 30 -30', '#fff1da', 7);

export const site: Wall = (sheet) =>
  box(0, 0, 960, 1200, slope(sheet, '#9cc7d6', '#fbe6bd')) +
  circle(760, 220, 80, '#fff4d6') +
  each(
    [0, 1, 2, 3],
    (floor) =>
      box(540, 380 + floor * 180, 420, 22, '#8d8a86') +
      each([560, 690, 820, 940], (x) => box(x, 400 + floor * 180, 20, 160, '#a6a29c')),
  ) +
  line('M 170 1100 V 160 M 60 220 H 480 M 170 160 L 60 220 M 170 160 L 400 220', '#d98a1f', 16) +
  line(
    'M 150 1100 L 190 1040 L 150 980 L 190 920 L 150 860 L 190 800 L 150 740 L 190 680 L 150 620 L 190 560 L 150 500 L 190 440 L 150 380 L 190 320',
    '#d98a1f',
    6,
  ) +
  line('M 430 220 V 420', '#4a3a2a', 5) +
  box(396, 420, 68, 40, '#8d8a86', 4) +
  box(0, 1060, 960, 140, '#c79a63');

export const farm: Wall = (sheet) => {
  const furrows = each([-600, -380, -190, -30, 120, 290, 480, 700], (x) =>
    path(`M 470 640 L ${x + 300} 1200 L ${x + 410} 1200 L 482 640 Z`, '#6d8a3a'),
  );
  const stalks = each(14, (at) => {
    const [x, y] = [at * 74 - 10, 880 + (at % 2) * 60];
    return (
      line(`M ${x} ${y + 200} V ${y - 190}`, '#3f6b33', 11) +
      each(3, (leaf) =>
        path(
          `M ${x} ${y - 20 - leaf * 60} q ${leaf % 2 ? -80 : 80} -50 ${leaf % 2 ? -104 : 104} 16 q ${leaf % 2 ? 60 : -60} -30 ${leaf % 2 ? 104 : -104} 4 Z`,
          leaf % 2 ? '#4f8038' : '#5d9042',
        ),
      ) +
      ellipse(x + 8, y - 120, 13, 40, '#e6b849')
    );
  });
  return (
    box(0, 0, 960, 1200, slope(sheet, '#a8d3d6', '#fdf0cd')) +
    circle(200, 200, 74, '#fff4d0') +
    path('M 0 640 Q 240 560 480 620 T 960 590 L 960 1200 L 0 1200 Z', '#94a860') +
    box(0, 660, 960, 540, '#8a5a34') +
    furrows +
    stalks
  );
};
