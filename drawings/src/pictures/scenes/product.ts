// Pictures of the product at work: how matching is done, who reads each profile, two people writing, a family at table.

import { box, circle, clipped, each, ellipse, group, line, path, type Sheet, slope } from '../../sheet.ts';
import { signed, warmWall } from '../canvas.ts';
import {
  AMBER,
  CLAY,
  cloth,
  DUSK,
  GOLD,
  holding,
  LEAF,
  type Person,
  person,
  RAIN,
  SAND,
  stand,
} from '../cast.ts';
import { folake, segun } from '../couple-people.ts';
import * as people from '../scene-people.ts';
import { clock, deskLamp, laptop, magnifier, phone } from '../things/desk.ts';
import { put, turned } from '../things/place.ts';
import { framed, pendant, potted, table, window_ } from '../things/room.ts';
import { chip, type Wish } from '../things/signs.ts';
import { cup, glass, jollof, plate } from '../things/tableware.ts';
import { bubble, smallFace, talkHead } from '../things/talk.ts';
import { scene } from './scene.ts';

// A profile as a card in the hand: the portrait, a name that nobody reads, two lines about them.
function profile(sheet: Sheet, who: Person, mood: typeof AMBER, eyes = 0, size = 0.4): string {
  const view = 'M -150 -230 Q -150 -250 -130 -250 H 130 Q 150 -250 150 -230 V 90 H -150 Z';
  return (
    box(-150, -250, 300, 500, '#22080f', 22, 'opacity=".24" transform="translate(13 16)"') +
    box(-150, -250, 300, 500, '#fffdf8', 22) +
    clipped(
      sheet,
      view,
      `<g transform="translate(-150 -250)">${warmWall(sheet, mood, 300, 340)}</g>`,
      group('translate(0 -100)', signed(mood, 70, -40, 0.5)),
      stand(sheet, who, { x: 0, y: -96 + eyes, scale: size }),
    ) +
    box(-122, 114, 150, 20, '#2b1320', 10) +
    box(-122, 150, 210, 12, '#c9b39c', 6) +
    box(-122, 176, 160, 12, '#dccbb4', 6) +
    circle(106, 126, 19, '#0e6b50') +
    line('M 97 126 L 104 133 L 116 118', '#fbf6ee', 6)
  );
}

export const howMatchingWorks = scene((sheet) => {
  const wishes: Wish[] = ['ring', 'home', 'child', 'globe'];
  const threads = each(wishes, (_, at) =>
    line(
      `M 330 ${240 + at * 106} Q 470 ${170 + at * 153} 600 ${170 + at * 153} Q 730 ${170 + at * 153} 870 ${240 + at * 106}`,
      '#e3b457',
      5,
      'stroke-dasharray="2 14"',
    ),
  );
  const shared = each(wishes, (wish, at) => put(600, 170 + at * 153, 1.04, chip(sheet, wish, 62)));
  return (
    warmWall(sheet, LEAF) +
    signed(LEAF, 600, 400, 2) +
    threads +
    turned(240, 400, -5, 1.2, profile(sheet, people.adaobi, AMBER, 24, 0.36)) +
    turned(960, 400, 5, 1.2, profile(sheet, people.chinedu, RAIN, 0, 0.4)) +
    shared
  );
});

const reviewer: Person = person(
  'woman',
  '#6b3f2a',
  {
    seed: 4,
    faith: 'mosque',
    face: { shape: 'round', eye: 0.2, lips: 0.2, mouth: 0.2, nose: 0 },
    glasses: 'round',
  },
  {
    garment: 'blouse',
    cloth: cloth('plain', '#f3e7d2', '#7a1737', '#c98a86'),
    second: cloth('plain', '#2b1320', '#7a1737', '#4a2a3a'),
    trim: '#7a1737',
    headwear: 'hijabWrap',
    headcloth: cloth('plain', '#8d2f52', '#f7d7a8', '#f3dfe6'),
  },
);

export const reviewerDesk = scene((sheet) => {
  const spine = (x: number, y: number, at: number) =>
    box(
      x,
      y - 92 - ((at * 29) % 34),
      24 + ((at * 13) % 16),
      92 + ((at * 29) % 34),
      ['#7a1737', '#0e6b50', '#c3923b', '#24406b', '#c23b22', '#efe0c4'][(at * 5) % 6]!,
      3,
    );
  const shelf = (y: number, salt: number) =>
    each(6, (at) => spine(880 + at * 44, y, at + salt)) + box(860, y, 290, 16, '#7b4a2a', 3);
  const card = (who: Person, mood: typeof AMBER) => group('scale(.62)', profile(sheet, who, mood, 0, 0.4));
  return (
    warmWall(sheet, SAND) +
    signed(SAND, 560, 290, 1.6) +
    shelf(250, 1) +
    shelf(420, 8) +
    window_(sheet, 70, 80, 240, 320, '#f6ecdc') +
    stand(sheet, reviewer, { x: 560, y: 262, scale: 0.62, tilt: -3, pose: 'desk' }) +
    table(sheet, 600, '#7a4a2a') +
    put(1050, 690, 1, deskLamp(sheet, '#0e6b50')) +
    turned(330, 640, -9, 1, card(people.ekene, CLAY)) +
    turned(570, 650, 4, 1, card(people.bola, GOLD)) +
    put(850, 716, 0.9, laptop(sheet)) +
    put(150, 752, 1, cup(sheet, '#c23b22')) +
    turned(
      600,
      596,
      4,
      0.84,
      magnifier(
        sheet,
        96,
        `<g transform="translate(-150 -150)">${warmWall(sheet, GOLD, 300, 300)}</g>${stand(sheet, people.bola, { x: 0, y: 20, scale: 0.44 })}`,
      ),
    )
  );
});

