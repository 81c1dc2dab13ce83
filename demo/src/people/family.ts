// The families people come from, and those they have had.
import type { Dice } from '@ijeuwa/drawings/dice';
import type { Family } from './person.ts';

const BACKGROUNDS: readonly string[] = [
  'First of five; my parents are retired teachers who still correct my letters.',
  'I was raised by my grandmother in the village until I was ten, then by a very strict aunt in town.',
  'Last born of seven, and yes, it shows.',
  'My father drove lorries and my mother sold cloth; all six of us went to university.',
  'A small family: my parents, my brother and me, and a dog that thinks it is the first son.',
  'I have a twin. We are close, and nothing alike.',
  'My parents have been married for forty-one years and still hold hands at weddings.',
  'My mother brought us up alone, and she is the strongest person I know.',
  'A large polygamous house, eleven children, one table; I learnt diplomacy early.',
  'Army family: I went to six primary schools and can make a friend anywhere.',
  'My father is a pastor and my mother a midwife, so somebody was always at our door.',
  'I come from a family of traders; we count well and we feed everybody.',
  'Second of four daughters. My father says that he is the richest man in the street.',
  'My parents are from two different states, so I grew up translating at weddings.',
  'My late father was a headmaster; I still meet his pupils, and they still greet me for him.',
  'We are a farming family. Everybody comes home for the harvest, even the professor.',
  'First daughter, so I have been practising responsibility since I was six.',
  'Only child of two busy people, raised mostly by cousins and books.',
  'My people are fishermen and civil servants, in that order.',
  'A close family of three brothers; our Sunday call has not been missed in eight years.',
  'My grandmother turned ninety-two in May, and she is the one you will have to impress.',
  'My father is an imam and my mother teaches mathematics; ours was a house of questions.',
  'Raised in a barracks, polished by boarding school, softened by three sisters.',
  'My parents separated when I was small and stayed friends; I learnt a lot from that.',
  'We were nine in a three-bedroom flat and never once felt poor.',
  'My mother is a seamstress, and every one of us can sew a straight hem.',
  'Both of my parents are alive, well, and asking.',
  'Fourth of six, the peacemaker by position and by temper.',
  'My family keeps an open house at every feast; you will not leave without a cooler of food.',
  'I grew up between my father’s church and my mother’s mosque-going sisters; respect was the rule.',
];

const PARTINGS: readonly string[] = [
  'We married very young and parted without bitterness; we still speak civilly about the children’s school.',
  'We wanted different countries and different lives. It ended by agreement.',
  'It lasted four years. I learnt what I should have asked at the beginning.',
  'There was dishonesty about money, and I could not build on it. I have forgiven it.',
  'The marriage ended six years ago, in court and in peace.',
  'We tried counselling for a year. I am glad that we tried, and at rest that it is over.',
];

export const backgroundOf = (dice: Dice): string => dice.pick(BACKGROUNDS);

export function familyOf(dice: Dice, age: number): Family {
  const relationshipStatus = dice.weighted({
    single: age < 30 ? 97 : age < 38 ? 80 : 46,
    divorced: age < 28 ? 1 : age < 38 ? 12 : 30,
    widowed: age < 32 ? 0.5 : age < 42 ? 4 : 15,
    separated: age < 30 ? 0.5 : 4,
  });
  const before = relationshipStatus !== 'single';
  const hasChildren = dice.chance(before ? 0.72 : age < 27 ? 0.03 : age < 36 ? 0.08 : 0.16);
  const numberOfChildren = hasChildren
    ? Number(
        dice.weighted({
          1: 5,
          2: before ? 4 : 1,
          3: before && age > 36 ? 2 : 0,
          4: before && age > 42 ? 0.6 : 0,
        }),
      )
    : 0;
  return {
    relationshipStatus,
    previousMarriages: before
      ? dice.weighted<Family['previousMarriages']>({ 1: 12, 2: age > 42 ? 1.4 : 0, '3+': age > 50 ? 0.3 : 0 })
      : '0',
    divorceDetails:
      relationshipStatus === 'divorced' || relationshipStatus === 'separated' ? dice.pick(PARTINGS) : '',
    hasChildren,
    numberOfChildren,
    ...childrenOf(dice, age, numberOfChildren),
  };
}

function childrenOf(
  dice: Dice,
  age: number,
  count: number,
): Pick<Family, 'childrenAges' | 'livingArrangement'> {
  if (count === 0) return { childrenAges: '', livingArrangement: null };
  const oldest = Math.max(1, Math.min(24, dice.whole(2, age - 21)));
  const ages = Array.from({ length: count }, (_, at) => Math.max(1, oldest - at * dice.whole(2, 3))).sort(
    (a, b) => b - a,
  );
  const grown = ages.every((one) => one >= 18);
  return {
    childrenAges: ages.length === 1 ? String(ages[0]) : `${ages.slice(0, -1).join(', ')} and ${ages.at(-1)}`,
    livingArrangement: grown
      ? 'adult'
      : dice.weighted({ fullTime: 6, partTime: 2, visitOnly: 1.4, other: 0.4 }),
  };
}
