// Rooms of quiet work: office, chambers, clinic, classroom, kitchen, studio.
import { lighter } from '../palette.ts';
import { box, circle, each, ellipse, line, path, slope } from '../sheet.ts';
import { books, hueAt, shelf, type Wall, WOOD } from './shelves.ts';

export const bookcase: Wall = (_sheet, look) =>
  each(
    [330, 560, 790, 1020],
    (y) =>
      books(look, 30, y, 330) +
      shelf(10, y, 350) +
      books({ ...look, seed: look.seed + 5 }, 640, y, 310) +
      shelf(620, y, 350),
  );

export const cityWindow: Wall = (sheet, look) =>
  box(70, 120, 330, 520, '#f3e8d6', 10) +
  box(88, 138, 294, 484, slope(sheet, '#cfe3e8', '#fbe9c6')) +
  each(
    [
      [96, 250, 70],
      [172, 340, 54],
      [232, 290, 64],
      [302, 380, 72],
    ],
    ([x, y, w]) => box(x!, y!, w!, 622 - y!, '#9fb1b7', 2, 'opacity=".8"'),
  ) +
  box(228, 138, 12, 484, '#f3e8d6') +
  shelf(640, 560, 300) +
  books(look, 660, 560, 200) +
  path('M 868 560 l 8 -56 h 48 l 8 56 Z', '#a9542c') +
  path(
    'M 900 506 C 850 460 850 420 880 400 C 890 440 900 460 900 506 C 900 450 920 420 946 420 C 950 460 930 480 900 506 Z',
    '#2c6b4c',
  );

export const curtain: Wall = (sheet) =>
  each(6, (at) =>
    box(
      at * 58,
      110,
      58,
      930,
      slope(sheet, at % 2 ? '#8fc0bd' : '#a9d2cd', at % 2 ? '#5f9b9a' : '#79b3b0'),
      0,
      'opacity=".8"',
    ),
  ) +
  line('M 0 108 L 400 108', '#f3f0e6', 14) +
  box(640, 230, 250, 330, '#fbf6ea', 12) +
  box(738, 270, 54, 150, '#c23b22', 6) +
  box(690, 318, 150, 54, '#c23b22', 6) +
  each([460, 486, 512], (y, at) => box(680, y, 170 - at * 40, 12, '#d8cbb6', 4));

export const chalkboard: Wall = (_sheet, look) =>
  box(40, 130, 880, 520, WOOD, 10) +
  box(62, 152, 836, 476, '#1f4a3c', 4) +
  line('M 110 220 h 180 M 110 262 h 130 M 110 304 h 160', '#eef3e6', 6, 'opacity=".6"') +
  line(
    look.seed % 2
      ? 'M 120 540 L 220 380 L 320 540 Z M 220 380 L 220 540'
      : 'M 120 400 a 70 70 0 1 0 140 0 a 70 70 0 1 0 -140 0 M 190 400 l 50 -50',
    '#f6d98f',
    6,
    'opacity=".8"',
  ) +
  line(
    'M 680 230 h 170 M 680 280 h 100 M 690 560 l 40 -120 l 40 70 l 40 -140 l 40 100',
    '#eef3e6',
    6,
    'opacity=".6"',
  ) +
  box(700, 640, 90, 14, '#f6efe0', 4);

export const pantry: Wall = (_sheet, look) =>
  box(0, 620, 960, 420, '#f1e4cd') +
  each(24, (at) =>
    box(
      (at % 8) * 122,
      626 + Math.floor(at / 8) * 134,
      116,
      128,
      at % 3 ? '#f7eddb' : lighter(hueAt(look, 2), 0.62),
      6,
    ),
  ) +
  shelf(40, 400, 320) +
  shelf(640, 400, 300) +
  each(
    [70, 160, 250],
    (x, at) =>
      box(x, 300, 70, 100, ['#c3923b', '#a9542c', '#e9dcbc'][at]!, 12) + box(x + 8, 286, 54, 20, WOOD, 6),
  ) +
  path('M 660 330 h 110 l -10 70 h -90 Z', '#5c6468') +
  box(780, 340, 20, 14, '#5c6468') +
  path('M 830 340 h 90 l -8 60 h -74 Z', '#c23b22') +
  line('M 60 120 H 380', '#4a2a1c', 8) +
  each(
    [100, 180, 260, 330],
    (x, at) =>
      line(`M ${x} 120 V ${200 + at * 8}`, '#6b7175', 8) + ellipse(x, 222 + at * 8, 18, 26, '#6b7175'),
  );

export const atelier: Wall = (_sheet, look) =>
  each(
    [0, 1, 2],
    (at) =>
      box(60 + at * 108, 170, 86, 330, hueAt(look, at * 3), 6) +
      box(60 + at * 108, 170, 86, 330, '#fff1da', 6, 'opacity=".08"') +
      line(`M ${84 + at * 108} 180 V 490 M ${118 + at * 108} 180 V 490`, '#22080f', 4, 'opacity=".2"'),
  ) +
  line('M 40 170 H 400', WOOD, 14) +
  path(
    'M 760 300 C 800 270 860 270 900 300 C 920 380 880 420 886 480 C 900 560 900 620 890 680 H 770 C 760 620 760 560 774 480 C 780 420 740 380 760 300 Z',
    '#e9d3ae',
  ) +
  path('M 774 480 C 760 560 740 660 730 700 H 930 C 920 660 900 560 886 480 Z', hueAt(look, 7)) +
  line('M 830 700 V 1030', WOOD, 16) +
  circle(830, 276, 20, WOOD);