export const familyTable = scene((sheet) => {
  const seat = { scale: 0.46, pose: 'desk' as const };
  return (
    warmWall(sheet, CLAY) +
    signed(CLAY, 600, 300, 1.7) +
    framed(214, 50, 130, 156, circle(0, 6, 32, '#0e6b50') + circle(0, 6, 15, '#fbf3e4')) +
    framed(
      864,
      50,
      130,
      156,
      path('M -44 50 Q -40 0 0 0 Q 40 0 44 50 Z', '#7a1737') +
        circle(0, -24, 26, '#72432c') +
        path('M -28 -28 A 28 28 0 0 1 28 -28 Q 0 -44 -28 -28 Z', '#1d1315'),
    ) +
    put(600, -20, 1, pendant(sheet, 70, '#0e6b50')) +
    stand(sheet, segun, { x: 160, y: 350, ...seat, tilt: 4, mien: 'laugh' }) +
    stand(sheet, folake, { x: 1040, y: 376, ...seat, tilt: -4 }) +
    stand(sheet, people.ekene, { x: 396, y: 330, ...seat, tilt: 4, mien: 'laugh' }) +
    stand(sheet, people.yetunde, { x: 806, y: 346, ...seat, tilt: -4, mien: 'laugh' }) +
    stand(sheet, people.child, { x: 604, y: 430, scale: 0.36, mien: 'laugh', pose: 'desk' }) +
    spread(sheet)
  );
});

function spread(sheet: Sheet): string {
  const checks = each(13, (at) =>
    path(
      `M ${at * 110 - 160 + 60} 800 L ${at * 84 + 60} 590 h 42 L ${at * 110 - 105 + 60} 800 Z`,
      '#c23b22',
      'opacity=".16"',
    ),
  );
  return (
    box(0, 584, 1200, 216, slope(sheet, '#fbf0dc', '#ecd6b0')) +
    checks +
    box(0, 578, 1200, 14, '#fffaf0') +
    put(604, 736, 1.05, jollof(sheet)) +
    put(200, 676, 0.86, plate(sheet, '#0e6b50')) +
    put(1000, 676, 0.86, plate(sheet, '#0e6b50')) +
    put(330, 754, 0.96, plate(sheet, '#0e6b50')) +
    put(880, 754, 0.96, plate(sheet, '#0e6b50')) +
    put(140, 770, 0.8, glass(sheet)) +
    put(1064, 770, 0.8, glass(sheet, '#d9862a')) +
    put(412, 664, 0.66, glass(sheet, '#d9862a')) +
    put(800, 664, 0.66, glass(sheet))
  );
}

export const phoneChat = scene((sheet) => {
  const talk =
    talkHead('#7a1737', smallFace('#593222', '#24406b')) +
    bubble(-116, -178, 186, [1, 0.7], false) +
    bubble(-60, -84, 176, [1, 0.9, 0.5], true) +
    bubble(-116, 38, 160, [1, 0.6], false) +
    bubble(-10, 130, 126, [0.9], true) +
    box(-116, 212, 232, 48, '#f3eadc', 24) +
    circle(90, 236, 18, '#c23b22');
  return (
    warmWall(sheet, DUSK) +
    signed(DUSK, 800, 330, 1.8) +
    put(120, 640, 1.5, potted(sheet, '#c3923b')) +
    put(610, 120, 0.6, clock(sheet, 8, 20, '#fbf6ee', '#7a1737')) +
    couch() +
    stand(sheet, people.yetunde, {
      x: 420,
      y: 340,
      scale: 0.68,
      tilt: 4,
      arms: { right: holding },
      prop: 'phone',
      mien: 'laugh',
    }) +
    turned(850, 404, 6, 1.16, phone(sheet, talk)) +
    ellipse(1080, 760, 90, 14, '#22080f', 'opacity=".2"') +
    put(1080, 758, 1, cup(sheet, '#c23b22'))
  );
});

const couch = () =>
  box(-60, 520, 1320, 400, '#0e6b50', 80) +
  box(-60, 520, 1320, 40, '#2c8266', 20, 'opacity=".6"') +
  box(-80, 690, 1360, 300, '#0a523d', 50) +
  `<rect x="80" y="540" width="170" height="160" rx="28" fill="#e3b457" transform="rotate(-8 165 620)"/>`;
