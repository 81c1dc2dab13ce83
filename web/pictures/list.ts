// Every picture of the open pages: its name, its drawing, and the widths it is offered in.
import type { Drawing } from '@ijeuwa/drawings/pictures/canvas';
import { COUPLES } from '@ijeuwa/drawings/pictures/couples';
import { drawHero } from '@ijeuwa/drawings/pictures/hero';
import { SCENES } from '@ijeuwa/drawings/pictures/scenes';
import { VENUE_DRAWINGS } from '@ijeuwa/drawings/pictures/venues';

export type ListedPicture = { name: string; draw: () => Drawing; widths: readonly number[] };

// The phones of most members are 360 to 412 wide, with two dots to the pixel.
const WIDE = [320, 480, 720, 960, 1200];
const TALL = [320, 480, 720, 824, 960];

const wide = ([name, draw]: [string, () => Drawing]): ListedPicture => ({ name, draw, widths: WIDE });

export const PICTURES: readonly ListedPicture[] = [
  { name: 'hero-adaobi', draw: drawHero, widths: TALL },
  ...Object.entries(COUPLES).map(wide),
  ...Object.entries(SCENES).map(wide),
  ...Object.entries(VENUE_DRAWINGS).map(wide),
];
