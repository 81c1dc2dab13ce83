// Places of work: a wall of the right kind, and the table one works at.

import type { Look, Workplace } from '../look.ts';
import { darker, type Mood } from '../palette.ts';
import { box, type Sheet, slope } from '../sheet.ts';
import type { Wall } from './shelves.ts';
import { type Backdrop, rings, WIDTH, wall } from './wall.ts';
import { atelier, bookcase, chalkboard, cityWindow, curtain, pantry } from './workrooms.ts';
import { booth, bottles, fabrics, farm, screens, site } from './workshops.ts';
import { TABLES } from './worktables.ts';

const WALLS: Record<Workplace, Wall> = {
  office: cityWindow,
  desk: screens,
  clinic: curtain,
  site,
  classroom: chalkboard,
  kitchen: pantry,
  studio: atelier,
  lab: bottles,
  chambers: bookcase,
  shop: fabrics,
  farm,
  newsroom: booth,
};

export function drawWork(sheet: Sheet, look: Look, mood: Mood): Backdrop {
  const open = look.workplace === 'farm' || look.workplace === 'site';
  const front = TABLES[look.workplace]?.(look);
  const table =
    box(0, 1034, WIDTH, 166, slope(sheet, '#8a5530', '#5d3419')) + box(0, 1028, WIDTH, 22, '#a96c3f');
  return {
    behind: (open ? '' : wall(sheet, mood) + rings(mood)) + WALLS[look.workplace](sheet, look, mood),
    before: front ? table + front + box(0, 1180, WIDTH, 20, darker('#5d3419', 0.3)) : '',
  };
}
