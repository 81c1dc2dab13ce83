// Pictures of the safety guide: keep it here, never send money, meet in public, tell someone.

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
import { AMBER, CLAY, holding, LEAF, type Place, ROSE, stand } from '../cast.ts';
import { danladi, hauwa, ngozi } from '../couple-people.ts';
import * as people from '../scene-people.ts';
import { phone } from '../things/desk.ts';
import { purse } from '../things/keepsakes.ts';
import { put, turned } from '../things/place.ts';
import { asoOke, framed, potted, table, window_ } from '../things/room.ts';
import { coin, hook, padlock, pin, shield, speech } from '../things/signs.ts';
import { glass, plate } from '../things/tableware.ts';
import { bubble, smallFace, talkHead } from '../things/talk.ts';
import { scene } from './scene.ts';

export const keepItHere = scene((sheet) => {
  const talk =
    talkHead('#7a1737', smallFace('#72432c', '#0e6b50')) +
    bubble(-116, -176, 176, [1, 0.7], false) +
    bubble(-50, -82, 166, [1, 0.84], true) +
    bubble(-116, 14, 150, [0.9], false) +
    bubble(-30, 84, 146, [1, 0.6], true) +
    box(-116, 208, 232, 48, '#f3eadc', 24) +
    circle(90, 232, 18, '#7a1737');
  const letter =
    lit(sheet, 'M -56 -38 H 56 V 38 H -56 Z', '#f3e2bd', 0.14) +
    line('M -56 -38 L 0 8 L 56 -38', '#c9a96c', 5) +
    circle(0, 12, 13, '#c23b22');
  const handset =
    circle(0, 0, 46, '#8fc3a2') +
    line('M -18 -18 C -22 4 -4 22 18 18', '#fbf6ee', 15) +
    line('M -18 -22 L -10 -10 M 22 18 L 10 10', '#fbf6ee', 17);
  return (
    warmWall(sheet, LEAF) +
    signed(LEAF, 430, 390, 1.8) +
    box(800, 0, 400, 800, slope(sheet, '#14483a', '#0b2f2a'), 0, 'opacity=".92"') +
    each(5, (at) =>
      line(`M 800 ${150 + at * 150} q 50 -34 100 0 t 100 0 t 100 0 t 100 0`, '#2c7a64', 6, 'opacity=".5"'),
    ) +
    asoOke(780, 0, 34, 800, 0.5) +
    turned(1030, 196, 0, 0.94, hook(260, letter)) +
    turned(1130, 440, 0, 0.86, hook(520, handset)) +
    turned(430, 404, -4, 1.16, phone(sheet, talk)) +
    put(650, 560, 1.1, shield(sheet, '#0e6b50'))
  );
});

export const neverSendMoney = scene((sheet) => {
  const asked =
    talkHead('#4a2a3a', smallFace('#8c583a', '#24406b')) +
    bubble(-116, -170, 190, [1, 0.8, 0.5], false) +
    box(-116, -50, 210, 150, '#f0e2cb', 24) +
    group('translate(-44 26) rotate(-10) scale(.5)', coin(90)) +
    group('translate(36 30) rotate(8) scale(.5)', coin(90)) +
    path('M -106 128 H 116 V 228 H -106 Z', '#fff3d6') +
    lit(sheet, 'M -62 142 L -26 210 H -98 Z', '#c3923b', 0.1) +
    box(-66, 162, 8, 24, '#fff3d6', 4) +
    circle(-62, 196, 5, '#fff3d6') +
    box(-10, 154, 108, 12, '#c9a96c', 6) +
    box(-10, 180, 74, 12, '#dcc79a', 6);
  return (
    warmWall(sheet, AMBER) +
    signed(AMBER, 760, 300, 1.7) +
    stand(sheet, ngoziAtHome, {
      x: 740,
      y: 300,
      scale: 0.62,
      tilt: -3,
      arms: { right: { shoulder: [196, 438], elbow: [330, 720], wrist: [318, 380] } },
    }) +
    table(sheet, 650, '#7a4a2a') +
    turned(300, 400, -6, 1.04, phone(sheet, asked)) +
    put(640, 776, 1.12, purse(sheet, false)) +
    put(640, 724, 0.86, padlock(sheet))
  );
});

const ngoziAtHome = {
  look: ngozi.look,
  outfit: {
    ...people.bola.outfit,
    cloth: { ...people.bola.outfit.cloth, base: '#24406b' },
    trim: '#e3b457',
    beads: 'none' as const,
  },
};

