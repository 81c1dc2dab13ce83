// The portrait that a visitor meets first: Adaobi, in gele and coral.
import { type Drawing, picture, signed, warmWall } from './canvas.ts';
import { AMBER, stand } from './cast.ts';
import { adaobi } from './scene-people.ts';

export const drawHero = (): Drawing =>
  picture(
    960,
    1200,
    (sheet) =>
      warmWall(sheet, AMBER, 960, 1200) +
      signed(AMBER, 800, 190, 1) +
      stand(sheet, adaobi, { x: 480, y: 520, scale: 1.12, tilt: -3, turn: 0.35, gaze: -0.1 }),
  );
