// What every venue can show besides itself: a table from near, the couple's seats, the way between the rows.
import { lighter } from '../../palette.ts';
import { box, circle, each, ellipse, group, line, lit, path, slope } from '../../sheet.ts';
import { signed, warmWall } from '../canvas.ts';
import { LEAF, ROSE, SAND } from '../cast.ts';
import { scene } from '../scenes/scene.ts';
import { asoOke, table } from '../things/room.ts';
import { glass, jollof, plate } from '../things/tableware.ts';
import { arch, bouquetStand, chairRow, drape, flowers, lightLine } from './furniture.ts';

export const tables = scene((sheet) => {
  const candle = (x: number, y: number) =>
    circle(x, y - 104, 44, '#fff3cf', 'opacity=".25"') +
    box(x - 11, y - 84, 22, 84, '#fffaf0', 5) +
    path(`M ${x} ${y - 122} q 15 22 0 36 q -15 -14 0 -36 Z`, '#f3a53c');
  return (
    warmWall(sheet, SAND) +
    signed(SAND, 930, 210, 1.2) +
    lightLine(0, 90, 1200, 70, 70) +
    table(sheet, 470, '#f3e7d2') +
    asoOke(0, 520, 1200, 26, 1.4) +
    group('translate(600 470) scale(1.1)', jollof(sheet)) +
    candle(340, 470) +
    candle(860, 470) +
    group('translate(210 430)', flowers(86)) +
    group('translate(1000 430)', flowers(86)) +
    group('translate(270 700) scale(1.5)', plate(sheet, '#c3923b')) +
    group('translate(900 700) scale(1.5)', plate(sheet, '#c3923b')) +
    group('translate(470 720) scale(1.02)', glass(sheet)) +
    group('translate(720 720) scale(1.02)', glass(sheet, '#d9962b'))
  );
});

export const stage = scene((sheet) => {
  const seat = (x: number) =>
    group(
      `translate(${x} 610)`,
      ellipse(0, 6, 110, 16, '#22080f', 'opacity=".22"') +
        lit(sheet, 'M -78 -60 V -250 Q 0 -330 78 -250 V -60 Z', '#c3923b', 0.2) +
        lit(sheet, 'M -58 -64 V -240 Q 0 -300 58 -240 V -64 Z', '#7a1737', 0.18) +
        box(-92, -72, 184, 44, '#8d1d3f', 14) +
        line('M -84 -28 V 4 M 84 -28 V 4', '#c3923b', 14) +
        line('M -92 -70 V -128 M 92 -70 V -128', '#c3923b', 16) +
        circle(0, -296, 14, '#e3b457'),
    );
  return (
    warmWall(sheet, ROSE) +
    drape(sheet, 150, 70, 900, 440, '#7a1737') +
    signed(ROSE, 600, 290, 1.5) +
    box(90, 590, 1020, 210, slope(sheet, '#d9a98c', '#8e5340')) +
    asoOke(90, 590, 1020, 26, 1.3) +
    seat(490) +
    seat(710) +
    group('translate(250 612) scale(.86)', bouquetStand(sheet, '#f6efe0')) +
    group('translate(950 612) scale(.86)', bouquetStand(sheet, '#f6efe0')) +
    each([170, 290, 910, 1030], (x) => group(`translate(${x} 690)`, flowers(54)))
  );
});

export const aisle = scene((sheet) => {
  const petals = each(34, (at) =>
    ellipse(
      600 + (((at * 37) % 200) - 100) * (0.5 + at / 40),
      470 + at * 10,
      9,
      5,
      at % 2 ? '#f1c7bd' : '#e9b3a6',
    ),
  );
  return (
    warmWall(sheet, LEAF) +
    signed(LEAF, 600, 190, 1.6) +
    hedge() +
    lightLine(0, 120, 1200, 120, 60) +
    box(0, 440, 1200, 360, slope(sheet, '#8ab06a', '#3f6f45')) +
    path('M 548 440 H 652 L 880 800 H 320 Z', '#fbf3e4') +
    petals +
    group('translate(600 470) scale(.86)', arch(sheet, '#c9a46a', '#f6d98f')) +
    chairRow(220, 560, 4, 74, 0.7, '#c3923b') +
    chairRow(758, 560, 4, 74, 0.7, '#c3923b') +
    chairRow(80, 716, 4, 104, 1, '#c3923b') +
    chairRow(812, 716, 4, 104, 1, '#c3923b')
  );
});

const hedge = (): string =>
  each(15, (at) =>
    ellipse(at * 86, 430 + (at % 3) * 14, 76, 86, at % 2 ? '#2b6344' : lighter('#357551', 0.05)),
  );
