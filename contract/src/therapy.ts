// Relationship therapy: the plans and what they cost, the fee of a consultation, the assessment and its insights.
import * as z from 'zod/mini';
import { BankAccount } from './billing.ts';
import { catalogueCalls, type EntryHistory, SETS_PRICES } from './catalogue.ts';
import { endpoint } from './endpoint.ts';
import {
  Currency,
  handle,
  Id,
  Moment,
  Money,
  Ok,
  requiredLine,
  requiredText,
  staffReason,
} from './fields.ts';
import { ServiceQuote } from './services.ts';

/** Spec 9: the fee is sent within so many hours; an assessment is answered within as many. */
export const CONSULTATION_PAID_WITHIN_HOURS = 24;
export const INSIGHTS_WITHIN_HOURS = 24;
export const CONSULTATION_MAILS_A_DAY = 5;
export const PLAN_USABLE_MONTHS = 12;
export const CONSULTATION_WISHED_AHEAD_MAX_DAYS = 180;
export const GOAL_MAX_LENGTH = 1000;
export const INSIGHTS_MAX_LENGTH = 4000;
export const OWN_THERAPY_MAX = 20;

/** The consultation is sold singly; a plan is several sessions. */
export const THERAPY_OFFERS = ['plan', 'consultation'] as const;
const PRICE = 'A price above nothing, please.';
const price = (missing: string) =>
  z.number(missing).check(z.positive(PRICE), z.multipleOf(0.01, 'At most two places, please.'));
const whole = (from: number, to: number, missing: string) => {
  const outside = `A whole number from ${from} to ${to}, please.`;
  return z.number(missing).check(z.int(outside), z.minimum(from, outside), z.maximum(to, outside));
};
export const THERAPY_PACKAGE_NAME_MAX_LENGTH = 40;
export const TherapyPackageEntry = z.strictObject({
  offer: z.enum(THERAPY_OFFERS, { error: 'A plan or the consultation, please.' }),
  name: requiredLine('Please give the name.', THERAPY_PACKAGE_NAME_MAX_LENGTH),
  sessions: whole(1, 50, 'Please say how many sessions.'),
  /** In naira and dollars, not in their hundredths. */
  priceNGN: price('Please give the price in naira.'),
  priceUSD: price('Please give the price in dollars.'),
  /** Percent less than as many single sessions. */
  save: whole(0, 90, 'Please say how many percent it saves.'),
  popular: z.boolean('Please say whether it is the popular one.'),
  /** Its place in the list. */
  order: whole(0, 99, 'Please give its place.'),
});
export type TherapyPackageEntry = z.infer<typeof TherapyPackageEntry>;
export type TherapyPackageHistory = EntryHistory<TherapyPackageEntry>;

const calls = catalogueCalls({
  path: '/api/staff/therapy-packages',
  staff: ['editor', 'finance', 'admin'],
  adders: SETS_PRICES,
  entry: TherapyPackageEntry,
  one: 'therapy package',
  of: 'therapy package',
});
export const listTherapyPackageEntries = calls.list;
export const addTherapyPackage = calls.add;
export const changeTherapyPackage = calls.change;
export const endTherapyPackage = calls.end;

// Spec 3.
export const TherapyPackage = z.object({
  id: z.string(),
  name: z.string(),
  sessions: z.int(),
  priceNGN: z.number(),
  priceUSD: z.number(),
  save: z.int(),
  popular: z.boolean(),
});
export type TherapyPackage = z.infer<typeof TherapyPackage>;
export const findTherapy = endpoint({
  method: 'GET',
  path: '/api/therapy',
  access: 'member',
  summary: 'The plans, the fee of a consultation, and the account that it is sent to.',
  answer: z.object({
    packages: z.array(TherapyPackage),
    /** Null while no consultation is sold. */
    fee: z.nullable(z.object({ priceNGN: z.number(), priceUSD: z.number() })),
    bank: BankAccount,
  }),
});
export type Therapy = z.infer<(typeof findTherapy)['answer']>;

export const THERAPY_PLAN_STATES = ['offered', 'lapsed', 'paid', 'taken_back'] as const;
export const TherapyPlan = z.object({
  _id: Id,
  name: z.string(),
  sessions: z.int(),
  total: Money,
  state: z.enum(THERAPY_PLAN_STATES),
  chosenAt: Moment,
  usableUntil: z.nullable(Moment),
  /** What waits to be paid; null also while a transfer for it is looked for. */
  quote: z.nullable(ServiceQuote),
});
export type TherapyPlan = z.infer<typeof TherapyPlan>;
export const chooseTherapyPlan = endpoint({
  method: 'POST',
  path: '/api/therapy/plans',
  access: 'member',
  summary: `Chooses a plan and holds its price; once it is paid its sessions can be booked for ${PLAN_USABLE_MONTHS} months. Sent with the same id it is the same.`,
  body: z.strictObject({
    /** Made by the sender’s device. */
    id: Id,
    package: requiredText('Please choose a plan.', 64),
    currency: z.optional(Currency),
  }),
  answer: TherapyPlan,
});

