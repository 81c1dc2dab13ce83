// The questionnaire of a couple: eight areas for both, candour for oneself, safety for nobody but oneself.
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { handle, Moment, Ok } from './fields.ts';

export const AREAS = [
  'talking',
  'conflict',
  'money',
  'family',
  'faith',
  'roles',
  'children',
  'closeness',
] as const;
export type Area = (typeof AREAS)[number];
export const AREA_NAMES: Record<Area, string> = {
  talking: 'Talking',
  conflict: 'Conflict',
  money: 'Money',
  family: 'Family',
  faith: 'Faith',
  roles: 'Roles',
  children: 'Children',
  closeness: 'Closeness',
};
/** Beside the areas; nothing of either is ever shown to the other. */
export const OWN_PARTS = ['candour', 'safety'] as const;
export const STATEMENT_PARTS = [...AREAS, ...OWN_PARTS] as const;
export type StatementPart = (typeof STATEMENT_PARTS)[number];

/** Five points, and that it was never discussed. */
export const NEVER_DISCUSSED = 0;
export const POINTS = [1, 2, 3, 4, 5] as const;
export const STATEMENTS_MAX = 40;
/** An area says something from so many answers on. */
export const AREA_ANSWERS_MIN = 3;
/** So many areas at least, answered so far, say something to two; of less they would see nothing but empty rows. */
export const RELEASE_AREAS_MIN = 4;
/** Each shows what both see anew: of many, with other answers each time, one could read off the other's. */
export const RELEASES_A_DAY = 3;
/** The wording beside the form; a new wording is a new version. */
export const QUESTIONNAIRE_CONSENT_VERSION = '1';

export const Reply = z.strictObject({
  id: handle,
  value: z.int('Please choose one of the answers.').check(z.minimum(NEVER_DISCUSSED), z.maximum(5)),
});
export type Reply = z.infer<typeof Reply>;

/** What both see, and both alike; it tells of no answer whose it is. */
export const ForTwo = z.object({
  areas: z.array(
    z.object({
      area: z.enum(AREAS),
      /** On how many of those that both answered both are well; null where either answered too few. */
      bothWell: z.nullable(z.object({ on: z.int(), of: z.int() })),
    }),
  ),
  /** What to talk about: two points apart, or never discussed by one of the two. */
  topics: z.array(z.object({ area: z.enum(AREAS), topic: z.string() })),
});
export type ForTwo = z.infer<typeof ForTwo>;

export const Questionnaire = z.object({
  partner: z.object({ name: z.string() }),
  /** In an order of the member’s own; those on safety at the end. */
  statements: z.array(z.object({ id: z.string(), part: z.enum(STATEMENT_PARTS), text: z.string() })),
  replies: z.array(Reply),
  savedAt: z.nullable(Moment),
  releasedAt: z.nullable(Moment),
  /** One's own release was undone, since the other took theirs back: it needs a new yes. */
  releaseLapsed: z.boolean(),
  /** Of oneself alone: an area from 0 to 100, null with too few answers. */
  own: z.object({
    areas: z.array(z.object({ area: z.enum(AREAS), mean: z.nullable(z.int()) })),
    /** So many areas still need their answers before it can be released: 0, it can be. */
    areasToRelease: z.int(),
    /** Answers that sound better than life is with anybody. */
    tooGood: z.boolean(),
    /** Help comes first, and the first meeting with a counsellor alone. */
    helpFirst: z.boolean(),
  }),
  /** Once both have released theirs. */
  forTwo: z.nullable(ForTwo),
});
export type Questionnaire = z.infer<typeof Questionnaire>;

const path = '/api/couple/questionnaire';
export const findQuestionnaire = endpoint({
  method: 'GET',
  path,
  access: 'member',
  summary:
    'The questionnaire of the couple that the member is one of, with their own replies, and what both see once both released theirs; null for whoever is of no couple. It is no test and has not been validated. Of the other nothing is ever answered but what stands in `forTwo`.',
  /** `kept`: replies of the member are kept, also when they are of no couple any more; they can be erased. */
  answer: z.object({ questionnaire: z.nullable(Questionnaire), kept: z.boolean() }),
});
export const saveReplies = endpoint({
  method: 'PUT',
  path,
  access: 'member',
  summary:
    'Saves all of the member’s replies, in place of those before, under a consent of its own. 409 for whoever is of no couple, and while they are released.',
  body: z.strictObject({
    consent: z.literal(true, { error: 'Please agree that we keep your answers.' }),
    replies: z.array(Reply).check(z.maxLength(STATEMENTS_MAX)),
  }),
  bodyMaxBytes: 20 * 1024,
  answer: Ok,
});
export const releaseReplies = endpoint({
  method: 'POST',
  path: `${path}/release`,
  access: 'member',
  summary:
    'Releases one’s part of what both see to the other of the couple, to them alone. Nothing is shown before both have. Three times a day. 409 until enough areas are answered.',
  answer: Ok,
});
export const withholdReplies = endpoint({
  method: 'DELETE',
  path: `${path}/release`,
  access: 'member',
  summary:
    'Takes it back, and the release of the other with it: neither sees it any more, until both release anew.',
  answer: Ok,
});
export const eraseReplies = endpoint({
  method: 'DELETE',
  path,
  access: 'member',
  summary:
    'Withdraws the consent: every reply of the member is erased, and what both saw with it, and the release of the other.',
  answer: Ok,
});
