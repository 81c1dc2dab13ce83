// Pictures of the four tips: be specific, photos that look like you, everyday life, daylight.

import type { Scene } from '../../look.ts';
import type { Mood } from '../../palette.ts';
import { drawBackdrop } from '../../places/backdrop.ts';
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
import { signed, warmWall } from '../canvas.ts';
import { AMBER, CLAY, cloth, LAGOON, LEAF, type Person, person, ROSE, SAND, stand } from '../cast.ts';
import * as people from '../scene-people.ts';
import { clock, pencil } from '../things/desk.ts';
import { put, turned } from '../things/place.ts';
import { palm, potted, sun, table, window_ } from '../things/room.ts';
import { chip, speech, WISHES, type Wish } from '../things/signs.ts';
import { cup, glass } from '../things/tableware.ts';
import { scene } from './scene.ts';

export const beSpecific = scene((sheet) => {
  const row = (y: number, wish: Wish, share: number, done: boolean) =>
    group(`translate(-130 ${y})`, circle(0, 0, 44, done ? '#f3e2c4' : '#efe6d6'), WISHES[wish]()) +
    box(-66, y - 22, 250 * share, 15, done ? '#a98d78' : '#d9c9b0', 8) +
    box(-66, y + 8, 190 * share, 15, done ? '#c9b39c' : '#e6dac6', 8);
  const portrait = group(
    'translate(0 -250)',
    clipped(
      sheet,
      'M -190 -110 H 190 V 90 H -190 Z',
      `<g transform="translate(-190 -110)">${warmWall(sheet, AMBER, 380, 210)}</g>`,
      stand(sheet, people.bola, { x: 0, y: -16, scale: 0.29, mien: 'laugh' }),
    ),
  );
  const card =
    box(-204, -370, 408, 740, '#22080f', 30, 'opacity=".24" transform="translate(16 20)"') +
    box(-204, -370, 408, 740, '#fffdf8', 30) +
    portrait +
    row(-90, 'pot', 1, true) +
    row(24, 'drum', 0.8, true) +
    row(138, 'market', 0.92, true) +
    row(252, 'ball', 0.5, false);
  return (
    warmWall(sheet, ROSE) +
    signed(ROSE, 600, 330, 1.9) +
    table(sheet, 640, '#7a4a2a') +
    turned(600, 410, -5, 0.98, card) +
    turned(800, 590, -38, 1.5, pencil(sheet, '#0e6b50')) +
    put(196, 250, 1.5, chip(sheet, 'pot', 62)) +
    put(290, 470, 1.15, chip(sheet, 'market', 62)) +
    put(994, 210, 1.25, chip(sheet, 'drum', 62)) +
    put(1076, 420, 1, chip(sheet, 'book', 62)) +
    put(160, 750, 1.1, cup(sheet, '#7a1737'))
  );
});

export const photosThatLookLikeYou = scene((sheet) => {
  const shown = { ...people.tari, look: { ...people.tari.look, seed: 6 } };
  return (
    warmWall(sheet, LAGOON) +
    signed(LAGOON, 330, 330, 1.7) +
    line('M 520 96 Q 860 190 1220 84', '#6b4326', 7) +
    print(sheet, 640, 130, -5, shown, 'portrait', SAND, 480) +
    print(sheet, 856, 152, 3, shown, 'home', CLAY, 480) +
    print(sheet, 1072, 130, -3, shown, 'outdoors', LEAF, 470) +
    stand(sheet, shown, { x: 300, y: 350, scale: 0.86, tilt: 4, mien: 'laugh' }) +
    group(
      'translate(860 800)',
      box(-280, -116, 680, 140, '#8a5530', 8),
      box(-280, -122, 680, 20, '#a96c3f', 6),
    ) +
    put(680, 706, 0.9, potted(sheet)) +
    put(1060, 690, 0.9, cup(sheet, '#c23b22'))
  );
});

// The same person, printed, pegged to a string.
function print(
  sheet: Sheet,
  x: number,
  y: number,
  turn: number,
  who: Person,
  where: Scene,
  mood: Mood,
  eyes: number,
): string {
  const { behind } = drawBackdrop(sheet, who.look, where, mood);
  const seen = `<g transform="translate(-88 36) scale(.1834)">${clipped(sheet, 'M 0 0 H 960 V 1200 H 0 Z', behind, stand(sheet, who, { x: 480, y: eyes, scale: 0.92, mien: where === 'outdoors' ? 'laugh' : 'smile' }))}</g>`;
  return turned(
    x,
    y,
    turn,
    1,
    box(-104, 20, 208, 286, '#22080f', 6, 'opacity=".2" transform="translate(9 12)"'),
    box(-104, 20, 208, 286, '#fffdf8', 6),
    seen,
    box(-9, -8, 18, 52, '#c98a44', 5),
    box(-9, 12, 18, 6, '#6b4326'),
  );
}

