// Pictures of places: Lagos in the morning, and two roads that become one.

import { darker, lighter } from '../../palette.ts';
import {
  box,
  circle,
  clipped,
  each,
  ellipse,
  group,
  line,
  lit,
  path,
  type Sheet,
  slope,
} from '../../sheet.ts';
import { palm, sun } from '../things/room.ts';
import { scene } from './scene.ts';

export const lagosMorning = scene((sheet) => {
  const tower = (x: number, w: number, top: number, colour: string, at: number) => {
    const panes = each(40, (n) => {
      const [px, py] = [x + 10 + (n % 4) * ((w - 16) / 4), top + 18 + Math.floor(n / 4) * 30];
      return py < 470 && (n * 7 + at * 5) % 3
        ? box(px, py, (w - 16) / 4 - 6, 13, lighter(colour, 0.45), 1, 'opacity=".6"')
        : '';
    });
    return (
      box(x, top, w, 500 - top, colour, 3) +
      box(x + w * 0.54, top, w * 0.46, 500 - top, '#22080f', 0, 'opacity=".1"') +
      panes
    );
  };
  const far = each(
    [
      [40, 70, 300],
      [120, 56, 350],
      [560, 66, 330],
      [640, 90, 270],
      [740, 56, 350],
      [940, 80, 310],
      [1030, 60, 350],
      [1110, 100, 290],
    ],
    ([x, w, top]) => box(x!, top!, w!, 500 - top!, '#d98f76', 2, 'opacity=".55"'),
  );
  const near = [
    [0, 96, 360, '#8a5a6e'],
    [104, 74, 260, '#7a4a62'],
    [186, 100, 400, '#96667a'],
    [294, 66, 320, '#7a4a62'],
    [368, 90, 390, '#8a5a6e'],
    [470, 84, 230, '#6d4058'],
    [562, 76, 370, '#8a5a6e'],
  ] as const;
  const ripples = each(26, (at) =>
    line(
      `M ${(at * 211) % 1150} ${560 + at * 9.4} h ${50 + ((at * 37) % 110)}`,
      '#fbe3b8',
      4,
      'opacity=".45"',
    ),
  );
  return (
    box(0, 0, 1200, 800, slope(sheet, '#f4a877', '#fdeac2')) +
    sun(860, 300, 76, '#fff6dc') +
    far +
    each(near, ([x, w, top, colour], at) => tower(x, w, top, colour, at)) +
    line('M 507 230 V 150 M 141 260 V 210', '#6d4058', 5) +
    box(0, 496, 1200, 304, slope(sheet, '#e9a070', '#2f6a74')) +
    path('M 780 500 L 700 800 H 1040 L 940 500 Z', '#fff1cf', 'opacity=".28"') +
    ripples +
    cableBridge(sheet) +
    canoe(sheet, 330, 720) +
    palm(56, 400, 0.9, '#24523f') +
    path('M -20 800 Q 120 730 300 760 Q 240 800 300 810 H -20 Z', '#2b4a3c')
  );
});

function cableBridge(sheet: Sheet): string {
  const deck = 'M 380 560 Q 800 500 1220 470 L 1220 500 Q 800 530 380 592 Z';
  const [px, top, foot] = [876, 120, 506];
  const cables = each(9, (at) => {
    const spread = 60 + at * 38;
    const fall = (x: number) => 560 - ((x - 380) / 840) * 88;
    return line(
      `M ${px} ${top + 24 + at * 9} L ${px - spread} ${fall(px - spread)} M ${px} ${top + 24 + at * 9} L ${px + spread} ${fall(px + spread)}`,
      '#fbf0dc',
      3,
      'opacity=".85"',
    );
  });
  const piers = each([470, 650, 1080], (x) => box(x, 540 - ((x - 470) / 610) * 50, 24, 120, '#b98a6a'));
  return (
    piers +
    cables +
    lit(
      sheet,
      `M ${px - 34} ${foot + 130} L ${px - 12} ${top} H ${px + 12} L ${px + 34} ${foot + 130} L ${px + 12} ${foot + 130} L ${px} ${top + 200} L ${px - 12} ${foot + 130} Z`,
      '#f6e3c4',
      0.22,
    ) +
    path(deck, '#e9cfa6') +
    path('M 380 576 Q 800 514 1220 484 L 1220 500 Q 800 530 380 592 Z', '#a9765a') +
    group('translate(560 478) rotate(-7) scale(.2)', bus()) +
    group('translate(1010 436) rotate(-3) scale(.17)', bus()) +
    group('translate(720 474) rotate(-5) scale(.15)', car('#7a1737')) +
    group('translate(1120 434) rotate(-3) scale(.14)', car('#0e6b50'))
  );
}

