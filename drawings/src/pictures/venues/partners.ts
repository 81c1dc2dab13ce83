// The partners' pages besides the venues: a bride who is dressed, and two who are far from everybody.
import { box, circle, each, ellipse, group, line, path, type Sheet, slope } from '../../sheet.ts';
import { signed, warmWall } from '../canvas.ts';
import { ROSE, stand } from '../cast.ts';
import { adaeze, folake, segun } from '../couple-people.ts';
import { scene } from '../scenes/scene.ts';
import { asoOke, framed, palm, sun } from '../things/room.ts';
import { flowers } from './furniture.ts';

// A gown on its form, coral in the box, and the cloth of two families folded.
const gown = (): string =>
  ellipse(0, 8, 150, 20, '#22080f', 'opacity=".2"') +
  line('M 0 0 V -150', '#8a5530', 16) +
  path(
    'M -56 -420 Q -30 -390 0 -392 Q 30 -390 56 -420 L 66 -300 Q 40 -262 62 -240 C 130 -160 170 -60 190 0 Q 0 34 -190 0 C -170 -60 -130 -160 -62 -240 Q -40 -262 -66 -300 Z',
    '#fffaf0',
  ) +
  path(
    'M 0 -392 Q 30 -390 56 -420 L 66 -300 Q 40 -262 62 -240 C 130 -160 170 -60 190 0 Q 100 20 20 20 Z',
    '#eadcc6',
    'opacity=".7"',
  ) +
  line('M -62 -240 Q 0 -220 62 -240', '#c3923b', 10) +
  each(18, (at) => circle(-150 + ((at * 53) % 300), -20 - ((at * 41) % 170), 5, '#e3b457', 'opacity=".8"')) +
  box(-26, -470, 52, 56, '#c9a46a', 14);

const folded = (sheet: Sheet, x: number, y: number): string =>
  each(
    ['#7a1737', '#0e6b50', '#e3b457', '#24406b'],
    (colour, at) =>
      box(x, y - at * 34, 230, 30, slope(sheet, colour, colour), 10) +
      asoOke(x + 20, y + 10 - at * 34, 190, 8, 0.5),
  );

export const bridal = scene(
  (sheet) =>
    warmWall(sheet, ROSE) +
    signed(ROSE, 860, 210, 1.6) +
    framed(90, 110, 190, 230, circle(0, 0, 62, '#e3b457') + circle(0, 0, 42, '#fbf3e4')) +
    box(0, 660, 1200, 140, slope(sheet, '#c98a86', '#8e5058')) +
    group('translate(360 700) scale(1.1)', gown()) +
    folded(sheet, 900, 690) +
    stand(sheet, adaeze, { x: 720, y: 330, scale: 0.66, tilt: -4, mien: 'laugh' }) +
    group('translate(1060 520)', flowers(64)),
);

export const honeymoon = scene((sheet) => {
  const wave = (y: number, colour: string) =>
    path(
      `M 0 ${y} q 60 -22 120 0 t 120 0 t 120 0 t 120 0 t 120 0 t 120 0 t 120 0 t 120 0 t 120 0 t 120 0 V 800 H 0 Z`,
      colour,
    );
  const boat = group(
    'translate(900 420)',
    path('M -110 0 Q 0 44 120 -6 Q 80 52 0 52 Q -80 52 -110 0 Z', '#7a1737') +
      line('M 0 4 V -150', '#6b4326', 8) +
      path('M 8 -146 Q 96 -90 88 -16 H 8 Z', '#fbf6ee') +
      path('M -8 -120 Q -66 -70 -60 -16 H -8 Z', '#e3b457'),
  );
  return (
    box(0, 0, 1200, 800, slope(sheet, '#8fcbd6', '#fdeecb')) +
    sun(330, 200, 60) +
    box(0, 380, 1200, 420, slope(sheet, '#4fa3ab', '#2b7f8c')) +
    boat +
    wave(470, '#62b0b3') +
    wave(540, '#7fc3c0') +
    path('M 0 620 Q 360 560 720 620 T 1200 600 V 800 H 0 Z', '#f0d5a2') +
    palm(110, 240, 1.15, '#2f6a4a') +
    palm(1120, 300, 0.9, '#2f6a4a') +
    stand(sheet, segun, { x: 520, y: 380, scale: 0.46, tilt: 5, mien: 'laugh' }) +
    stand(sheet, folake, { x: 690, y: 410, scale: 0.46, tilt: -5 })
  );
});
