// The portraits of the counsellors, by the names under which the content has them, each before a quiet wall.
import type { Mood } from '../palette.ts';
import { type Drawing, picture, signed, warmWall } from './canvas.ts';
import { CLAY, DUSK, GOLD, LAGOON, LEAF, type Person, RAIN, stand } from './cast.ts';
import * as people from './counsellor-people.ts';

type Bearing = { tilt: number; turn: number; gaze: number };

const portrait = (person: Person, mood: Mood, bearing: Bearing) => (): Drawing =>
  picture(
    960,
    1200,
    (sheet) =>
      warmWall(sheet, mood, 960, 1200) +
      signed(mood, 800, 190, 1) +
      stand(sheet, person, { x: 480, y: 520, scale: 1.1, ...bearing }),
  );

export const COUNSELLOR_PORTRAITS: Readonly<Record<string, () => Drawing>> = {
  'ibrahim-bello': portrait(people.ibrahimBello, GOLD, { tilt: 2, turn: 0.3, gaze: -0.1 }),
  'folasade-adeyemi': portrait(people.folasadeAdeyemi, LEAF, { tilt: -3, turn: -0.35, gaze: 0.1 }),
  'ubong-ekanem': portrait(people.ubongEkanem, RAIN, { tilt: 1, turn: -0.25, gaze: 0.1 }),
  'ngozi-okafor': portrait(people.ngoziOkafor, CLAY, { tilt: 3, turn: 0.4, gaze: -0.15 }),
  'hauwa-danladi': portrait(people.hauwaDanladi, LAGOON, { tilt: -2, turn: 0.3, gaze: -0.1 }),
  'oluwaseun-adebayo': portrait(people.oluwaseunAdebayo, DUSK, { tilt: -2, turn: -0.3, gaze: 0.1 }),
};
