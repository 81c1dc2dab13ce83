// What lies among the public files as a drawing is the drawing of today.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawHero } from '@ijeuwa/drawings/pictures/hero';
import { expect, test } from 'vitest';

test('the woman on the home screen is the one of the open pages', () => {
  const file = join(import.meta.dirname, '../public/drawn/adaobi.svg');
  expect(readFileSync(file, 'utf8')).toBe(drawHero().svg);
});
