// The drawn people: the same each time, each their own, and whole as picture files.
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { drawPortrait } from './draw-portrait.ts';
import { GARMENTS, HEADWEAR, type Look, PEOPLES, SCENES, WORKPLACES } from './look.ts';
import { lookOf } from './look-of.ts';
import { renderPortrait } from './render-portrait.ts';

const FAITHS = ['christianity', 'islam', 'traditional', 'none'];
const crowd = Array.from({ length: 120 }, (_, at) =>
  lookOf(at + 1, at % 2 ? 'male' : 'female', FAITHS[at % 4]!, PEOPLES[at % PEOPLES.length]!),
);

describe('drawn portraits', () => {
  it('look the same each time they are drawn', () => {
    const again = lookOf(1, 'female', 'christianity', 'Igbo');
    expect(again).toEqual(crowd[0]);
    expect(drawPortrait(again, 'portrait')).toBe(drawPortrait(crowd[0]!, 'portrait'));
  });

  it('give every person a face of their own', () => {
    const faces = crowd.map(({ face, skin, hair, hairColour, beard, glasses }) =>
      JSON.stringify([face, skin, hair, hairColour, beard, glasses]),
    );
    expect(new Set(faces).size).toBe(crowd.length);
  });

  it('give one person a different picture in every scene', () => {
    expect(new Set(SCENES.map((scene) => drawPortrait(crowd[3]!, scene))).size).toBe(SCENES.length);
  });

  it('keep the veil of a woman who wears one, in every scene', () => {
    const wears = (look: Look) => SCENES.map((scene) => look.outfits[scene].headwear.startsWith('hijab'));
    const women = Array.from({ length: 60 }, (_, at) => lookOf(at, 'female', 'islam', 'Hausa'));
    const veiled = women.filter((look) => wears(look)[SCENES.indexOf('portrait')]);
    expect(veiled.length).toBeGreaterThan(30);
    for (const look of veiled) expect(wears(look)).not.toContain(false);
  });

  it('contain no broken figure, whatever is worn and wherever it is', () => {
    const base = crowd[2]!;
    const dressed = GARMENTS.flatMap((garment) => HEADWEAR.map((headwear) => ({ garment, headwear })));
    const drawings = dressed.map((worn, at) =>
      drawPortrait(
        {
          ...base,
          seed: at,
          workplace: WORKPLACES[at % WORKPLACES.length]!,
          outfits: { ...base.outfits, work: { ...base.outfits.work, ...worn } },
        },
        'work',
      ),
    );
    for (const svg of drawings) expect(svg).not.toMatch(/NaN|undefined|null|Infinity/);
  });

  it('become JPEG files of 960 by 1200', async () => {
    for (const scene of SCENES) {
      const { format, width, height } = await sharp(await renderPortrait(crowd[5]!, scene)).metadata();
      expect({ format, width, height }).toEqual({ format: 'jpeg', width: 960, height: 1200 });
    }
  });
});