const cook: Person = person(
  'man',
  '#72432c',
  { seed: 5, face: { shape: 'round', brow: 0.1, lips: 0.5, nose: 0.3 }, hair: 'lowCut', beard: 'goatee' },
  {
    garment: 'apron',
    cloth: cloth('stripes', '#f3e7d2', '#7fa3b8', '#35525e'),
    second: cloth('plain', '#35525e', '#efe0c4', '#c3923b'),
    trim: '#c23b22',
  },
);

export const askAboutEverydayLife = scene((sheet) => {
  const shelf =
    box(380, 250, 330, 16, '#7b4a2a', 3) +
    each(
      [0, 1, 2, 3],
      (at) =>
        box(
          400 + at * 72,
          168 + (at % 2) * 14,
          54,
          82 - (at % 2) * 14,
          ['#c23b22', '#e3b457', '#0e6b50', '#fbf6ea'][at]!,
          8,
        ) + box(408 + at * 72, 156 + (at % 2) * 14, 38, 14, '#6b4326', 3),
    );
  return (
    warmWall(sheet, SAND) +
    signed(SAND, 820, 330, 1.6) +
    window_(sheet, 70, 80, 270, 300, '#f6ecdc', sun(150, 180, 34)) +
    shelf +
    put(1080, 150, 0.72, clock(sheet, 7, 0, '#fbf6ee', '#0e6b50')) +
    stand(sheet, cook, { x: 440, y: 356, scale: 0.56, tilt: 5, mien: 'laugh', pose: 'desk' }) +
    stand(sheet, people.amina, { x: 826, y: 350, scale: 0.56, tilt: -4, pose: 'hold', prop: 'mug' }) +
    put(
      716,
      92,
      1,
      speech(
        sheet,
        330,
        126,
        '#fbf6ee',
        1,
        each([-104, 0, 104], (x, at) =>
          group(`translate(${x} 0)`, chip(sheet, (['danfo', 'market', 'ball'] as const)[at]!, 44, '#f3e7d2')),
        ),
      ),
    ) +
    counter(sheet) +
    stove(sheet) +
    basket(sheet) +
    put(640, 706, 0.8, radio(sheet))
  );
});

const counter = (sheet: Sheet) =>
  box(0, 640, 1200, 160, slope(sheet, '#0e6b50', '#084a37')) +
  box(0, 622, 1200, 30, '#f0e2cb') +
  box(0, 650, 1200, 8, '#22080f', 0, 'opacity=".2"') +
  each([300, 600, 900], (x) => line(`M ${x} 664 V 800`, '#084a37', 5));

function stove(sheet: Sheet): string {
  const flame = (x: number) => path(`M ${x} 612 q -12 -16 0 -34 q 12 18 0 34 Z`, '#4d97c6');
  return (
    box(90, 606, 280, 24, '#2b2226', 8) +
    each([170, 200, 230, 260, 290], flame) +
    lit(sheet, 'M 130 450 H 330 V 560 Q 330 592 296 592 H 164 Q 130 592 130 560 Z', '#5a4a50', 0.26) +
    line('M 104 486 H 130 M 330 486 H 356', '#3d3036', 18) +
    ellipse(230, 450, 104, 20, '#3d3036') +
    ellipse(230, 448, 90, 14, '#d9601f') +
    line('M 250 446 L 330 350', '#a96c3f', 13) +
    line(
      'M 190 410 q -16 -30 0 -56 q 16 -28 0 -54 M 236 404 q 16 -28 0 -54 q -14 -26 0 -50',
      '#fff6e6',
      9,
      'opacity=".5"',
    )
  );
}

function basket(sheet: Sheet): string {
  const weave = each(4, (at) => line(`M ${906 + at * 4} ${560 + at * 20} H ${1124 - at * 4}`, '#8a5530', 6));
  const fruit = [
    [944, 522, 34, '#c8321f'],
    [1004, 508, 38, '#d9432a'],
    [1066, 520, 34, '#c8321f'],
    [1030, 540, 30, '#e0602c'],
    [968, 544, 26, '#e9a82e'],
  ] as const;
  return (
    path('M 1080 540 C 1100 440 1150 430 1176 446 C 1150 460 1130 500 1120 552 Z', '#e9c23c') +
    path('M 1096 540 C 1126 470 1170 460 1192 478 C 1164 486 1140 520 1130 552 Z', '#d9a92c') +
    path('M 910 540 C 880 480 884 440 900 420 C 916 450 930 490 936 540 Z', '#2f7a4a') +
    each(
      fruit,
      ([x, y, r, colour]) =>
        lit(
          sheet,
          `M ${x - r} ${y} A ${r} ${r} 0 1 1 ${x + r} ${y} A ${r} ${r} 0 1 1 ${x - r} ${y} Z`,
          colour,
          0.18,
        ) + path(`M ${x - 12} ${y - r + 4} q 12 -14 24 0 q -12 8 -24 0 Z`, '#2f7a4a'),
    ) +
    lit(sheet, 'M 890 540 H 1140 L 1116 632 H 914 Z', '#c98a44', 0.18) +
    weave
  );
}

