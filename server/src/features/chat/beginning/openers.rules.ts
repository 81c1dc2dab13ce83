// Two first sentences for one of two people, from what each shows to the other; the same whenever they are asked for.
import type { PublicProfile } from '@ijeuwa/contract/people';

/** What a sentence may need beside a reply to a prompt; those that say most of the two come first. */
export const NEEDS = [
  'shared hobby',
  'shared language',
  'future home',
  'shared work',
  'shared town',
  'their work',
  'their hobby',
  'their language',
  'their town',
  'nothing',
] as const;
type Need = (typeof NEEDS)[number];

/** What a sentence may name of that: {hobby} and so on. */
export const MARKS: Partial<Record<Need, string>> = {
  'shared hobby': 'hobby',
  'their hobby': 'hobby',
  'shared language': 'language',
  'their language': 'language',
  'shared work': 'work',
  'their work': 'work',
  'shared town': 'town',
  'their town': 'town',
};

export type OpenerPattern = { needs: Need | `prompt:${string}`; texts: readonly string[] };
/** A person as the other may see them. */
export type Opening = Pick<
  PublicProfile,
  '_id' | 'location' | 'profession' | 'hobbies' | 'prompts' | 'details'
>;

const WANTED = 2;
/** Everybody has the first, and of the second nothing is spoken. */
const NO_OPENER: readonly string[] = ['English', 'Sign language'];

export const openersFor = (patterns: readonly OpenerPattern[], me: Opening, them: Opening): string[] => {
  const choose = chooserOf(me._id, them._id);
  const textsOf = new Map(patterns.map(({ needs, texts }) => [needs, texts]));
  const said = new Map<string, string>();
  const say = (about: string, needs: OpenerPattern['needs'], named: string): void => {
    const texts = textsOf.get(needs);
    if (!texts || said.size === WANTED || said.has(about)) return;
    said.set(
      about,
      choose(texts, needs)!.replace(/\{\w+\}/g, () => named),
    );
  };

  const written = them.prompts.map(({ key }) => `prompt:${key}` as const);
  const prompt = choose(
    written.filter((needs) => textsOf.has(needs)),
    'prompt',
  );
  if (prompt) say('prompt', prompt, '');
  for (const need of NEEDS) {
    const named = choose(NAMED[need](me, them), need);
    if (named !== undefined) say(MARKS[need] ?? need, need, named);
  }
  // Where a profile says next to nothing, both are what one may ask of anybody.
  if (said.size < WANTED) said.set('nothing more', choose(textsOf.get('nothing')!, 'nothing', WANTED)!);
  return [...said.values()];
};

type Named = (me: Opening, them: Opening) => readonly string[];

const plain = (text: string): string => text.trim().toLowerCase();
const isAmong = (all: readonly string[], one: string): boolean =>
  all.some((own) => plain(own) === plain(one));
const townOf = ({ location }: Opening): string => location.split(',')[0]!.trim();
const some = (text: string | undefined): string[] => (text?.trim() ? [text.trim()] : []);
const spoken = ({ details }: Opening): string[] =>
  (details.languages ?? []).filter((one) => !NO_OPENER.includes(one));

/** What there is to name of it, in their words; none: it is not there. */
const NAMED: Record<Need, Named> = {
  'shared hobby': (me, them) => them.hobbies.filter((one) => isAmong(me.hobbies, one)),
  'their hobby': (me, them) => them.hobbies.filter((one) => !isAmong(me.hobbies, one)),
  'shared language': (me, them) => spoken(them).filter((one) => isAmong(spoken(me), one)),
  'their language': (me, them) => spoken(them).filter((one) => !isAmong(spoken(me), one)),
  'future home': (_, them) => some(them.details.futureHome),
  'shared work': (me, them) => some(them.profession).filter((one) => isAmong([me.profession], one)),
  'their work': (me, them) => some(them.profession).filter((one) => !isAmong([me.profession], one)),
  'shared town': (me, them) => (me.location === them.location ? some(townOf(them)) : []),
  'their town': (me, them) => (me.location === them.location ? [] : some(townOf(them))),
  nothing: () => [''],
};

/** One of several by the pair alone; the two stand side by side in the list, so that each gets their own. */
const chooserOf = (mine: string, theirs: string) => {
  const pair = [mine, theirs].sort().join(' ');
  const side = mine < theirs ? 0 : 1;
  return <T>(all: readonly T[], why: string, further = 0): T | undefined =>
    all[(hash(`${pair} ${why}`) + side + further) % all.length];
};

const hash = (text: string): number => {
  let sum = 0;
  for (const letter of text) sum = (sum * 31 + letter.codePointAt(0)!) >>> 0;
  return sum;
};
