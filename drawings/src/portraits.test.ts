// The drawn people: the same each time, each their own, and whole as picture files.
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { onSkin } from './body/face.ts';
import { headOf, outline } from './body/head.ts';
import { drawPortrait } from './draw-portrait.ts';
import {
  GARMENTS,
  HEADWEAR,
  type Look,
  PEOPLES,
  SCENES,
  type Scene,
  SKIN_TONES,
  WORKPLACES,
} from './look.ts';
import { lookOf } from './look-of.ts';
import { distance } from './palette.ts';
import { renderPortrait } from './render-portrait.ts';
import { stage } from './scene.ts';
import { sides } from './sheet.ts';

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

  it('are awake in most pictures, and close their eyes to laugh and to pray', () => {
    const awake = (scene: Scene) =>
      crowd.filter((look) => stage(look, scene).stance.mien === 'smile').length / crowd.length;
    expect(awake('portrait')).toBeGreaterThan(0.75);
    expect(awake('portrait')).toBeLessThan(1);
    expect(awake('worship')).toBe(0);
    const irises = (scene: Scene) => drawPortrait(crowd[2]!, scene).match(/#3b1e13/g)?.length ?? 0;
    expect(stage(crowd[2]!, 'portrait').stance.mien).toBe('smile');
    expect([irises('portrait'), irises('worship')]).toEqual([2, 0]);
  });

  it('hold the head otherwise in each picture, on the same bones', () => {
    for (const look of crowd) {
      const held = SCENES.map((scene) => stage(look, scene).stance);
      expect(new Set(held.map(({ tilt }) => tilt)).size).toBeGreaterThan(5);
      for (const { tilt, turn, gaze } of held) {
        expect(Math.abs(tilt)).toBeLessThanOrEqual(4);
        expect(Math.abs(turn)).toBeLessThanOrEqual(0.9);
        expect(Math.abs(gaze)).toBeLessThanOrEqual(0.5);
      }
    }
    const bones = (bone: 'jaw' | 'chin') => crowd.map(({ face }) => face[bone]);
    expect([Math.min(...bones('jaw')), Math.max(...bones('jaw'))]).toEqual([-8, 12]);
    expect([Math.min(...bones('chin')), Math.max(...bones('chin'))]).toEqual([-10, 12]);
  });

  it('turn the whole face: the chin follows, the far eye and ear grow smaller', () => {
    const [left, right] = [-0.9, 0.9].map((turn) => headOf(crowd[0]!, turn));
    expect([left!.ahead, right!.ahead].map(Math.round)).toEqual([-15, 15]);
    expect(outline(left!)).not.toBe(outline(right!));
    expect(sides(0.9, 0.16, () => '')).toBe(
      '<g transform="scale(-1 1)"></g><g transform="scale(0.856 1)"></g>',
    );
  });

  it('lift brows and beard from the darkest skins, by a rim of light', () => {
    for (const skin of SKIN_TONES) {
      const [fill, rim] = onSkin({ ...crowd[0]!, skin }, '#1b1213');
      expect(distance(fill, skin) > 90 || rim.includes('stroke='), skin).toBe(true);
    }
  });

  it('wear the bowler seldom', () => {
    const men = Array.from({ length: 200 }, (_, at) =>
      lookOf(at, 'male', 'christianity', PEOPLES[at % PEOPLES.length]!),
    );
    const hats = men.flatMap(({ outfits }) => SCENES.map((scene) => outfits[scene].headwear));
    const bowlers = hats.filter((hat) => hat === 'bowler').length;
    expect(bowlers).toBeGreaterThan(0);
    expect(bowlers / hats.length).toBeLessThan(0.02);
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

  it('are as small as they are asked for', async () => {
    for (const tall of [800, 400]) {
      const { width, height } = await sharp(await renderPortrait(crowd[5]!, 'portrait', tall)).metadata();
      expect({ width, height }).toEqual({ width: (tall * 4) / 5, height: tall });
    }
  });
});
