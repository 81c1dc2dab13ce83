// Pictures of posts told by things: the genotype, two peoples' cloth, the money before the wedding.

import { paint } from '../../clothes/cloth.ts';
import type { Cloth } from '../../look.ts';
import { darker, lighter } from '../../palette.ts';
import { box, circle, clipped, each, ellipse, group, line, lit, path, type Sheet } from '../../sheet.ts';
import { signed, warmWall } from '../canvas.ts';
import { CLAY, cloth, LEAF, RAIN } from '../cast.ts';
import { calendar, magnifier, notebook, pencil } from '../things/desk.ts';
import { coinStack, envelope, jar, purse, ring, ringBox } from '../things/keepsakes.ts';
import { put, shade, turned } from '../things/place.ts';
import { framed, table, window_ } from '../things/room.ts';
import { cup } from '../things/tableware.ts';
import { scene } from './scene.ts';

export const genotypeBeforeFeelings = scene((sheet) => {
  const whole = (x: number, y: number, r = 34) =>
    circle(x, y, r, '#c8402c') +
    circle(x, y, r * 0.52, '#e2705a') +
    circle(x - r * 0.3, y - r * 0.34, r * 0.16, '#f6b8a0');
  const sickle = (x: number, y: number, turn: number) =>
    group(
      `translate(${x} ${y}) rotate(${turn})`,
      path('M -46 -8 C -30 -44 30 -44 46 -8 C 24 -22 -24 -22 -46 -8 Z', '#8c1d2c') +
        path('M -40 -14 C -24 -38 24 -38 40 -14 C 20 -30 -20 -30 -40 -14 Z', '#b8324a'),
    );
  const blood =
    whole(-70, -60) +
    whole(16, -86, 30) +
    whole(84, -30) +
    whole(-24, 4, 38) +
    whole(-96, 36, 28) +
    whole(60, 62) +
    whole(-30, 92, 30) +
    sickle(-96, -8, -30) +
    sickle(40, 16, 24) +
    sickle(10, 128, -14);
  return (
    warmWall(sheet, LEAF) +
    signed(LEAF, 470, 270, 1.5) +
    window_(sheet, 60, 70, 220, 300, '#f3e8d6') +
    put(1010, 110, 0.85, calendar(sheet, '#0e6b50', 17)) +
    table(sheet, 560, '#8a5530') +
    microscope(sheet, 210, 660) +
    put(700, 726, 1.15, envelope(sheet, group('translate(0 -190)', results(sheet)), '#0e6b50')) +
    rack(sheet, 1016, 690) +
    put(470, 270, 1, magnifier(sheet, 150, blood))
  );
});

// Two people's results side by side: one half each from father and mother.
function results(sheet: Sheet): string {
  const half = (x: number, left: string, right: string) =>
    clipped(sheet, `M ${x} -34 A 34 34 0 0 0 ${x} 34 Z`, box(x - 40, -40, 80, 80, left)) +
    clipped(sheet, `M ${x} -34 A 34 34 0 0 1 ${x} 34 Z`, box(x - 40, -40, 80, 80, right));
  return (
    box(-124, -110, 248, 200, '#fffdf8', 8) +
    half(-58, '#c8402c', '#c8402c') +
    half(58, '#c8402c', '#f3c9c0') +
    `<circle cx="-58" r="34" fill="none" stroke="#8c1d2c" stroke-width="5"/><circle cx="58" r="34" fill="none" stroke="#8c1d2c" stroke-width="5"/>` +
    box(-100, -84, 84, 11, '#d9c7ab', 5) +
    box(16, -84, 84, 11, '#d9c7ab', 5)
  );
}

function rack(sheet: Sheet, x: number, y: number): string {
  const tube = (dx: number, colour: string, full: number) =>
    path(`M ${dx - 24} -230 H ${dx + 24} V -46 A 24 24 0 0 1 ${dx - 24} -46 Z`, '#fff6e6', 'opacity=".5"') +
    lit(sheet, `M ${dx - 20} ${-full} H ${dx + 20} V -46 A 20 20 0 0 1 ${dx - 20} -46 Z`, colour, 0.22) +
    box(dx - 30, -252, 60, 34, darker(colour, 0.2), 8) +
    line(`M ${dx - 12} -200 V -70`, '#fffaf0', 6, 'opacity=".7"');
  return group(
    `translate(${x} ${y})`,
    shade(180) +
      tube(-84, '#b8203a', 150) +
      tube(0, '#c8402c', 130) +
      tube(84, '#e3b457', 110) +
      lit(sheet, 'M -150 -150 H 150 V -116 H -150 Z', '#b5763a', 0.2) +
      lit(sheet, 'M -160 -34 H 160 V 0 H -160 Z', '#8a5530', 0.2) +
      box(-150, -120, 22, 90, '#8a5530') +
      box(128, -120, 22, 90, '#6b4326'),
  );
}

function microscope(sheet: Sheet, x: number, y: number): string {
  return group(
    `translate(${x} ${y}) scale(1.2)`,
    shade(120) +
      lit(sheet, 'M -110 0 V -26 Q -110 -40 -90 -40 H 70 Q 90 -40 90 -26 V 0 Z', '#24406b', 0.24) +
      line('M 30 -30 C 110 -80 110 -180 36 -214', '#24406b', 26) +
      box(-86, -96, 130, 16, '#35525e', 6) +
      box(-50, -104, 62, 8, '#dff0f2') +
      circle(-20, -108, 6, '#c8402c') +
      group(
        'rotate(16 -10 -200)',
        lit(sheet, 'M -34 -290 H 14 V -140 H -34 Z', '#f3ecdf', 0.22) +
          box(-42, -310, 64, 28, '#24406b', 8) +
          box(-24, -146, 28, 30, '#b9a793', 4),
      ) +
      circle(72, -130, 17, '#e3b457'),
  );
}

