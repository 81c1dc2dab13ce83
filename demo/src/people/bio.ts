// A person's own two or three sentences, put together from what is true of them.
import type { Religion } from '@ijeuwa/contract/person';
import type { Dice } from '@ijeuwa/drawings/dice';
import type { Workplace } from '@ijeuwa/drawings/look';
import { ABROAD_LINES, FAITH_LINES, HOPES, PARENT_LINES } from './bio-heart.ts';
import { WORK_LINES } from './bio-work.ts';
import { HOBBIES } from './hobbies.ts';

export type Told = {
  workplace: Workplace;
  hobbies: string[];
  religion: Religion;
  hasChildren: boolean;
  abroad: boolean;
};

/** What has been said already, so that no two people of one world say the same three things. */
export type Said = Map<string, number>;

export function bioOf(dice: Dice, told: Told, said: Said): string {
  const leisure = HOBBIES.filter(({ name }) => told.hobbies.includes(name)).flatMap(({ lines }) => lines);
  const life = [
    ...(told.hasChildren ? PARENT_LINES : []),
    ...(told.abroad ? ABROAD_LINES : []),
    ...(FAITH_LINES[told.religion] ?? []),
  ];
  const work = freshest(dice, WORK_LINES[told.workplace], said);
  const play = freshest(dice, leisure, said);
  const hope = freshest(dice, HOPES, said);
  const more =
    life.length > 0
      ? freshest(dice, life, said)
      : freshest(
          dice,
          leisure.filter((one) => one !== play),
          said,
        );
  const lines = dice.pick([
    [work, play, hope],
    [play, work, hope],
    [work, hope],
    [more, play, hope],
    [work, more, play],
    [play, more, hope],
    [play, hope],
    [hope, work, play],
    [more, work],
  ]);
  for (const line of lines) said.set(line, (said.get(line) ?? 0) + 1);
  return lines.join(' ');
}

/** What has been said least often so far. */
export function freshest(dice: Dice, lines: readonly string[], said: Said): string {
  const least = Math.min(...lines.map((one) => said.get(one) ?? 0));
  return dice.pick(lines.filter((one) => (said.get(one) ?? 0) === least));
}