export const bus = () =>
  path(
    'M 0 60 Q 0 10 50 10 L 330 10 Q 372 10 392 90 L 412 150 Q 424 160 424 190 L 424 270 L 0 270 Z',
    '#f2b61d',
  ) +
  each([40, 140, 240], (x) => box(x, 48, 84, 84, '#dfeaee', 10)) +
  path('M 340 48 L 356 48 Q 372 90 382 132 L 340 132 Z', '#dfeaee') +
  box(0, 164, 424, 16, '#241a1e') +
  box(0, 192, 424, 16, '#241a1e') +
  each([90, 330], (x) => circle(x, 272, 46, '#241a1e') + circle(x, 272, 20, '#b9a793'));

const car = (colour: string) =>
  path('M 0 260 V 170 Q 10 150 60 146 L 120 80 H 280 L 350 146 Q 410 154 414 180 V 260 Z', colour) +
  path('M 134 96 H 194 V 146 H 86 Z M 210 96 H 270 L 322 146 H 210 Z', '#dfeaee') +
  each([100, 320], (x) => circle(x, 264, 42, '#241a1e') + circle(x, 264, 18, '#b9a793'));

function canoe(sheet: Sheet, x: number, y: number): string {
  return group(
    `translate(${x} ${y})`,
    ellipse(10, 22, 170, 14, '#22080f', 'opacity=".16"') +
      line('M 40 -150 L 96 30', '#3c1e12', 7) +
      path('M 0 -4 C -6 -60 2 -96 26 -98 C 50 -96 56 -60 50 -4 Z', '#c23b22') +
      path('M 28 -98 C 50 -96 56 -60 50 -4 H 28 Z', '#22080f', 'opacity=".18"') +
      line('M 12 -76 L 48 -112', '#593222', 13) +
      circle(26, -120, 20, '#593222') +
      path('M -20 -126 L 26 -160 L 72 -126 Q 26 -116 -20 -126 Z', '#e3b457') +
      lit(sheet, 'M -170 -22 Q 0 34 180 -30 Q 130 30 10 30 Q -110 30 -170 -22 Z', '#4a2619', 0.24),
  );
}