function radio(sheet: Sheet): string {
  return (
    line('M 70 -150 L 130 -250', '#8d8a86', 6) +
    lit(
      sheet,
      'M -120 -150 Q -120 -164 -106 -164 H 106 Q 120 -164 120 -150 V -70 H -120 Z',
      '#7a1737',
      0.22,
    ) +
    circle(-56, -116, 34, '#2b1320') +
    each(
      [24, 15, 6],
      (r) => `<circle cx="-56" cy="-116" r="${r}" fill="none" stroke="#c3923b" stroke-width="4"/>`,
    ) +
    box(8, -144, 90, 26, '#fbe9c6', 5) +
    line('M 36 -144 V -118', '#c23b22', 4) +
    circle(26, -94, 9, '#e3b457') +
    circle(60, -94, 9, '#e3b457')
  );
}

export const meetEarlyInDaylight = scene((sheet) => {
  const hedge = each(17, (at) =>
    ellipse(at * 78, 470 + (at % 3) * 16, 84, 92, at % 2 ? '#3f8a5c' : '#4d9a6a'),
  );
  const flowers = each(26, (at) =>
    circle(
      (at * 0.754877 * 1200) % 1200,
      410 + ((at * 53) % 130),
      10,
      ['#d65f72', '#f6d98f', '#fbf6ee'][at % 3]!,
    ),
  );
  const gore = (from: number, to: number, fill: string) =>
    path(
      `M 600 40 Q ${(600 + from) / 2 - (600 - from) * 0.1} 90 ${from} 214 Q ${(from + to) / 2} 252 ${to} 214 Q ${(600 + to) / 2 - (600 - to) * 0.1} 90 600 40 Z`,
      fill,
    );
  const parasol =
    line('M 600 40 V 640', '#f6ecdc', 15) +
    each([210, 366, 522, 678, 834], (x, at) => gore(x, x + 156, at % 2 ? '#fbf0dc' : '#c23b22')) +
    path('M 640 60 Q 800 90 990 214 Q 912 252 834 214 Q 800 110 600 40 Z', '#22080f', 'opacity=".14"') +
    circle(600, 40, 11, '#e3b457');
  return (
    box(0, 0, 1200, 800, slope(sheet, '#8fcbd8', '#fdf2d4')) +
    sun(1050, 140, 60, '#fffaf0') +
    hedge +
    flowers +
    palm(110, 190, 0.85, '#2f6a4a') +
    box(0, 540, 1200, 260, slope(sheet, '#e9cf9c', '#c99a5c')) +
    each([580, 640, 720], (y) => line(`M 0 ${y} H 1200`, '#b98a4e', 3, 'opacity=".5"')) +
    parasol +
    stand(sheet, people.yetunde, { x: 396, y: 388, scale: 0.52, tilt: 5, mien: 'laugh', pose: 'desk' }) +
    stand(sheet, people.ekene, { x: 806, y: 368, scale: 0.52, tilt: -5, mien: 'laugh', pose: 'desk' }) +
    roundTable(sheet) +
    put(480, 706, 0.92, glass(sheet)) +
    put(724, 706, 0.92, glass(sheet, '#d9862a')) +
    put(600, 716, 0.62, put(0, 0, 1, vase(sheet)))
  );
});

const roundTable = (sheet: Sheet) =>
  ellipse(610, 700, 420, 84, '#22080f', 'opacity=".16"') +
  lit(sheet, 'M 180 676 A 420 84 0 0 1 1020 676 V 704 A 420 84 0 0 1 180 704 Z', '#b5763a', 0.2) +
  ellipse(600, 676, 420, 84, slope(sheet, '#f6ecdc', '#e6d2ae'));

const vase = (sheet: Sheet) =>
  each(
    [-34, -6, 24],
    (x, at) =>
      line(`M 0 -60 Q ${x * 0.6} -120 ${x} -190`, '#2f7a4a', 7) +
      circle(x, -196, 24, ['#d65f72', '#f0b93f', '#c23b22'][at]!) +
      circle(x, -196, 9, '#fbf0d6'),
  ) + lit(sheet, 'M -26 -100 H 26 C 20 -60 44 -40 34 0 H -34 C -44 -40 -20 -60 -26 -100 Z', '#24406b', 0.22);
