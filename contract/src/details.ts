// What members may add to their profile of their own accord: details, each under its consent and shown to whom they
// choose, and what they write to prompts of their own choice.
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { figure, handle, list, Moment, ownLine, requiredText } from './fields.ts';
import { PREVIOUS_MARRIAGES } from './person.ts';

export const SHOWN_TO = ['everybody', 'matches', 'nobody'] as const;
export type ShownTo = (typeof SHOWN_TO)[number];

export const LANGUAGES = [
  'English',
  'Pidgin',
  'Igbo',
  'Yoruba',
  'Hausa',
  'Fulfulde',
  'Kanuri',
  'Tiv',
  'Ibibio',
  'Efik',
  'Edo',
  'Ijaw',
  'Urhobo',
  'Nupe',
  'Idoma',
  'Igala',
  'Berom',
  'Twi',
  'Ewe',
  'Arabic',
  'French',
  'Swahili',
  'Portuguese',
  'Spanish',
  'German',
  'Sign language',
] as const;
export const LANGUAGES_MAX = 8;
export const PRACTICES = ['everyDay', 'everyWeek', 'highDays', 'ownWay'] as const;
export const SMOKING = ['no', 'sometimes', 'daily', 'stopping'] as const;
export const DRINKING = ['no', 'celebrations', 'often'] as const;
export const RELOCATION = ['stay', 'country', 'abroad', 'anywhere', 'together'] as const;
export const CHILDREN_HOPED = ['none', 'one', 'few', 'many', 'asTheyCome'] as const;
export const HEIGHT_MIN_CM = 120;
export const HEIGHT_MAX_CM = 230;
export const DETAIL_LINE_MAX_LENGTH = 60;

const PLEASE_CHOOSE = 'Please choose one, or take this off your profile.';
const HEIGHT_UNFIT = `Please give your height in centimetres, from ${HEIGHT_MIN_CM} to ${HEIGHT_MAX_CM}.`;
const oneOf = <const T extends readonly string[]>(words: T) => z.enum(words, { error: PLEASE_CHOOSE });

const VALUES = {
  ethnicGroup: ownLine('Please name your people, or take this off your profile.', DETAIL_LINE_MAX_LENGTH),
  languages: list(oneOf(LANGUAGES), LANGUAGES_MAX, `At most ${LANGUAGES_MAX} languages, please.`).check(
    z.overwrite((languages) => [...new Set(languages)]),
    z.minLength(1, 'Please choose a language, or take this off your profile.'),
  ),
  denomination: ownLine(
    'Please name your church or way, or take this off your profile.',
    DETAIL_LINE_MAX_LENGTH,
  ),
  practice: oneOf(PRACTICES),
  height: figure({ min: HEIGHT_MIN_CM, max: HEIGHT_MAX_CM, missing: HEIGHT_UNFIT, outside: HEIGHT_UNFIT }),
  smoking: oneOf(SMOKING),
  drinking: oneOf(DRINKING),
  relocation: oneOf(RELOCATION),
  previousMarriages: oneOf(PREVIOUS_MARRIAGES),
  childrenHoped: oneOf(CHILDREN_HOPED),
  futureHome: ownLine('Please say where, or take this off your profile.', DETAIL_LINE_MAX_LENGTH),
};

export const DETAILS = [
  'ethnicGroup',
  'languages',
  'denomination',
  'practice',
  'height',
  'smoking',
  'drinking',
  'relocation',
  'previousMarriages',
  'childrenHoped',
  'futureHome',
] as const satisfies readonly (keyof typeof VALUES)[];
export type DetailName = (typeof DETAILS)[number];

/** What the consent to keep and show each of them is called in the list of agreements. */
export const DETAIL_PURPOSES = {
  ethnicGroup: 'ethnic-group',
  languages: 'languages',
  denomination: 'denomination',
  practice: 'practice-of-faith',
  height: 'height',
  smoking: 'smoking',
  drinking: 'drinking',
  relocation: 'relocation',
  previousMarriages: 'previous-marriages',
  childrenHoped: 'children-hoped',
  futureHome: 'future-home',
} as const satisfies Record<DetailName, string>;

