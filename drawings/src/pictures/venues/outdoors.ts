// Venues under the sky: the lawn on the lagoon, the garden on the Plateau, the barn of red earth, as pictures of 1200 by 800.
import { darker, lighter } from '../../palette.ts';
import { box, circle, each, ellipse, group, line, lit, path, type Sheet, slope } from '../../sheet.ts';
import { scene } from '../scenes/scene.ts';
import { asoOke, palm, sun } from '../things/room.ts';
import { arch, chairRow, laidTable, lightLine } from './furniture.ts';

const sky = (sheet: Sheet, from: string, to: string) => box(0, 0, 1200, 800, slope(sheet, from, to));

export const lagoon = scene((sheet) => {
  const towers = each(
    [
      [40, 60, 70],
      [120, 110, 52],
      [186, 76, 60],
      [940, 90, 64],
      [1016, 140, 56],
      [1086, 70, 90],
    ],
    ([x, h, w]) => box(x!, 372 - h!, w!, h!, '#8a5f70', 3, 'opacity=".5"'),
  );
  const ripples = each(12, (at) =>
    line(`M ${(at * 211) % 1100} ${392 + at * 9} h ${60 + ((at * 37) % 110)}`, '#fbe3b8', 4, 'opacity=".5"'),
  );
  const jetty =
    path('M 842 430 L 900 430 L 1010 560 L 890 560 Z', '#8a5530') +
    each(4, (at) => line(`M ${848 + at * 12} ${446 + at * 28} h ${64 + at * 16}`, '#5a2d14', 4));
  return (
    sky(sheet, '#f4a274', '#fde3b4') +
    sun(600, 330, 66) +
    towers +
    box(0, 372, 1200, 140, slope(sheet, '#eaa477', '#2f7480')) +
    ripples +
    path('M 0 486 Q 300 452 620 480 T 1200 470 V 800 H 0 Z', slope(sheet, '#86a85c', '#3d6f45')) +
    jetty +
    palm(120, 250, 0.92, '#2b5a44') +
    palm(1090, 220, 1.02, '#2b5a44') +
    lightLine(150, 300, 1070, 280, 60) +
    path('M 540 520 L 660 520 L 800 800 L 400 800 Z', '#f6ead2') +
    group('translate(600 560) scale(.84)', arch(sheet, '#c9a46a', '#f1c7bd')) +
    chairRow(190, 640, 4, 78, 0.72, '#7a1737') +
    chairRow(776, 640, 4, 78, 0.72, '#7a1737') +
    chairRow(110, 752, 4, 98, 0.94, '#7a1737') +
    chairRow(806, 752, 4, 98, 0.94, '#7a1737')
  );
});

export const garden = scene((sheet) => {
  const ridge = (y: number, lift: number, colour: string) =>
    path(
      `M 0 ${y} C 150 ${y - lift} 280 ${y - lift} 412 ${y - 20} C 550 ${y - lift * 1.3} 700 ${y - lift * 1.2} 825 ${y - 10} C 950 ${y - lift} 1100 ${y - lift * 0.8} 1200 ${y - 30} V 800 H 0 Z`,
      colour,
    );
  const boulder = (x: number, y: number, r: number) =>
    lit(
      sheet,
      `M ${x - r} ${y} C ${x - r * 1.06} ${y - r * 0.9} ${x - r * 0.3} ${y - r * 1.15} ${x + r * 0.2} ${y - r} C ${x + r} ${y - r * 0.8} ${x + r * 1.05} ${y - r * 0.2} ${x + r} ${y} Z`,
      '#a3918a',
      0.26,
    );
  const jacaranda = (x: number, y: number, size: number) =>
    group(
      `translate(${x} ${y}) scale(${size})`,
      line('M 0 260 C -8 160 18 90 0 10 M 2 120 Q 70 60 110 20 M 0 140 Q -70 80 -116 30', '#5a3a26', 26),
      each(26, (at) => {
        const turn = at * 2.4;
        const r = Math.sqrt(at / 26);
        return circle(
          Math.cos(turn) * r * 210,
          -30 + Math.sin(turn) * r * 110,
          54,
          ['#8f6fae', '#a78ac4', '#7b5c9c'][at % 3]!,
        );
      }),
    );
  const fallen = each(26, (at) =>
    ellipse((at * 139 + 20) % 1200, 640 + ((at * 67) % 150), 9, 4, '#a78ac4', 'opacity=".8"'),
  );
  return (
    sky(sheet, '#9cc7da', '#fbeccb') +
    circle(880, 130, 56, '#fff6dc') +
    circle(880, 130, 96, '#fff6dc', 'opacity=".35"') +
    ridge(400, 130, '#9fb3a6') +
    ridge(480, 120, '#6c9a7d') +
    boulder(930, 500, 74) +
    boulder(1030, 520, 110) +
    boulder(1006, 420, 50) +
    ridge(580, 70, '#4f8a5e') +
    box(0, 590, 1200, 210, slope(sheet, '#7fa85c', '#436f3f')) +
    fallen +
    jacaranda(220, 330, 1.12) +
    jacaranda(1000, 350, 0.72) +
    lightLine(330, 330, 930, 340, 60) +
    group('translate(560 640) scale(.66)', arch(sheet, '#8a5530', '#cdb4e0')) +
    group('translate(330 742) scale(.86)', laidTable(sheet, '#fbf6ee', '#8f6fae')) +
    group('translate(850 742) scale(.86)', laidTable(sheet, '#fbf6ee', '#8f6fae'))
  );
});

