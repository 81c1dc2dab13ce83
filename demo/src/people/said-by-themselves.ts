// What a demonstration member adds of their own accord: details that fit their people, faith and place, and replies to prompts.
import type { DetailName, DetailValues, PromptReply } from '@ijeuwa/contract/details';
import type { Dice } from '@ijeuwa/drawings/dice';
import type { People } from '@ijeuwa/drawings/look';
import { freshest, type Said } from './bio.ts';
import type { Draft } from './generate.ts';
import type { OwnDetail, SaidByThemselves } from './person.ts';
import { ON_A_TUESDAY, REPLIES } from './prompt-replies.ts';

type Language = DetailValues['languages'][number];
const TONGUES: Record<People, Language> = {
  Igbo: 'Igbo',
  Yoruba: 'Yoruba',
  Hausa: 'Hausa',
  Fulani: 'Fulfulde',
  Edo: 'Edo',
  Efik: 'Efik',
  Ibibio: 'Ibibio',
  Ijaw: 'Ijaw',
  Tiv: 'Tiv',
  Kanuri: 'Kanuri',
  Urhobo: 'Urhobo',
  Nupe: 'Nupe',
  Idoma: 'Idoma',
  Igala: 'Igala',
  Berom: 'Berom',
  Akan: 'Twi',
  Ewe: 'Ewe',
};
const NORTHERN: readonly People[] = ['Fulani', 'Kanuri', 'Nupe', 'Berom', 'Tiv', 'Igala', 'Idoma'];

const DISHES: Partial<Record<People, readonly string[]>> = {
  Igbo: ['oha soup', 'abacha', 'ukwa', 'ofe nsala'],
  Yoruba: ['ẹ̀fọ́ rírò', 'àmàlà', 'mọ́ínmọ́ín', 'ọ̀fadà rice'],
  Hausa: ['tuwo shinkafa', 'miyan kuka', 'masa', 'dambu'],
  Fulani: ['fura da nono', 'masa', 'miyan taushe'],
  Edo: ['black soup', 'owo soup', 'yam and banga'],
  Efik: ['edikang ikong', 'ekpang', 'afang'],
  Ibibio: ['afang', 'ekpang', 'atama soup'],
  Ijaw: ['kekefiyai', 'onunu', 'fisherman soup'],
  Urhobo: ['banga and starch', 'ukhodo', 'owo soup'],
  Tiv: ['pounded yam', 'ruam', 'genger soup'],
  Akan: ['fufu and light soup', 'red red', 'kenkey'],
  Ewe: ['akple', 'fetri detsi', 'kenkey'],
};
const ANY_DISH = ['jollof', 'moi moi', 'pepper soup', 'fried plantain'];

const CHURCHES: Partial<Record<People, readonly string[]>> = {
  Igbo: ['Catholic', 'Anglican', 'Catholic', 'Assemblies of God', 'Dominion City'],
  Yoruba: ['Anglican', 'Redeemed (RCCG)', 'Baptist', 'Methodist', 'Celestial'],
  Tiv: ['Catholic', 'NKST Reformed'],
  Berom: ['COCIN', 'Catholic', 'ECWA'],
  Akan: ['Methodist', 'Presbyterian', 'Pentecost'],
};
const ANY_CHURCH = ['Catholic', 'Anglican', 'Redeemed (RCCG)', 'Winners', 'Deeper Life', 'ECWA', 'Baptist'];
const WAYS_OF_ISLAM = ['Sunni', 'Sunni', 'Sunni, Tijaniyya', 'Sunni, Qadiriyya', 'NASFAT', 'Ansar-ud-Deen'];

const shown = (dice: Dice, value: OwnDetail['value'], matches = 0.15): OwnDetail => ({
  value,
  shownTo: dice.chance(matches) ? 'matches' : 'everybody',
});

export const saidByThemselves = (dice: Dice, draft: Draft, said: Said): SaidByThemselves => ({
  details: detailsOf(dice, draft),
  prompts: promptsOf(dice, draft, said),
});