export const marryingAcrossPeoples = scene((sheet) => {
  const across = [
    cloth('asoOke', '#7a1737', '#d8a63f', '#fbf0d6'),
    cloth('dots', '#24406b', '#f0cf7a', '#f4ead6'),
  ];
  const down = [
    cloth('zigzag', '#c23b22', '#f6d98f', '#2b1320'),
    cloth('leaves', '#0e6b50', '#e3b457', '#f6e7c8'),
  ];
  const rings =
    turned(552, 492, -16, 1.1, ring(sheet, 104, 26, false)) +
    turned(658, 504, 14, 1.1, ring(sheet, 104, 26, true));
  return (
    warmWall(sheet, CLAY) +
    signed(CLAY, 600, 400, 2) +
    group('translate(600 400) rotate(-32) scale(1.9)', weave(sheet, across, down)) +
    circle(612, 410, 196, '#22080f', 'opacity=".2"') +
    circle(600, 400, 196, '#fbf6ee') +
    `<circle cx="600" cy="400" r="178" fill="none" stroke="#e3b457" stroke-width="5"/>` +
    ellipse(616, 524, 140, 13, '#22080f', 'opacity=".14"') +
    rings
  );
});

const LANES = [-92, 92];
const BROAD = 148;

// Two cloths across and two down, each over one and under the other.
function weave(sheet: Sheet, across: Cloth[], down: Cloth[]): string {
  const half = BROAD / 2;
  const strip = (fill: string, x: number, y: number, w: number, h: number) =>
    lit(sheet, `M ${x} ${y} h ${w} v ${h} h ${-w} Z`, fill, 0.07);
  const cast = (x: number, y: number, w: number, h: number) => box(x, y, w, h, '#22080f', 0, 'opacity=".22"');
  const lying = (row: number) => {
    const y = LANES[row]! - half;
    return cast(-620, y + 8, 1240, BROAD + 6) + strip(paint(sheet, across[row]!), -620, y, 1240, BROAD);
  };
  const hanging = (column: number) => {
    const x = LANES[column]! - half;
    return cast(x + 6, -620, BROAD + 6, 1240) + strip(paint(sheet, down[column]!), x, -620, BROAD, 1240);
  };
  // Where the lying cloth comes out on top again.
  const over = [0, 1].map((row) => {
    const [x, y] = [LANES[1 - row]! - half - 12, LANES[row]! - half];
    return clipped(sheet, `M ${x} ${y - 8} h ${BROAD + 24} v ${BROAD + 24} h ${-BROAD - 24} Z`, lying(row));
  });
  return lying(0) + lying(1) + hanging(0) + hanging(1) + over.join('');
}

export const moneyBeforeTheWedding = scene((sheet) => {
  const bars = each([60, 96, 44, 130], (h, at) =>
    box(-158 + at * 36, -40 - h, 24, h, ['#c23b22', '#e3b457', '#0e6b50', '#7a1737'][at]!, 4),
  );
  const slice = (from: number, to: number, colour: string) => {
    const [a, b] = [from, to].map((share) => share * Math.PI * 2 - Math.PI / 2);
    const r = 58;
    return path(
      `M 92 -132 L ${92 + Math.cos(a!) * r} ${-132 + Math.sin(a!) * r} A ${r} ${r} 0 ${to - from > 0.5 ? 1 : 0} 1 ${92 + Math.cos(b!) * r} ${-132 + Math.sin(b!) * r} Z`,
      colour,
    );
  };
  const page =
    bars +
    line('M -166 -34 H -14', '#b79c84', 4) +
    slice(0, 0.44, '#0e6b50') +
    slice(0.44, 0.72, '#e3b457') +
    slice(0.72, 0.9, '#c23b22') +
    slice(0.9, 1, '#7a1737') +
    each(2, (at) => box(40, -58 + at * 20, 108 - at * 34, 9, '#d0bda1', 4));
  const couple =
    circle(-24, -22, 17, '#72432c') +
    circle(22, -28, 17, '#593222') +
    path('M -54 44 Q -52 2 -24 -2 Q -4 0 -2 22 Q 2 -6 22 -8 Q 52 -2 54 44 Z', '#c3923b') +
    path('M -42 -24 A 18 18 0 0 1 -6 -24 Z M 4 -30 A 18 18 0 0 1 40 -30 Z', '#1d1315');
  return (
    warmWall(sheet, RAIN) +
    signed(RAIN, 640, 250, 1.5) +
    put(170, 110, 0.92, calendar(sheet, '#c23b22', 19)) +
    framed(800, 90, 190, 220, group('scale(1.2)', couple)) +
    table(sheet, 520, '#9a6238') +
    put(950, 600, 0.95, jar(sheet, 0.62)) +
    put(330, 650, 1, purse(sheet, true)) +
    put(600, 566, 0.86, ringBox(sheet)) +
    put(720, 776, 1, notebook(sheet, '#0e6b50', page)) +
    turned(930, 712, 64, 1, pencil(sheet, '#c23b22')) +
    put(1060, 700, 0.9, coinStack(5)) +
    put(1140, 724, 0.9, coinStack(2)) +
    put(140, 764, 0.9, cup(sheet, '#7a1737', lighter('#c3923b', 0.3)))
  );
});