export const twoRoads = scene((sheet) => {
  const ridge = (y: number, lift: number, colour: string) =>
    path(
      `M 0 ${y} C 180 ${y - lift} 300 ${y - lift} 420 ${y - 24} C 560 ${y - lift * 1.2} 700 ${y - lift * 1.1} 820 ${y - 14} C 960 ${y - lift} 1090 ${y - lift * 0.8} 1200 ${y - 34} V 800 H 0 Z`,
      colour,
    );
  const road =
    'M 40 800 C 160 690 360 640 500 560 C 570 520 590 470 596 420 C 598 390 592 370 590 352 L 610 352 C 610 370 606 392 610 420 C 618 470 640 520 710 560 C 850 640 1050 690 1170 800 L 930 800 C 860 720 700 660 604 600 C 510 660 340 720 280 800 Z';
  const stones = each(
    [
      [420, 700, 1],
      [790, 700, 1],
      [470, 516, 0.6],
      [744, 516, 0.6],
    ],
    ([x, y, size]) =>
      group(
        `translate(${x} ${y}) scale(${size})`,
        ellipse(6, 0, 30, 7, '#22080f', 'opacity=".2"') +
          lit(sheet, 'M -20 0 V -46 A 20 20 0 0 1 20 -46 V 0 Z', '#f6ecdc', 0.2) +
          box(-20, -24, 40, 9, '#c23b22'),
      ),
  );
  const tufts = each(34, (at) =>
    line(
      `M ${(at * 0.754877 * 1200) % 1200} ${640 + ((at * 67) % 150)} q 5 -26 -5 -40 m 7 40 q 7 -22 18 -30`,
      '#2f6b46',
      5,
      'opacity=".5"',
    ),
  );
  return (
    box(0, 0, 1200, 800, slope(sheet, '#f3b07c', '#fdeec6')) +
    sun(600, 300, 84, '#fff7dd') +
    ridge(420, 130, '#d9a27c') +
    home(sheet, 600, 356) +
    ridge(500, 110, '#8fae7c') +
    ridge(590, 80, '#5f9468') +
    path('M 0 640 Q 300 560 600 600 T 1200 620 V 800 H 0 Z', '#4a8259') +
    clipped(sheet, 'M 0 352 H 1200 V 800 H 0 Z', lit(sheet, road, '#c9703f', 0)) +
    line(
      'M 160 800 C 280 700 430 650 560 580 M 1050 800 C 930 700 780 650 650 580',
      '#e9a070',
      5,
      'stroke-dasharray="26 30" opacity=".7"',
    ) +
    stones +
    tufts +
    group('translate(214 748) scale(1.12)', walker(sheet, '#7a1737', '#c3923b', true)) +
    group('translate(990 748) scale(1.12)', walker(sheet, '#24406b', '#e3b457', false)) +
    palm(52, 440, 0.66, '#2b5a44') +
    palm(1156, 430, 0.74, '#2b5a44')
  );
});

// A house with a lit door at the end of the way.
const home = (sheet: Sheet, x: number, y: number) =>
  group(
    `translate(${x} ${y})`,
    lit(sheet, 'M -52 0 V -44 H 52 V 0 Z', '#f6e3c4', 0.14) +
      path('M -66 -42 L 0 -86 L 66 -42 Z', '#a9542c') +
      path('M 0 -86 L 66 -42 H 0 Z', '#22080f', 'opacity=".16"') +
      box(-11, -30, 22, 30, '#ffdf9c') +
      box(-42, -32, 18, 16, '#7a1737', 2) +
      box(24, -32, 18, 16, '#7a1737', 2),
  );

// Somebody on the way, seen from behind.
function walker(sheet: Sheet, cloth: string, wrap: string, woman: boolean): string {
  const skin = woman ? '#72432c' : '#593222';
  const dress = woman
    ? 'M -26 -150 C -34 -110 -44 -40 -50 -6 Q 0 10 50 -6 C 44 -40 34 -110 26 -150 Q 0 -162 -26 -150 Z'
    : 'M -34 -152 C -40 -110 -40 -60 -38 -34 H 38 C 40 -60 40 -110 34 -152 Q 0 -166 -34 -152 Z';
  const legs = woman
    ? line('M -14 -8 V 14 M 14 -8 V 14', skin, 12)
    : line('M -16 -36 L -18 14 M 16 -36 L 22 10', darker(cloth, 0.4), 19);
  const head = woman
    ? circle(0, -182, 25, skin) +
      lit(
        sheet,
        'M -30 -176 C -44 -222 -20 -246 4 -244 C 40 -244 46 -210 30 -176 Q 0 -196 -30 -176 Z',
        wrap,
        0.2,
      )
    : circle(0, -184, 25, skin) +
      lit(
        sheet,
        'M -27 -182 C -28 -216 -20 -228 6 -226 C 30 -226 34 -206 27 -182 Q 0 -192 -27 -182 Z',
        wrap,
        0.2,
      );
  return (
    ellipse(10, 12, 56, 10, '#22080f', 'opacity=".22"') +
    legs +
    line(
      woman ? 'M -26 -140 L -40 -80 M 26 -140 L 44 -84' : 'M -34 -140 L -50 -74 M 34 -140 L 52 -78',
      darker(cloth, 0.14),
      17,
    ) +
    lit(sheet, dress, cloth, 0.2) +
    box(-9, -172, 18, 22, darker(skin, 0.2)) +
    head +
    (woman ? '' : lit(sheet, 'M -24 -140 H 24 V -76 Q 0 -66 -24 -76 Z', '#8a5530', 0.2))
  );
}
