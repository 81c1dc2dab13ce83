// Which hair lies behind the person and which before the brow.

import type { HairStyle } from '../look.ts';
import type { HairKit } from './hair-kit.ts';
import { drawLongBack, drawLongFront } from './hair-long.ts';
import { drawShortBack, drawShortFront } from './hair-short.ts';

const LONG: readonly HairStyle[] = [
  'fulaniBraids',
  'boxBraids',
  'bobBraids',
  'locs',
  'longLocs',
  'bob',
  'longWaves',
];

export function drawHairBack(kit: HairKit): string {
  return LONG.includes(kit.look.hair) ? drawLongBack(kit) : drawShortBack(kit);
}

export function drawHairFront(kit: HairKit): string {
  return LONG.includes(kit.look.hair) ? drawLongFront(kit) : drawShortFront(kit);
}
