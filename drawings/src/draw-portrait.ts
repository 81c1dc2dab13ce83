// A picture of a person in a scene, as SVG text of 960 by 1200.

import { type Look, SCENES, type Scene } from './look.ts';
import { distance, MOODS, type Mood } from './palette.ts';
import { drawPerson } from './person.ts';
import { drawBackdrop } from './places/backdrop.ts';
import { HEIGHT, WIDTH } from './places/wall.ts';
import { stage } from './scene.ts';
import { group, type Sheet, whole } from './sheet.ts';

export function drawPortrait(look: Look, scene: Scene): string {
  const sheet: Sheet = { defs: [] };
  const { x, y, scale, stance } = stage(look, scene);
  const outfit = look.outfits[scene];
  const { behind, before } = drawBackdrop(sheet, look, scene, moodFor(look, scene));
  const person = group(`translate(${x} ${y}) scale(${scale})`, drawPerson(sheet, look, outfit, stance));
  return whole(sheet, WIDTH, HEIGHT, behind + person + before);
}

// The first backdrop from this person's own that no large cloth would sink into.
function moodFor(look: Look, scene: Scene): Mood {
  const { cloth, headcloth, headwear } = look.outfits[scene];
  const large = headwear === 'none' ? [cloth.base, look.skin] : [cloth.base, headcloth.base, look.skin];
  const turn = SCENES.indexOf(scene);
  const order = MOODS.map((_, at) => MOODS[(look.mood + turn * 2 + at) % MOODS.length]!);
  return order.find(({ field }) => large.every((colour) => distance(colour, field) > 130)) ?? order[0]!;
}