export const meetInPublic = scene((sheet) => {
  const far = (x: number, who: Parameters<typeof stand>[1], lean: number): string =>
    stand(sheet, who, { x, y: 330, scale: 0.3, tilt: lean, mien: 'laugh', pose: 'desk' });
  const farTable = (x: number) =>
    ellipse(x, 486, 170, 26, '#a96c3f') +
    box(x - 170, 486, 340, 10, '#7b4a2a') +
    put(x - 50, 484, 0.4, glass(sheet)) +
    put(x + 60, 484, 0.44, plate(sheet, '#c23b22'));
  const strings = each(2, (row) =>
    each(13, (at) => {
      const y = 60 + row * 70 + Math.sin((at / 12) * Math.PI) * 60;
      return circle(at * 100, y, 20, '#fff3cf', 'opacity=".28"') + circle(at * 100, y, 9, '#fff3cf');
    }),
  );
  const street =
    box(780, 150, 330, 190, slope(sheet, '#9fcbd6', '#f6e6c4')) +
    group('translate(900 290) scale(.62)', danfo()) +
    box(780, 318, 330, 22, '#8a9a86');
  const seat: Pick<Place, 'scale' | 'pose' | 'mien'> = { scale: 0.56, pose: 'desk', mien: 'laugh' };
  return (
    warmWall(sheet, CLAY) +
    window_(sheet, 764, 134, 362, 222, '#f6ecdc', street) +
    awning(sheet) +
    strings +
    far(150, people.chinedu, 4) +
    far(290, hauwa, -4) +
    farTable(220) +
    far(910, people.amina, 4) +
    far(1050, danladi, -4) +
    farTable(980) +
    box(0, 0, 1200, 800, '#8e3340', 0, 'opacity=".16"') +
    stand(sheet, waiter, { x: 604, y: 214, scale: 0.4, pose: 'clasped' }) +
    box(0, 500, 1200, 300, slope(sheet, '#8a4a34', '#5a2a26')) +
    stand(sheet, people.bola, { x: 404, y: 388, ...seat, tilt: 5 }) +
    stand(sheet, people.tari, { x: 806, y: 372, ...seat, tilt: -5 }) +
    ellipse(606, 726, 440, 90, '#22080f', 'opacity=".2"') +
    ellipse(600, 704, 430, 86, '#7b4a2a') +
    ellipse(600, 692, 430, 86, slope(sheet, '#b5763a', '#9a5f2c')) +
    put(430, 716, 0.9, plate(sheet, '#0e6b50')) +
    put(770, 716, 0.9, plate(sheet, '#0e6b50')) +
    put(536, 700, 0.8, glass(sheet)) +
    put(668, 704, 0.8, glass(sheet, '#d9862a'))
  );
});

const waiter = {
  look: people.ekene.look,
  outfit: {
    ...people.tari.outfit,
    garment: 'apron' as const,
    cloth: people.chinedu.outfit.cloth,
    trim: '#2b1320',
  },
};

const awning = (sheet: Sheet) =>
  each(10, (at) =>
    lit(
      sheet,
      `M ${at * 120} -10 H ${at * 120 + 120} V 44 Q ${at * 120 + 60} 86 ${at * 120} 44 Z`,
      at % 2 ? '#fbf0dc' : '#0e6b50',
      0.1,
    ),
  );

const danfo = () =>
  path(
    'M 0 60 Q 0 10 50 10 L 330 10 Q 372 10 392 90 L 412 150 Q 424 160 424 190 L 424 270 L 0 270 Z',
    '#f2b61d',
  ) +
  each([40, 140, 240], (x) => box(x, 48, 84, 84, '#4f4468', 10)) +
  box(0, 164, 424, 14, '#241a1e') +
  box(0, 190, 424, 14, '#241a1e');

export const tellSomeone = scene((sheet) => {
  const map =
    box(-150, -110, 300, 220, '#e6dfc8', 24) +
    clipped(
      sheet,
      'M -150 -86 A 24 24 0 0 1 -126 -110 H 126 A 24 24 0 0 1 150 -86 V 86 A 24 24 0 0 1 126 110 H -126 A 24 24 0 0 1 -150 86 Z',
      path('M -150 40 C -60 0 40 120 150 60 V 110 H -150 Z', '#8fc3cb') +
        line(
          'M -150 -30 L 150 -70 M -60 -110 L -20 110 M 60 -110 L 110 110 M -150 20 L 150 -10',
          '#fffdf8',
          15,
        ) +
        box(-40, -92, 70, 44, '#a9cf9a', 8),
    );
  return (
    warmWall(sheet, ROSE) +
    signed(ROSE, 300, 330, 1.5) +
    framed(70, 110, 150, 180, circle(0, 0, 40, '#c23b22') + circle(0, 0, 20, '#fbf3e4')) +
    door(sheet) +
    put(90, 660, 1.3, potted(sheet)) +
    put(
      560,
      178,
      1,
      speech(sheet, 330, 250, '#fffdf8', -1, map + group('translate(6 40)', pin(sheet, '#c23b22'))),
    ) +
    stand(sheet, people.amina, {
      x: 350,
      y: 384,
      scale: 0.6,
      tilt: 4,
      arms: { right: holding },
      prop: 'phone',
      mien: 'laugh',
    }) +
    stand(sheet, dressedUp, {
      x: 850,
      y: 366,
      scale: 0.58,
      tilt: -4,
      arms: { right: { shoulder: [196, 438], elbow: [320, 730], wrist: [320, 400] } },
    }) +
    sofaBack()
  );
});

const dressedUp = {
  look: { ...people.bola.look, seed: 4 },
  outfit: { ...people.yetunde.outfit, neckline: 'square' as const, beads: 'gold' as const },
};

const sofaBack = () =>
  box(-40, 752, 660, 200, '#5b2a5e', 30) +
  box(-40, 752, 660, 26, '#744079', 13) +
  `<rect x="60" y="660" width="140" height="130" rx="26" fill="#e3b457" transform="rotate(-8 130 720)"/>`;

const door = (sheet: Sheet) =>
  box(680, 60, 360, 760, '#f6ecdc', 8) +
  box(704, 84, 312, 740, slope(sheet, '#9fcbd6', '#f6e6c4')) +
  circle(930, 200, 46, '#fff3cf', 'opacity=".9"') +
  path('M 704 620 Q 860 560 1016 610 V 824 H 704 Z', '#86a882') +
  lit(sheet, 'M 1040 60 L 1180 20 V 830 L 1040 820 Z', '#7b4a2a', 0.2) +
  circle(1066, 460, 13, '#e3b457');
