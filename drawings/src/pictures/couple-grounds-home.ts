// Where some couples stand: the hall of a wedding, an earthen city, a sitting room.

import { darker, lighter } from '../palette.ts';
import { box, circle, clipped, each, group, line, lit, path, type Sheet, slope } from '../sheet.ts';
import { signed, warmWall } from './canvas.ts';
import { CLAY, LEAF, SAND } from './cast.ts';

const W = 1200;
const H = 960;

export function hall(sheet: Sheet): string {
  const swag = (x: number, y: number, w: number, deep: number, fill: string) =>
    lit(
      sheet,
      `M ${x} ${y} Q ${x + w / 2} ${y + deep} ${x + w} ${y} L ${x + w} -20 L ${x} -20 Z`,
      fill,
      0.12,
    );
  const rear = each(4, (at) => swag(at * 400 - 200, 70, 400, 150, at % 2 ? '#e3b457' : '#efcf8d'));
  const front = each(3, (at) => swag(at * 400, 30, 400, 130, at % 2 ? '#a3283c' : '#8c1d2c'));
  const lamps = each(15, (at) => {
    const x = at * 84 + 12;
    const y = 236 + Math.sin((at / 14) * Math.PI) * 74;
    return circle(x, y, 24, '#fff3cf', 'opacity=".28"') + circle(x, y, 10, '#fff3cf');
  });
  const strand = line('M -10 232 Q 600 388 1210 232', '#fff3cf', 3, 'opacity=".6"');
  const petals = each(
    [
      [70, 470],
      [160, 640],
      [92, 800],
      [250, 420],
      [1130, 430],
      [1066, 600],
      [1150, 760],
      [960, 330],
      [40, 330],
      [1020, 880],
      [190, 900],
    ],
    ([x, y], at) => petal(x!, y!, at * 41, ['#e3b457', '#fff1da', '#c23b22', '#8c1d2c'][at % 4]!),
  );
  return warmWall(sheet, LEAF, W, H) + signed(LEAF, 600, 500, 1.9) + rear + front + strand + lamps + petals;
}

const petal = (x: number, y: number, turn: number, colour: string) =>
  group(
    `translate(${x} ${y}) rotate(${turn})`,
    path('M 0 -15 C 13 -8 13 10 0 17 C -13 10 -13 -8 0 -15 Z', colour),
  );

// An earthen wall of the old cities, with its raised knots, and the evening in the doorway.
export function walledTown(sheet: Sheet): string {
  const knot = (x: number, y: number, size: number) =>
    group(
      `translate(${x} ${y}) scale(${size})`,
      line('M 0 -70 L 70 0 L 0 70 L -70 0 Z', '#f3d3a8', 13, 'opacity=".5"') +
        line(
          'M 0 -32 L 32 0 L 0 32 L -32 0 Z M -92 0 H -70 M 70 0 H 92 M 0 -92 V -70 M 0 70 V 92',
          '#f3d3a8',
          11,
          'opacity=".5"',
        ),
    );
  const door = 'M 330 960 L 330 430 C 330 300 470 270 600 130 C 730 270 870 300 870 430 L 870 960 Z';
  const rim = 'M 286 960 L 286 420 C 286 270 450 240 600 76 C 750 240 914 270 914 420 L 914 960 Z';
  const skyline =
    box(330, 100, 540, 860, slope(sheet, '#f9d9a6', '#f0a873')) +
    each([1, 1.6, 2.3], (r) =>
      circle(600, 400, 84 * r, '#fff3d2', r === 1 ? 'opacity=".9"' : 'opacity=".22"'),
    ) +
    path(
      'M 320 720 V 640 H 380 L 392 600 L 404 640 H 470 V 690 H 560 V 660 H 690 V 610 L 702 570 L 714 610 V 660 H 880 V 960 H 320 Z',
      '#b8653f',
      'opacity=".75"',
    );
  const crest = each(9, (at) =>
    path(`M ${at * 140 - 20} 0 L ${at * 140 + 20} 0 L ${at * 140} 62 Z`, '#f3d3a8', 'opacity=".45"'),
  );
  return (
    warmWall(sheet, CLAY, W, H) +
    crest +
    knot(150, 230, 1) +
    knot(1050, 230, 1) +
    knot(128, 500, 0.8) +
    knot(1072, 500, 0.8) +
    knot(150, 750, 1) +
    knot(1050, 750, 1) +
    lit(sheet, rim, '#8f4a34', 0.2) +
    clipped(sheet, door, skyline)
  );
}

export function sittingRoom(sheet: Sheet): string {
  const frame = (x: number, y: number, w: number, h: number, inside: string) =>
    box(x + 8, y + 10, w, h, '#22080f', 6, 'opacity=".18"') +
    box(x, y, w, h, '#6b4326', 6) +
    box(x + 14, y + 14, w - 28, h - 28, '#fbf3e4') +
    inside;
  const child = (x: number, y: number, skin: string, dress: string) =>
    circle(x, y, 24, skin) +
    path(
      `M ${x - 40} ${y + 70} Q ${x - 36} ${y + 24} ${x} ${y + 24} Q ${x + 36} ${y + 24} ${x + 40} ${y + 70} Z`,
      dress,
    ) +
    path(
      `M ${x - 25} ${y - 4} A 25 25 0 0 1 ${x + 25} ${y - 4} Q ${x} ${y - 18} ${x - 25} ${y - 4} Z`,
      '#1d1315',
    );
  const photographs =
    frame(70, 120, 210, 176, child(140, 196, '#72432c', '#c23b22') + child(212, 204, '#593222', '#0e6b50')) +
    frame(100, 330, 150, 180, child(175, 410, '#653a27', '#e3b457'));
  const window_ =
    box(880, 90, 250, 360, lighter(SAND.field, 0.5), 14) +
    box(898, 108, 214, 324, slope(sheet, '#fdf0d2', '#f6cf98')) +
    circle(1010, 250, 60, '#fff8e2', 'opacity=".8"') +
    box(998, 108, 14, 324, lighter(SAND.field, 0.5)) +
    path(
      'M 850 70 L 960 70 C 946 220 910 340 846 480 Z M 1160 70 L 1060 70 C 1074 220 1106 340 1170 480 Z',
      '#0e6b50',
      'opacity=".92"',
    ) +
    box(826, 58, 360, 16, '#6b4326', 8);
  const leaf = (turn: number) =>
    `<path d="M 0 0 C 46 -90 34 -210 0 -230 C -34 -210 -46 -90 0 0 Z" fill="${turn % 2 ? '#2c6b4c' : '#1f5640'}" transform="rotate(${turn})"/>`;
  const plant = group(
    'translate(1100 690)',
    each([-60, -33, -8, 18, 45, 66], leaf),
    path('M -70 -10 L 70 -10 L 52 150 L -52 150 Z', '#a9542c'),
    box(-78, -24, 156, 32, '#bd6436', 8),
  );
  const sofa =
    box(-60, 640, 1320, 400, '#7a1737', 90) +
    box(-60, 640, 1320, 400, '#22080f', 90, 'opacity=".12"') +
    box(-80, 850, 1360, 300, darker('#7a1737', 0.28), 60) +
    `<rect x="60" y="690" width="200" height="190" rx="32" fill="#e3b457" transform="rotate(-9 160 785)"/>`;
  return warmWall(sheet, SAND, W, H) + signed(SAND, 600, 330, 1.5) + photographs + window_ + plant + sofa;
}
