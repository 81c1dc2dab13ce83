// The pictures of the public pages are whole drawings without a word in them, the same each time.
import { describe, expect, it } from 'vitest';
import type { Drawing } from './canvas.ts';
import { COUPLES } from './couples.ts';
import { drawHero } from './hero.ts';
import { SCENES } from './scenes.ts';
import { VENUE_DRAWINGS } from './venues.ts';

const all: [string, () => Drawing][] = [
  ['hero-adaobi', drawHero],
  ...Object.entries(COUPLES),
  ...Object.entries(SCENES),
  ...Object.entries(VENUE_DRAWINGS),
];

describe('the pictures of the public pages', () => {
  it.each(all)('%s is a whole drawing without letters, the same each time', (_, draw) => {
    const { svg } = draw();
    expect(svg).not.toMatch(/NaN|undefined|null|Infinity|<text|<image|href/);
    expect(draw().svg).toBe(svg);
  });

  it('are all different', () => {
    expect(new Set(all.map(([, draw]) => draw().svg)).size).toBe(all.length);
  });

  it('keep the shape that their pages make room for', () => {
    const shape = ({ width, height }: Drawing) => `${width} by ${height}`;
    expect(shape(drawHero())).toBe('960 by 1200');
    expect(new Set(Object.values(COUPLES).map((draw) => shape(draw())))).toEqual(new Set(['1200 by 960']));
    const scenes = [...Object.values(SCENES), ...Object.values(VENUE_DRAWINGS)];
    expect(new Set(scenes.map((draw) => shape(draw())))).toEqual(new Set(['1200 by 800']));
  });
});
