// Venues with a roof: the tall hall, the warm ballroom, the glass pavilion, as pictures of 1200 by 800.
import { darker, lighter } from '../../palette.ts';
import { box, circle, each, ellipse, group, line, lit, path, type Sheet, slope } from '../../sheet.ts';
import { signed, warmWall } from '../canvas.ts';
import { AMBER, CLAY } from '../cast.ts';
import { scene } from '../scenes/scene.ts';
import { asoOke } from '../things/room.ts';
import { bouquetStand, chandelier, drape, laidTable } from './furniture.ts';

const floor = (sheet: Sheet, y: number, near: string, far: string) =>
  box(0, y, 1200, 800 - y, slope(sheet, far, near));

// Beams of carved wood that run towards the high table.
export const hall = scene((sheet) => {
  const beam = (at: number) => {
    const lift = at * 44;
    return line(
      `M ${-60 + at * 110} ${560 - lift} V ${230 - lift * 0.5} Q 600 ${-150 + lift * 1.9} ${1260 - at * 110} ${230 - lift * 0.5} V ${560 - lift}`,
      darker('#8a4f22', at * 0.05),
      34 - at * 5,
    );
  };
  const carved = each(
    5,
    (at) =>
      path(`M ${66 + at * 6} ${280 + at * 56} l 14 22 l -14 22 l -14 -22 Z`, '#e3b457') +
      path(`M ${1134 - at * 6} ${280 + at * 56} l 14 22 l -14 22 l -14 -22 Z`, '#e3b457'),
  );
  return (
    warmWall(sheet, AMBER) +
    signed(AMBER, 600, 300, 1.7) +
    each([3, 2, 1, 0], beam) +
    carved +
    drape(sheet, 330, 330, 540, 190, '#7a1737') +
    asoOke(330, 506, 540, 18) +
    floor(sheet, 540, '#8d3f1b', '#d9935f') +
    path('M 520 540 L 680 540 L 860 800 L 340 800 Z', '#7a1737', 'opacity=".85"') +
    group('translate(420 536) scale(.52)', bouquetStand(sheet, '#f6efe0')) +
    group('translate(780 536) scale(.52)', bouquetStand(sheet, '#f6efe0')) +
    group('translate(210 690) scale(.92)', laidTable(sheet, '#fbf3e4', '#c3923b')) +
    group('translate(990 690) scale(.92)', laidTable(sheet, '#fbf3e4', '#c3923b')) +
    chandelier(sheet, 360, 190, 0.8) +
    chandelier(sheet, 840, 190, 0.8) +
    chandelier(sheet, 600, 240, 1)
  );
});

// Lamps hang low, and the floor is for dancing.
export const ballroom = scene((sheet) => {
  const panels = each(
    7,
    (at) =>
      box(20 + at * 170, 110, 142, 400, darker('#a9542c', at % 2 ? 0.1 : 0.02), 8) +
      box(36 + at * 170, 128, 110, 364, lighter('#a9542c', 0.06), 6, 'opacity=".55"'),
  );
  const boards = each(11, (at) =>
    line(`M ${600 + (at - 5) * 70} 520 L ${600 + (at - 5) * 260} 800`, '#5a2d14', 4, 'opacity=".35"'),
  );
  const stage =
    box(330, 440, 540, 70, '#5a2d14', 6) +
    asoOke(330, 492, 540, 20) +
    drape(sheet, 360, 150, 480, 300, '#0e6b50');
  const ringed = each([1, 1.35, 1.7], (size) =>
    ellipse(600, 660, 210 * size, 62 * size, '#f7d9a0', 'opacity=".16"'),
  );
  return (
    warmWall(sheet, CLAY) +
    panels +
    stage +
    group('translate(520 440) scale(.5)', drum(sheet, '#7a1737')) +
    group('translate(600 440) scale(.62)', drum(sheet, '#c3923b')) +
    group('translate(682 440) scale(.5)', drum(sheet, '#24406b')) +
    floor(sheet, 510, '#7a3d1c', '#c07a46') +
    boards +
    ringed +
    group('translate(150 720) scale(.98)', laidTable(sheet, '#f6efe0', '#0e6b50')) +
    group('translate(1050 720) scale(.98)', laidTable(sheet, '#f6efe0', '#0e6b50')) +
    chandelier(sheet, 270, 210, 0.9) +
    chandelier(sheet, 930, 210, 0.9)
  );
});

function drum(sheet: Sheet, cloth: string): string {
  return (
    lit(sheet, 'M -70 -150 L 70 -150 L 20 -70 L 64 0 H -64 L -20 -70 Z', cloth, 0.22) +
    line('M -66 -146 L -14 -72 M -30 -146 L -8 -72 M 66 -146 L 14 -72 M 30 -146 L 8 -72', '#f3dca4', 4) +
    ellipse(0, -152, 72, 16, '#f3e2c4')
  );
}

// Three sides of glass, and the rock behind them.
export const pavilion = scene((sheet) => {
  const rock = lit(
    sheet,
    'M 250 520 C 280 330 400 220 560 214 C 640 170 800 196 860 300 C 930 330 970 440 980 520 Z',
    '#a58f86',
    0.2,
  );
  const panes = each(8, (at) => line(`M ${at * 171} 130 V 560`, '#f3eadc', 10));
  const shine = each([120, 460, 800], (x) =>
    path(`M ${x} 560 L ${x + 150} 150 L ${x + 220} 150 L ${x + 70} 560 Z`, '#ffffff', 'opacity=".13"'),
  );
  const chair = (x: number) =>
    group(
      `translate(${x} 720)`,
      box(-24, -92, 48, 66, '#fbf6ee', 8) +
        box(-30, -34, 60, 16, '#f3e7d2', 6) +
        line('M -24 -18 V 34 M 24 -18 V 34', '#c9b08a', 7) +
        path('M -8 -92 h 16 v 40 l -8 -10 l -8 10 Z', '#c23b22'),
    );
  return (
    box(0, 0, 1200, 800, slope(sheet, '#9fc6d6', '#fbe9c4')) +
    circle(930, 240, 62, '#fff6dc') +
    circle(930, 240, 104, '#fff6dc', 'opacity=".3"') +
    rock +
    path('M 0 520 Q 300 470 600 512 T 1200 500 V 580 H 0 Z', '#5f8f6c') +
    each([70, 190, 1010, 1130], (x) => ellipse(x, 512, 64, 40, '#3f7553')) +
    panes +
    shine +
    path('M 0 0 H 1200 V 96 Q 600 168 0 96 Z', '#f6efe3') +
    path('M 0 96 Q 600 168 1200 96 V 116 Q 600 188 0 116 Z', '#d9c8ac') +
    each([200, 400, 600, 800, 1000], (x) =>
      circle(x, 108 + (1 - ((x - 600) / 600) ** 2) * 26, 11, '#fff3cf'),
    ) +
    box(0, 560, 1200, 240, slope(sheet, '#efe3cd', '#cdb894')) +
    path('M 540 560 H 660 L 780 800 H 420 Z', '#fffaf0') +
    each([130, 230, 330, 870, 970, 1070], chair) +
    group('translate(470 600) scale(.5)', bouquetStand(sheet, '#f1d9d2')) +
    group('translate(730 600) scale(.5)', bouquetStand(sheet, '#f1d9d2'))
  );
});
