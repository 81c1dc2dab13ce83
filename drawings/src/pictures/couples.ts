// The eight couples of the stories, each in a place of their own, as pictures of 1200 by 960.

import { group, type Sheet } from '../sheet.ts';
import { type Drawing, picture } from './canvas.ts';
import { type Person, type Place, stand } from './cast.ts';
import { london, toronto } from './couple-grounds-abroad.ts';
import { hall, sittingRoom, walledTown } from './couple-grounds-home.ts';
import { church, palace, plateau } from './couple-grounds-places.ts';
import * as people from './couple-people.ts';
import { bouquet, embrace, reach, wineCup } from './couple-tokens.ts';

type Pair = {
  ground: (sheet: Sheet) => string;
  behind: [Person, Place];
  before: [Person, Place];
  after?: (sheet: Sheet) => string;
};

const together =
  ({ ground, behind, before, after }: Pair) =>
  (): Drawing =>
    picture(
      1200,
      960,
      (sheet) =>
        ground(sheet) + stand(sheet, ...behind) + stand(sheet, ...before) + (after ? after(sheet) : ''),
    );

export const COUPLES = {
  'couple-adaeze-tunde': together({
    ground: hall,
    behind: [people.tunde, { x: 756, y: 372, scale: 0.74, tilt: -5, mien: 'laugh' }],
    before: [
      people.adaeze,
      {
        x: 446,
        y: 446,
        scale: 0.74,
        tilt: 6,
        mien: 'laugh',
        arms: { left: reach(-1, [-62, 640]), right: reach(1, [90, 690]) },
      },
    ],
    after: (sheet) => group('translate(446 872) scale(.74)', wineCup(sheet)),
  }),
  'couple-zainab-ibrahim': together({
    ground: walledTown,
    behind: [people.ibrahim, { x: 434, y: 372, scale: 0.74, tilt: 5, mien: 'laugh' }],
    before: [people.zainab, { x: 764, y: 440, scale: 0.74, tilt: -6 }],
  }),
  'couple-ngozi-emeka': together({
    ground: london,
    behind: [people.ngozi, { x: 420, y: 452, scale: 0.76, tilt: 5, mien: 'laugh' }],
    before: [people.emeka, { x: 772, y: 372, scale: 0.76, tilt: -6 }],
  }),
  'couple-folake-segun': together({
    ground: sittingRoom,
    behind: [people.segun, { x: 436, y: 372, scale: 0.74, tilt: 5 }],
    before: [people.folake, { x: 766, y: 440, scale: 0.74, tilt: -6, mien: 'laugh' }],
    after: () => embrace(962, 752, 188, 0.8, people.segun.look.skin),
  }),
  'couple-ivie-osaze': together({
    ground: palace,
    behind: [people.osaze, { x: 740, y: 378, scale: 0.76, tilt: -4 }],
    before: [people.ivie, { x: 446, y: 438, scale: 0.76, tilt: 5 }],
  }),
  'couple-hauwa-danladi': together({
    ground: plateau,
    behind: [people.danladi, { x: 446, y: 396, scale: 0.74, tilt: 5, mien: 'laugh' }],
    before: [
      people.hauwa,
      { x: 758, y: 444, scale: 0.74, tilt: -6, mien: 'laugh', arms: { left: reach(-1, [-320, 610]) } },
    ],
  }),
  'couple-temi-kunle': together({
    ground: toronto,
    behind: [people.kunle, { x: 744, y: 366, scale: 0.76, tilt: -6, mien: 'laugh' }],
    before: [people.temi, { x: 440, y: 446, scale: 0.76, tilt: 6 }],
  }),
  'couple-chiamaka-obinna': together({
    ground: church,
    behind: [people.obinna, { x: 444, y: 384, scale: 0.74, tilt: 5, mien: 'laugh' }],
    before: [
      people.chiamaka,
      {
        x: 760,
        y: 446,
        scale: 0.74,
        tilt: -6,
        arms: { left: reach(-1, [-64, 690]), right: reach(1, [64, 690]) },
      },
    ],
    after: (sheet) => group('translate(760 880) scale(.8)', bouquet(sheet)),
  }),
} satisfies Record<string, () => Drawing>;
