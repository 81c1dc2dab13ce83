// What stands on the table one works at.
import type { Look, Workplace } from '../look.ts';
import { box, circle, each, ellipse, line, path } from '../sheet.ts';
import { hueAt, WOOD } from './shelves.ts';

const laptop = (x: number) =>
  path(`M ${x} 900 h 260 l 14 140 h -288 Z`, '#c9c6c2') +
  path(`M ${x + 10} 908 h 240 l 12 124 h -264 Z`, '#b3b0ad') +
  circle(x + 130, 968, 15, '#8d8986') +
  box(x - 30, 1036, 322, 18, '#dedbd6', 8);

export const TABLES: Partial<Record<Workplace, (look: Look) => string>> = {
  office: (look) =>
    laptop(120) +
    box(760, 970, 74, 80, hueAt(look, 3), 10) +
    line('M 834 990 q 34 4 30 30 q -4 22 -32 20', hueAt(look, 3), 12),
  desk: () => laptop(560) + box(120, 1000, 150, 40, '#2c2430', 8) + ellipse(330, 1036, 34, 16, '#2c2430'),
  classroom: (look) =>
    box(90, 1000, 230, 38, hueAt(look, 1), 6) +
    box(110, 962, 200, 38, hueAt(look, 4), 6) +
    box(100, 926, 180, 36, hueAt(look, 8), 6) +
    circle(820, 930, 76, '#4d97a6') +
    path('M 780 900 q 30 -40 60 -20 q 10 40 -30 50 q 20 30 -10 40 q -40 -20 -20 -70 Z', '#7fae62') +
    line('M 820 1006 V 1040 M 770 1040 H 870', WOOD, 14),
  kitchen: () =>
    ellipse(200, 1030, 130, 24, '#f5efe2') +
    path('M 96 1020 Q 110 900 200 896 Q 290 900 304 1020 Z', '#6d3a20') +
    path(
      'M 96 990 Q 120 900 200 896 Q 280 900 304 990 Q 280 960 250 992 Q 220 950 190 990 Q 150 952 96 990 Z',
      '#fdf0dc',
    ) +
    circle(200, 884, 16, '#c23b22') +
    path('M 660 960 H 880 Q 870 1046 770 1046 Q 670 1046 660 960 Z', '#dfe7ea') +
    ellipse(770, 960, 110, 20, '#f3d9a4'),
  studio: () =>
    path('M 100 1040 V 950 Q 100 930 130 930 H 300 Q 336 930 336 960 V 1040 Z', '#2b1320') +
    circle(330, 984, 26, '#c3923b') +
    box(150, 900, 40, 34, '#2b1320') +
    line('M 120 968 H 290', '#e3b457', 6) +
    box(120, 1040, 240, 20, '#c9c6c2', 6) +
    box(720, 1002, 180, 40, '#a5315f', 16) +
    box(736, 968, 150, 36, '#e3b457', 14),
  lab: () =>
    path(
      'M 760 1040 h 150 v -22 h -50 q 40 -70 -30 -130 l 22 -30 l -40 -30 l -70 96 l 40 30 l 22 -30 q 36 40 10 94 h -54 Z',
      '#35525e',
    ) +
    path('M 130 1040 L 190 920 V 860 H 240 V 920 L 300 1040 Z', '#dfe7ea', 'opacity=".85"') +
    path('M 152 996 H 278 L 300 1040 H 130 Z', '#c23b22', 'opacity=".7"'),
  chambers: (look) =>
    box(90, 990, 250, 48, '#7a1737', 6) +
    box(110, 946, 220, 44, '#24406b', 6) +
    line('M 790 1036 V 850 M 700 880 H 880 M 730 1040 H 850', '#c3923b', 12) +
    each(
      [700, 880],
      (x) =>
        line(`M ${x} 880 L ${x - 34} 960 M ${x} 880 L ${x + 34} 960`, '#c3923b', 4) +
        path(`M ${x - 44} 960 H ${x + 44} Q ${x} 1000 ${x - 44} 960 Z`, '#c3923b'),
    ) +
    circle(220, 968, look.seed % 2 ? 9 : 7, '#e3b457'),
  shop: (look) =>
    box(80, 990, 260, 50, hueAt(look, 2), 22) +
    box(100, 942, 220, 50, hueAt(look, 6), 22) +
    box(700, 960, 190, 80, '#2b1320', 10) +
    box(716, 974, 158, 30, '#7fb8a0', 5),
  newsroom: () =>
    line('M 250 1040 V 950 Q 250 900 310 880', '#2b2226', 14) +
    ellipse(336, 866, 40, 62, '#2b2226') +
    line('M 304 850 H 368 M 302 872 H 370', '#7d7279', 5) +
    box(640, 990, 230, 50, '#2b2226', 8) +
    each([664, 704, 744, 784, 824], (x, at) => circle(x, 1014, 12, at % 2 ? '#c23b22' : '#e3b457')),
};
