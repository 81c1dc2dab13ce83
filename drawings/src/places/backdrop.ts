// What lies behind a person and, in some scenes, before them.

import type { Look, Scene } from '../look.ts';
import type { Mood } from '../palette.ts';
import type { Sheet } from '../sheet.ts';
import { drawCity } from './backdrop-city.ts';
import { drawLand } from './backdrop-land.ts';
import { drawArch, drawCelebration, drawHome, drawWorship } from './backdrop-rooms.ts';
import { drawWork } from './backdrop-work.ts';
import { type Backdrop, rings, wall } from './wall.ts';

export function drawBackdrop(sheet: Sheet, look: Look, scene: Scene, mood: Mood): Backdrop {
  switch (scene) {
    case 'portrait':
      return { behind: wall(sheet, mood) + rings(mood), before: '' };
    case 'figure':
      return drawArch(sheet, mood);
    case 'celebration':
      return drawCelebration(sheet, look, mood);
    case 'home':
      return drawHome(sheet, look, mood);
    case 'worship':
      return drawWorship(sheet, look, mood);
    case 'outdoors':
      return drawLand(sheet, look);
    case 'city':
      return drawCity(sheet, look);
    case 'work':
      return drawWork(sheet, look, mood);
  }
}