// Spec 3, as its select sends it.
export const DURATIONS = ['less_than_1', '1_3', '3_5', '5_plus'] as const;
export type Duration = (typeof DURATIONS)[number];
export const DURATION_LABELS: Record<Duration, string> = {
  less_than_1: 'Less than a year',
  '1_3': '1 to 3 years',
  '3_5': '3 to 5 years',
  '5_plus': 'More than 5 years',
};
export const Assessment = z.object({
  _id: Id,
  duration: z.enum(DURATIONS),
  goal: z.string(),
  sentAt: Moment,
  dueAt: Moment,
  insights: z.nullable(z.object({ text: z.string(), by: z.string(), answeredAt: Moment })),
});
export type Assessment = z.infer<typeof Assessment>;

export const findOwnTherapy = endpoint({
  method: 'GET',
  path: '/api/therapy/own',
  access: 'member',
  summary: `The member’s plans and assessments, the newest first, at most ${OWN_THERAPY_MAX} of each.`,
  answer: z.object({
    plans: z.array(TherapyPlan),
    assessments: z.array(Assessment),
  }),
});
export type OwnTherapy = z.infer<(typeof findOwnTherapy)['answer']>;

/** The wording beside the form; a new wording is a new version. */
export const ASSESSMENT_CONSENT_VERSION = '1';
export const sendAssessment = endpoint({
  method: 'POST',
  path: '/api/therapy/assessments',
  access: 'member',
  summary: `Sends an assessment to the counsellors, who write insights within ${INSIGHTS_WITHIN_HOURS} hours. One waits at a time (409 else); sent with the same id it is the same. It is kept under a consent of its own.`,
  body: z.strictObject({
    /** Made by the sender’s device. */
    id: Id,
    duration: z.enum(DURATIONS, { error: 'Please choose how long you have been together.' }),
    goal: requiredText('Please write your primary goal for therapy.', GOAL_MAX_LENGTH),
    consent: z.literal(true, { error: 'Please agree that a counsellor reads this and we keep it.' }),
  }),
  answer: Assessment,
});
export const removeAssessments = endpoint({
  method: 'DELETE',
  path: '/api/therapy/assessments',
  access: 'member',
  summary: 'Withdraws the consent: every assessment of the member is erased, with its insights.',
  answer: Ok,
});

const COUNSELLING = ['counsellor', 'admin'] as const;
const one = { params: z.object({ id: Id }) } as const;
// Four thousand letters of several bytes each.
const bodyMaxBytes = 32 * 1024;

export const AssessmentRow = z.object({
  _id: Id,
  name: z.string(),
  sentAt: Moment,
  dueAt: Moment,
  answeredAt: z.nullable(Moment),
  /** Who has it, also once it is answered. */
  staff: z.nullable(z.string()),
  mine: z.boolean(),
});
export type AssessmentRow = z.infer<typeof AssessmentRow>;
export const AssessmentCase = z.object({ ...AssessmentRow.shape, ...Assessment.shape });
export type AssessmentCase = z.infer<typeof AssessmentCase>;
export const listAssessments = endpoint({
  method: 'GET',
  path: '/api/staff/assessments',
  access: { staff: COUNSELLING },
  summary:
    'The assessments: those without insights first, whoever has waited longest before the others; not what was written. `next` is the `after` of the following page.',
  query: z.strictObject({ after: z.optional(handle) }),
  answer: z.object({ assessments: z.array(AssessmentRow), next: z.nullable(z.string()) }),
});
export const readAssessment = endpoint({
  method: 'GET',
  path: '/api/staff/assessments/:id',
  ...one,
  access: { staff: COUNSELLING, of: 'assessment' },
  summary: 'One assessment with its words and insights; a look at it is audited.',
  answer: AssessmentCase,
});
export const claimAssessment = endpoint({
  method: 'POST',
  path: '/api/staff/assessments/:id/claim',
  ...one,
  access: { staff: COUNSELLING, of: 'assessment' },
  summary: 'Takes an assessment that nobody has. 409 when a colleague has it, or it is answered.',
  answer: Ok,
});
export const handOverAssessment = endpoint({
  method: 'POST',
  path: '/api/staff/assessments/:id/hand-over',
  ...one,
  access: { staff: COUNSELLING, of: 'assessment' },
  summary:
    'Puts an assessment that somebody has back into the queue; the clock goes on. 409 when nobody has it, or it is answered.',
  body: z.strictObject({ reason: staffReason }),
  answer: Ok,
});
export const writeInsights = endpoint({
  method: 'POST',
  path: '/api/staff/assessments/:id/insights',
  ...one,
  access: { staff: COUNSELLING, of: 'assessment' },
  summary:
    'Writes the insights, which the member is told of and reads on their page; one that nobody has is taken with it. 409 when a colleague has it, or has answered. The same `clientId` again is the same.',
  body: z.strictObject({
    clientId: Id,
    text: requiredText('Please write the insights.', INSIGHTS_MAX_LENGTH),
  }),
  bodyMaxBytes,
  answer: Ok,
});
