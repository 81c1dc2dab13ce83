// Where the couples abroad stand: a street in London, the lakeside of Toronto under snow.

import { darker } from '../palette.ts';
import { box, circle, each, ellipse, group, line, lit, path, type Sheet, slope } from '../sheet.ts';
import { signed } from './canvas.ts';
import { RAIN } from './cast.ts';

const W = 1200;
const H = 960;

export function london(sheet: Sheet): string {
  const brick = ['#a9604a', '#96513f', '#b26f52'];
  const house = (x: number, at: number) => {
    const pane = (dx: number, y: number) =>
      box(x + dx - 8, y - 8, 76, 116, '#f6ecdc', 4) +
      box(x + dx, y, 60, 100, at === 1 ? '#ffdf9c' : '#8ea7b3') +
      box(x + dx + 27, y, 6, 100, '#f6ecdc') +
      box(x + dx, y + 46, 60, 6, '#f6ecdc');
    const door =
      box(x + 160, 600, 84, 230, '#f6ecdc', 6) +
      box(x + 168, 612, 68, 218, ['#0e6b50', '#24406b', '#7a1737', '#c3923b'][at % 4]!, 4) +
      circle(x + 224, 726, 5, '#f3dca4');
    const chimney =
      box(x + 30, 96, 66, 90, darker(brick[at % 3]!, 0.2)) +
      box(x + 40, 76, 18, 24, '#c98a5f') +
      box(x + 68, 76, 18, 24, '#c98a5f');
    return (
      chimney +
      path(`M ${x} 250 L ${x + 40} 160 H ${x + 230} L ${x + 270} 250 Z`, '#54606c') +
      lit(sheet, `M ${x} 250 H ${x + 270} V 850 H ${x} Z`, brick[at % 3]!, 0.12) +
      pane(34, 310) +
      pane(172, 310) +
      pane(34, 480) +
      pane(172, 460) +
      door +
      box(x, 244, 270, 14, '#f6ecdc')
    );
  };
  const tree = line(
    'M 92 880 C 84 720 100 580 86 440 M 90 640 C 50 560 30 500 6 440 M 88 560 C 130 500 150 440 156 380 M 86 470 C 60 420 50 360 56 300 M 86 450 C 104 400 110 350 108 270 M 32 500 C 20 450 18 400 24 360 M 140 440 C 170 410 190 380 200 340',
    '#4a3a38',
    13,
  );
  const lamp =
    line('M 1140 870 V 360 M 1114 380 H 1166', '#2b2a33', 12) +
    path('M 1114 352 L 1166 352 L 1158 268 L 1122 268 Z', '#ffe6ae') +
    path('M 1114 268 H 1166 L 1154 244 H 1126 Z', '#2b2a33') +
    circle(1140, 312, 74, '#ffe6ae', 'opacity=".25"');
  return (
    box(0, 0, W, H, slope(sheet, '#b7c8d2', '#f1e2cd')) +
    signed(RAIN, 930, 130, 1.1) +
    each([-150, 120, 390, 660, 930], house) +
    box(0, 850, W, 110, '#8d8a8c') +
    box(0, 850, W, 16, '#b4b0ac') +
    group('translate(640 480) scale(1.12)', bus(sheet)) +
    tree +
    lamp +
    box(0, 0, W, H, '#f1e2cd', 0, 'opacity=".26"')
  );
}

function bus(sheet: Sheet): string {
  const glass = (y: number) => each([26, 126, 226, 326], (x) => box(x, y, 84, 70, '#dfeaee', 8));
  return (
    lit(sheet, 'M 0 30 Q 0 0 30 0 H 440 Q 474 0 474 30 V 330 H 0 Z', '#c0231f', 0.14) +
    glass(34) +
    glass(176) +
    box(0, 130, 474, 20, '#f6ecdc') +
    box(420, 180, 54, 84, '#dfeaee', 8) +
    each([96, 372], (x) => circle(x, 330, 42, '#241a1e') + circle(x, 330, 18, '#b9a793'))
  );
}

export function toronto(sheet: Sheet): string {
  const block = (x: number, w: number, h: number, colour: string, at: number) => {
    const glass = each(Math.floor((h - 40) / 44) * Math.floor((w - 16) / 30), (n) => {
      const across = Math.floor((w - 16) / 30);
      return (n * 7 + at * 3) % 5 < 2
        ? box(
            x + 12 + (n % across) * 30,
            700 - h + 24 + Math.floor(n / across) * 44,
            14,
            22,
            '#ffdf9c',
            2,
            'opacity=".8"',
          )
        : '';
    });
    return box(x, 700 - h, w, h + 20, colour, 4) + glass;
  };
  const tower =
    path('M 214 700 L 232 250 H 248 L 266 700 Z', '#6d5b86') +
    path('M 236 260 L 238 60 H 242 L 244 260 Z', '#6d5b86') +
    ellipse(240, 262, 46, 20, '#7d6a96') +
    path('M 206 270 Q 240 316 274 270 Z', '#5c4b74') +
    ellipse(240, 256, 34, 9, '#ffdf9c', 'opacity=".9"') +
    circle(240, 60, 6, '#f7a08a');
  const flakes = each(70, (at) =>
    circle(
      (at * 0.754877 * W) % W,
      (at * 0.56984 * 860) % 860,
      4 + ((at * 5) % 6),
      '#fffaf2',
      `opacity="${0.5 + (at % 4) * 0.12}"`,
    ),
  );
  const pine = (x: number, y: number, size: number) =>
    group(
      `translate(${x} ${y}) scale(${size})`,
      box(-12, 0, 24, 60, '#4a3526') +
        each(
          [0, 1, 2],
          (at) =>
            lit(
              sheet,
              `M 0 ${-250 + at * 80} L ${70 + at * 26} ${-100 + at * 60} Q 0 ${-70 + at * 60} ${-70 - at * 26} ${-100 + at * 60} Z`,
              '#2f5d52',
              0.2,
            ) +
            path(
              `M 0 ${-250 + at * 80} L ${40 + at * 14} ${-164 + at * 70} Q 10 ${-180 + at * 70} 0 ${-160 + at * 70} Q -20 ${-186 + at * 70} ${-40 - at * 14} ${-164 + at * 70} Z`,
              '#f6efe8',
            ),
        ),
    );
  const rings_ = each([1, 1.8, 2.7, 3.7], (r) =>
    circle(820, 250, 66 * r, '#fff0d8', r === 1 ? 'opacity=".92"' : 'opacity=".13"'),
  );
  return (
    box(0, 0, W, H, slope(sheet, '#53477e', '#f2b09a')) +
    rings_ +
    tower +
    block(20, 110, 250, '#6a5585', 1) +
    block(120, 80, 180, '#7d6391', 2) +
    block(290, 120, 330, '#6a5585', 3) +
    block(400, 90, 220, '#7d6391', 4) +
    block(760, 100, 300, '#6a5585', 5) +
    block(850, 120, 210, '#7d6391', 6) +
    block(980, 90, 360, '#6a5585', 7) +
    block(1080, 130, 240, '#7d6391', 8) +
    path('M 0 690 Q 300 660 600 694 T 1200 680 V 960 H 0 Z', '#cdbfd6') +
    pine(80, 800, 1.05) +
    pine(1130, 810, 1.2) +
    path('M 0 810 Q 300 760 620 806 T 1200 790 V 960 H 0 Z', '#f1e7ea') +
    flakes
  );
}