// Walls of red earth under thatch; adire hangs at the door.
export const barn = scene((sheet) => {
  const adire = (x: number) =>
    box(x, 330, 92, 236, '#24406b') +
    each(
      12,
      (at) =>
        circle(
          x + 23 + (at % 2) * 46,
          350 + Math.floor(at / 2) * 38,
          13,
          'none',
          'stroke="#dfe7ea" stroke-width="4"',
        ) + circle(x + 23 + (at % 2) * 46, 350 + Math.floor(at / 2) * 38, 4, '#dfe7ea'),
    );
  const straw = each(30, (at) =>
    line(
      `M ${150 + at * 31} ${248 + Math.abs(at - 15) * 4} l ${(at - 15) * 1.6} 70`,
      at % 2 ? '#b98a45' : '#8f6727',
      9,
      'opacity=".6"',
    ),
  );
  const wall = lit(sheet, 'M 170 300 H 1030 V 600 H 170 Z', '#b5623a', 0.14, 0.7);
  const door =
    path('M 480 600 V 400 A 120 120 0 0 1 720 400 V 600 Z', '#4a2613') +
    path('M 502 600 V 404 A 98 98 0 0 1 698 404 V 600 Z', slope(sheet, '#f6c67a', '#a8571d'));
  const lamp = (x: number) =>
    circle(x, 380, 46, '#fff3cf', 'opacity=".2"') +
    box(x - 13, 356, 26, 42, '#f7d38a', 8) +
    line(`M ${x} 330 V 356`, '#3c2c35', 4);
  return (
    sky(sheet, '#f0b07c', '#fbe6bd') +
    sun(1000, 170, 54) +
    path('M 0 420 Q 160 330 330 400 L 330 600 H 0 Z', '#7f9a66') +
    path('M 870 400 Q 1040 320 1200 410 V 600 H 870 Z', '#7f9a66') +
    wall +
    each([200, 908], adire) +
    door +
    lamp(430) +
    lamp(770) +
    lit(
      sheet,
      'M 90 320 Q 330 110 600 100 Q 870 110 1110 320 Q 860 270 600 268 Q 340 270 90 320 Z',
      '#a97b35',
      0.16,
    ) +
    straw +
    box(0, 590, 1200, 210, slope(sheet, '#d79a62', '#8d4f2a')) +
    path('M 520 600 H 680 L 790 800 H 410 Z', '#f0dcb6') +
    each(9, (at) => asoOke(440 + at * 2, 790 - at * 22, 320 - at * 4, 5)) +
    group('translate(230 746) scale(.94)', laidTable(sheet, '#f3e2c4', '#24406b')) +
    group('translate(970 746) scale(.94)', laidTable(sheet, '#f3e2c4', '#24406b')) +
    each(
      [330, 870],
      (x) =>
        lit(sheet, `M ${x - 30} 600 q -16 -60 12 -82 h 36 q 28 22 12 82 Z`, darker('#a9542c', 0.1), 0.2) +
        ellipse(x, 520, 22, 7, lighter('#4a2613', 0.1)),
    )
  );
});
