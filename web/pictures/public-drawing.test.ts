// What lies among the public files as a drawing is the drawing of today.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { VENUE_PICTURES } from '@ijeuwa/contract/venues';
import { drawHero } from '@ijeuwa/drawings/pictures/hero';
import { VENUE_DRAWINGS } from '@ijeuwa/drawings/pictures/venues';
import { expect, test } from 'vitest';

const fileOf = (name: string): string =>
  readFileSync(join(import.meta.dirname, `../public/drawn/${name}.svg`), 'utf8');

test('the woman on the home screen is the one of the open pages', () => {
  expect(fileOf('adaobi')).toBe(drawHero().svg);
});

test.each(Object.entries(VENUE_DRAWINGS))('%s is in the application as on the open pages', (name, draw) => {
  // A drawing that was changed is written there anew.
  expect(fileOf(name)).toBe(draw().svg);
});

test('whatever a venue may show is drawn', () => {
  for (const name of VENUE_PICTURES) expect(VENUE_DRAWINGS).toHaveProperty([name]);
});