const detailsOf = (dice: Dice, draft: Draft): SaidByThemselves['details'] => {
  const { people, religion, gender, age, location, hasChildren, previousMarriages } = draft;
  const denomination =
    religion === 'christianity'
      ? dice.pick(CHURCHES[people] ?? ANY_CHURCH)
      : religion === 'islam'
        ? dice.pick(WAYS_OF_ISLAM)
        : undefined;
  const all: [DetailName, number, OwnDetail | undefined][] = [
    ['ethnicGroup', 0.85, shown(dice, people)],
    ['languages', 0.9, shown(dice, languagesOf(dice, draft), 0)],
    ['denomination', 0.7, denomination ? shown(dice, denomination) : undefined],
    ['practice', 0.75, religion === 'none' ? undefined : shown(dice, practiceOf(dice, draft))],
    ['height', 0.7, shown(dice, heightOf(dice, gender))],
    ['smoking', 0.75, shown(dice, smokingOf(dice, draft))],
    ['drinking', 0.75, shown(dice, drinkingOf(dice, draft), 0.25)],
    [
      'relocation',
      0.65,
      shown(dice, dice.weighted({ stay: 3, country: 3, abroad: 2, anywhere: 2, together: 4 })),
    ],
    ['previousMarriages', previousMarriages === '0' ? 0.2 : 0.6, shown(dice, previousMarriages, 0.4)],
    [
      'childrenHoped',
      0.8,
      shown(
        dice,
        hasChildren || age > 44
          ? dice.weighted({ none: 4, one: 4, few: 2, asTheyCome: 3 })
          : dice.weighted({ one: 1, few: 9, many: 2, asTheyCome: 3 }),
      ),
    ],
    ['futureHome', 0.7, shown(dice, futureHomeOf(dice, location))],
  ];
  return Object.fromEntries(
    all.flatMap(([name, odds, detail]) => (dice.chance(odds) && detail ? [[name, detail]] : [])),
  );
};

const languagesOf = (dice: Dice, { people, location }: Draft): Language[] => {
  const abroad = !/Nigeria|Ghana/.test(location);
  const all: Language[] = [TONGUES[people], 'English'];
  if (!abroad && dice.chance(0.6)) all.push('Pidgin');
  if (NORTHERN.includes(people) && dice.chance(0.8)) all.push('Hausa');
  if (location.includes('Lagos') && dice.chance(0.4)) all.push('Yoruba');
  if (dice.chance(0.12)) all.push('French');
  return [...new Set(all)];
};

const practiceOf = (dice: Dice, { religion }: Draft) =>
  religion === 'islam'
    ? dice.weighted({ everyDay: 8, everyWeek: 2, ownWay: 1 })
    : religion === 'christianity'
      ? dice.weighted({ everyDay: 4, everyWeek: 7, highDays: 1, ownWay: 1 })
      : dice.weighted({ highDays: 3, ownWay: 5, everyDay: 1 });

const heightOf = (dice: Dice, gender: Draft['gender']): number =>
  (gender === 'male' ? 168 : 155) + dice.whole(0, 10) + dice.whole(0, 10);

const smokingOf = (dice: Dice, { religion }: Draft) =>
  religion === 'islam' || religion === 'christianity'
    ? dice.weighted({ no: 30, sometimes: 1, stopping: 1 })
    : dice.weighted({ no: 8, sometimes: 2, stopping: 1, daily: 0.5 });

const drinkingOf = (dice: Dice, { religion }: Draft) =>
  religion === 'islam' ? 'no' : dice.weighted({ no: 5, celebrations: 6, often: 0.6 });

/** Where they live now, a place that people of theirs dream of, or no more than a wish. */
const futureHomeOf = (dice: Dice, location: string): string => {
  const town = location.split(',')[0]!;
  return dice.pick([
    town,
    `${town}, near family`,
    /Nigeria/.test(location) ? `${town} or ${town === 'Abuja' ? 'Lagos' : 'Abuja'}` : 'Back home in Nigeria',
    `${town} now, the village later`,
    'Wherever work lets us stay',
  ]);
};

const PROMPTS = Object.keys(REPLIES);

const promptsOf = (dice: Dice, draft: Draft, said: Said): PromptReply[] => {
  const keys = dice.some([...PROMPTS, 'faith'], dice.weighted({ 3: 7, 2: 3 }) === '3' ? 3 : 2);
  return keys.map((key) => {
    const reply = freshest(dice, repliesTo(key, draft), said);
    said.set(reply, (said.get(reply) ?? 0) + 1);
    const dish = dice.pick(DISHES[draft.people] ?? ANY_DISH);
    const filled = reply.replace('{dish}', dish).replace('{town}', draft.location.split(',')[0]!);
    return { key, reply: filled.charAt(0).toUpperCase() + filled.slice(1) };
  });
};

const repliesTo = (key: string, { religion, gender }: Draft): readonly string[] => {
  if (key === 'faith') return ON_A_TUESDAY[religion] ?? ON_A_TUESDAY.none;
  const all = REPLIES[key]!;
  return gender === 'male' ? all : all.filter((one) => !one.includes('their father cooks'));
};