export const DetailValues = z.object({
  ethnicGroup: z.string(),
  languages: z.array(z.enum(LANGUAGES)),
  denomination: z.string(),
  practice: z.enum(PRACTICES),
  height: z.int(),
  smoking: z.enum(SMOKING),
  drinking: z.enum(DRINKING),
  relocation: z.enum(RELOCATION),
  previousMarriages: z.enum(PREVIOUS_MARRIAGES),
  childrenHoped: z.enum(CHILDREN_HOPED),
  futureHome: z.string(),
});
export type DetailValues = z.infer<typeof DetailValues>;

const shownTo = z.enum(SHOWN_TO, { error: 'Please choose who sees this.' });
const kept = <S extends z.core.$ZodType>(value: S) => z.nullable(z.object({ value, shownTo, since: Moment }));
const { shape } = DetailValues;
export const OwnDetails = z.object({
  ethnicGroup: kept(shape.ethnicGroup),
  languages: kept(shape.languages),
  denomination: kept(shape.denomination),
  practice: kept(shape.practice),
  height: kept(shape.height),
  smoking: kept(shape.smoking),
  drinking: kept(shape.drinking),
  relocation: kept(shape.relocation),
  previousMarriages: kept(shape.previousMarriages),
  childrenHoped: kept(shape.childrenHoped),
  futureHome: kept(shape.futureHome),
});
export type OwnDetails = z.infer<typeof OwnDetails>;

export const PROMPTS_MAX = 3;
export const PROMPT_REPLY_MAX_LENGTH = 240;
export const PromptReply = z.object({ key: z.string(), reply: z.string() });
export type PromptReply = z.infer<typeof PromptReply>;
export const OwnStory = z.object({
  details: OwnDetails,
  prompts: z.array(PromptReply),
  /** The prompts that may be chosen, in the order of the list. */
  choices: z.array(z.object({ key: z.string(), text: z.string() })),
});
export type OwnStory = z.infer<typeof OwnStory>;

export const findStory = endpoint({
  method: 'GET',
  path: '/api/profile/story',
  access: 'member',
  summary:
    'The member’s own details, each with who sees it, what they wrote to prompts, and the prompts to choose from.',
  answer: OwnStory,
});

const given = <S extends z.core.$ZodType>(value: S) =>
  z.optional(z.nullable(z.strictObject({ value, shownTo, consent: z.optional(z.boolean()) })));
export const DetailsChange = z.strictObject({
  ethnicGroup: given(VALUES.ethnicGroup),
  languages: given(VALUES.languages),
  denomination: given(VALUES.denomination),
  practice: given(VALUES.practice),
  height: given(VALUES.height),
  smoking: given(VALUES.smoking),
  drinking: given(VALUES.drinking),
  relocation: given(VALUES.relocation),
  previousMarriages: given(VALUES.previousMarriages),
  childrenHoped: given(VALUES.childrenHoped),
  futureHome: given(VALUES.futureHome),
});
export type DetailsChange = z.infer<typeof DetailsChange>;
export const saveDetails = endpoint({
  method: 'PUT',
  path: '/api/profile/details',
  access: 'member',
  summary:
    'Keeps the details that are given, each under a consent of its own the first time; null takes the consent back and erases it.',
  body: DetailsChange,
  answer: OwnStory,
});

const TOO_MANY_PROMPTS = `At most ${PROMPTS_MAX} prompts, please.`;
export const savePrompts = endpoint({
  method: 'PUT',
  path: '/api/profile/prompts',
  access: 'member',
  summary: 'Replaces what the member wrote to prompts, in this order; at most three, each chosen once.',
  body: z.strictObject({
    prompts: list(
      z.strictObject({
        key: handle,
        reply: requiredText('Please write something, or choose no prompt here.', PROMPT_REPLY_MAX_LENGTH),
      }),
      PROMPTS_MAX,
      TOO_MANY_PROMPTS,
    ),
  }),
  answer: OwnStory,
});
