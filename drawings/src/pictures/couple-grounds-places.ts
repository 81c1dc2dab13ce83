// Where the others stand at home: the palace walls of Benin, the plateau of Jos, a church.

import { lighter } from '../palette.ts';
import { box, circle, clipped, each, ellipse, group, line, lit, path, type Sheet, slope } from '../sheet.ts';
import { signed, warmWall } from './canvas.ts';
import { GOLD, ROSE } from './cast.ts';

const W = 1200;
const H = 960;

// The fluted walls of Benin, with two cast plaques.
export function palace(sheet: Sheet): string {
  const flutes = each(
    14,
    (at) =>
      box(0, 80 + at * 66, W, 30, '#8f611f', 15, 'opacity=".2"') +
      box(0, 80 + at * 66, W, 8, '#fff1da', 4, 'opacity=".24"'),
  );
  return (
    warmWall(sheet, GOLD, W, H) +
    flutes +
    signed(GOLD, 600, 420, 1.9) +
    plaque(sheet, 60) +
    plaque(sheet, 930)
  );
}

function plaque(sheet: Sheet, x: number): string {
  const bronze = '#8a4f22';
  const edge = each(
    9,
    (at) => circle(x + 16, 190 + at * 52, 7, '#d79a4c') + circle(x + 194, 190 + at * 52, 7, '#d79a4c'),
  );
  const leopard =
    lit(
      sheet,
      `M ${x + 60} 300 C ${x + 60} 240 ${x + 150} 240 ${x + 150} 300 C ${x + 156} 352 ${x + 130} 384 ${x + 105} 384 C ${x + 80} 384 ${x + 54} 352 ${x + 60} 300 Z`,
      '#c4853c',
      0.24,
    ) +
    each(
      [
        [72, 258],
        [138, 258],
      ],
      ([dx, y]) => circle(x + dx!, y!, 20, '#c4853c') + circle(x + dx!, y!, 9, bronze),
    ) +
    each([84, 126], (dx) => line(`M ${x + dx - 13} 308 Q ${x + dx} 322 ${x + dx + 13} 308`, '#4a2613', 7)) +
    path(`M ${x + 92} 336 H ${x + 118} L ${x + 105} 352 Z`, '#4a2613') +
    each(
      [
        [105, 282],
        [88, 290],
        [122, 290],
      ],
      ([dx, y]) => circle(x + dx!, y!, 5, '#4a2613'),
    );
  const chain = each(
    [470, 530, 590],
    (y) =>
      circle(x + 105, y, 30, '#d79a4c') + circle(x + 105, y, 20, bronze) + circle(x + 105, y, 9, '#d79a4c'),
  );
  return (
    box(x + 12, 164, 210, 480, '#22080f', 12, 'opacity=".22"') +
    lit(sheet, `M ${x} 150 H ${x + 210} V 630 H ${x} Z`, bronze, 0.2) +
    line(`M ${x + 34} 184 H ${x + 176} V 596 H ${x + 34} Z`, '#d79a4c', 5) +
    edge +
    leopard +
    chain
  );
}

export function plateau(sheet: Sheet): string {
  const ridge = (y: number, lift: number, colour: string) =>
    path(
      `M 0 ${y} C 150 ${y - lift} 280 ${y - lift} 412 ${y - 20} C 550 ${y - lift * 1.3} 700 ${y - lift * 1.2} 825 ${y - 10} C 950 ${y - lift} 1100 ${y - lift * 0.8} 1200 ${y - 30} L 1200 960 L 0 960 Z`,
      colour,
    );
  const boulder = (x: number, y: number, r: number) =>
    lit(
      sheet,
      `M ${x - r} ${y} C ${x - r * 1.06} ${y - r * 0.9} ${x - r * 0.3} ${y - r * 1.15} ${x + r * 0.2} ${y - r} C ${x + r} ${y - r * 0.8} ${x + r * 1.05} ${y - r * 0.2} ${x + r} ${y} Z`,
      '#a3918a',
      0.26,
    );
  const cloud = (x: number, y: number, size: number) =>
    group(
      `translate(${x} ${y}) scale(${size})`,
      ellipse(0, 0, 110, 34, '#fff8ea') +
        ellipse(-40, -24, 56, 36, '#fff8ea') +
        ellipse(36, -30, 66, 44, '#fff8ea'),
    );
  const cactus = (x: number, y: number) =>
    line(
      `M ${x} ${y} V ${y - 200} M ${x} ${y - 60} H ${x - 46} V ${y - 140} M ${x} ${y - 90} H ${x + 46} V ${y - 170}`,
      '#2f6b4a',
      26,
    ) + line(`M ${x - 4} ${y} V ${y - 200}`, '#4d8a62', 6, 'opacity=".7"');
  const rings_ = each([1, 1.7, 2.5], (r) =>
    circle(920, 210, 74 * r, '#fff6dc', r === 1 ? '' : 'opacity=".28"'),
  );
  return (
    box(0, 0, W, H, slope(sheet, '#7fb9cc', '#fbe9c4')) +
    rings_ +
    cloud(190, 150, 1) +
    cloud(560, 90, 0.7) +
    ridge(560, 150, '#9fb3a6') +
    ridge(680, 130, '#6c9a7d') +
    boulder(60, 650, 76) +
    boulder(170, 720, 130) +
    boulder(196, 596, 58) +
    boulder(1010, 700, 90) +
    boulder(1110, 730, 120) +
    boulder(1096, 616, 64) +
    ridge(800, 100, '#427a5c') +
    cactus(96, 900) +
    cactus(1136, 880) +
    ridge(960, 70, '#2c5f47')
  );
}

export function church(sheet: Sheet): string {
  const panes = ['#c23b22', '#24406b', '#e3b457', '#0e6b50', '#7a1737', '#1d6a72'];
  const window_ = (x: number) => {
    const shape = `M ${x} 640 V 230 Q ${x} 110 ${x + 110} 50 Q ${x + 220} 110 ${x + 220} 230 V 640 Z`;
    const glass = each(18, (at) =>
      box(
        x + 14 + (at % 3) * 66,
        40 + Math.floor(at / 3) * 100,
        60,
        92,
        panes[(at * 5 + x) % 6]!,
        4,
        'opacity=".72"',
      ),
    );
    return path(shape, lighter(ROSE.glow, 0.55)) + clipped(sheet, shape, glass) + line(shape, '#fff1e2', 12);
  };
  const beams =
    path('M 130 60 L 420 960 L 0 960 L 0 300 Z', '#fff6de', 'opacity=".16"') +
    path('M 1060 60 L 820 960 L 1200 960 L 1200 300 Z', '#fff6de', 'opacity=".12"');
  const arch =
    path('M 330 960 V 420 A 270 270 0 0 1 870 420 V 960 Z', lighter(ROSE.field, 0.42)) +
    path(
      'M 364 960 V 424 A 236 236 0 0 1 836 424 V 960 Z',
      slope(sheet, lighter(ROSE.glow, 0.5), ROSE.field),
    );
  const spray = (x: number, y: number) =>
    each(11, (at) => {
      const turn = at * 2.4;
      const r = Math.sqrt(at / 11) * 92;
      return circle(
        x + Math.cos(turn) * r,
        y + Math.sin(turn) * r * 0.8,
        30,
        ['#fdf3e6', '#f3c9c0', '#2f6b4a', '#fbe6d6'][at % 4]!,
      );
    });
  return (
    warmWall(sheet, ROSE, W, H) +
    window_(60) +
    window_(920) +
    arch +
    signed(ROSE, 600, 420, 1.25) +
    beams +
    spray(70, 860) +
    spray(1130, 860)
  );
}
