// Two people in one wide picture of 1200 by 960, for stories told on public pages.
import type { Look, Scene } from './look.ts';
import { MOODS } from './palette.ts';
import { drawPerson } from './person.ts';
import { drawBackdrop } from './places/backdrop.ts';
import { WIDTH } from './places/wall.ts';
import { group, type Sheet } from './sheet.ts';

export function drawCouple(one: Look, other: Look, scene: Scene): string {
  const sheet: Sheet = { defs: [] };
  const { behind } = drawBackdrop(sheet, one, scene, MOODS[one.mood]!);
  const stand = (look: Look, x: number, tilt: number) =>
    group(
      `translate(${x} ${look.cut === 'man' ? 330 : 366}) scale(0.62)`,
      drawPerson(sheet, look, look.outfits[scene], { pose: 'sides', mien: 'laugh', tilt, prop: 'none' }),
    );
  const [left, right] = [stand(one, 430, 4), stand(other, 770, -4)];
  const wide = 1200 / WIDTH;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="960" viewBox="0 0 1200 960"><defs>${sheet.defs.join('')}</defs>${group(`scale(${wide})`, behind)}${left}${right}</svg>`;
}
