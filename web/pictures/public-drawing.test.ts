// What lies among the public files as a drawing is the drawing of today.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { VENUE_PICTURES } from '@ijeuwa/contract/venues';
import { COUNSELLOR_PORTRAITS } from '@ijeuwa/drawings/pictures/counsellors';
import { drawHero } from '@ijeuwa/drawings/pictures/hero';
import { VENUE_DRAWINGS } from '@ijeuwa/drawings/pictures/venues';
import { expect, test } from 'vitest';

const CONTENT = join(import.meta.dirname, '../../content/counsellors.json');
const DRAWN = join(import.meta.dirname, '../public/drawn');
const fileOf = (name: string): string => readFileSync(join(DRAWN, `${name}.svg`), 'utf8');

test('the woman on the home screen is the one of the open pages', () => {
  expect(fileOf('adaobi')).toBe(drawHero().svg);
});

test('each counsellor of the content has the portrait that is drawn of them', () => {
  const counsellors: { portrait: string }[] = JSON.parse(readFileSync(CONTENT, 'utf8'));
  const named = counsellors.map(({ portrait }) => portrait);
  expect(named.toSorted()).toEqual(Object.keys(COUNSELLOR_PORTRAITS).toSorted());
  expect(readdirSync(join(DRAWN, 'counsellors'))).toHaveLength(named.length);
  for (const name of named)
    expect(fileOf(`counsellors/${name}`) === COUNSELLOR_PORTRAITS[name]!().svg).toBe(true);
});

test.each(Object.entries(VENUE_DRAWINGS))('%s is in the application as on the open pages', (name, draw) => {
  // A drawing that was changed is written there anew.
  expect(fileOf(name)).toBe(draw().svg);
});

test('whatever a venue may show is drawn', () => {
  for (const name of VENUE_PICTURES) expect(VENUE_DRAWINGS).toHaveProperty([name]);
});
