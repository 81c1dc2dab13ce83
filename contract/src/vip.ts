// VIP matchmaking: the file of a member, their case with its clock, what it costs, and the people who are proposed.
import * as z from 'zod/mini';
import { adultAge } from './accounts.ts';
import { endpoint } from './endpoint.ts';
import { Currency, Id, list, Moment, Money, Ok, optionalText, requiredText } from './fields.ts';
import { PotentialMatch } from './matching.ts';
import { personName } from './names.ts';
import { NobodyOrTens } from './pool.ts';
import { ServiceQuote } from './services.ts';
import { VIP_INTERESTS, VIP_PRIORITIES, VipFile } from './vip-file.ts';

/** Spec 4: 'Processing...' stands at least so long. */
export const VIP_PROCESSING_MS = 2000;
export const LOOKING_FOR_MAX_LENGTH = 2000;
export const VIP_REASON_MAX_LENGTH = 1000;
/** From payment: somebody has the case; staff are warned; the people are proposed, or it is said how few fit. */
export const OWNER_WITHIN_HOURS = 4;
export const ALARM_AFTER_HOURS = 20;
export const PROPOSED_WITHIN_HOURS = 24;
export const PROPOSALS_AT_ONCE = 3;
export const CASE_MESSAGE_MAX_LENGTH = 4000;
/** Of what was written in a case, the newest. */
export const CASE_MESSAGES_SHOWN = 100;
/** Each of the two has so long to answer. */
export const ANSWER_WITHIN_DAYS = 14;

export const VIP_STATES = [
  'submitted',
  'paid',
  'assigned',
  'interviewed',
  'searching',
  'proposed',
  'introduced',
  'feedback',
  'paused',
  'closed',
] as const;
export type VipState = (typeof VIP_STATES)[number];
/** Why a matchmaker works on it: it was paid for, or a package has it; `introductions`: so many a month. */
export const VIP_GROUNDS = ['payment', 'package', 'introductions'] as const;
export type VipGround = (typeof VIP_GROUNDS)[number];
/** How what was paid for ends: by its member, as they leave, at its months, by a suspension, or with its money. */
export const PAID_ENDS = ['member', 'left', 'months', 'suspension', 'refunded', 'charged_back'] as const;
export type PaidEnd = (typeof PAID_ENDS)[number];
/**
 * `offered`: the client is asked. `asked`: the client said yes, the other is asked. `declined`: the client said no.
 * `over`: it did not come about, for whatever reason; which is told to nobody.
 */
export const PROPOSAL_STATES = ['offered', 'asked', 'matched', 'declined', 'over'] as const;
export type ProposalState = (typeof PROPOSAL_STATES)[number];
export const PROMISES = ['owner', 'proposals'] as const;
export type Promised = (typeof PROMISES)[number];

export const Proposal = z.object({
  _id: Id,
  state: z.enum(PROPOSAL_STATES),
  name: z.string(),
  /** Their card as the deck shows it; null once they are answered, or not there any more. */
  card: z.nullable(PotentialMatch),
  /** Why the matchmaker thinks of the two. */
  why: z.nullable(z.string()),
  proposedAt: Moment,
  answerUntil: z.nullable(Moment),
  matchId: z.nullable(Id),
  /** The client has said how it went. */
  toldHow: z.boolean(),
});
export type Proposal = z.infer<typeof Proposal>;

/** What the client and whoever has the case wrote to each other, the oldest first. */
export const CaseMessage = z.object({
  _id: Id,
  by: z.enum(['client', 'matchmaker']),
  /** The matchmaker’s first name. */
  matchmaker: z.nullable(z.string()),
  text: z.string(),
  writtenAt: Moment,
});
export type CaseMessage = z.infer<typeof CaseMessage>;

export const VipCase = z.object({
  _id: Id,
  state: z.enum(VIP_STATES),
  ground: z.nullable(z.enum(VIP_GROUNDS)),
  file: VipFile,
  submittedAt: Moment,
  /** How many fitted both ways when it was counted: 0 nobody, 1 one to nine, else in tens; null: the profile is not complete. */
  fits: z.nullable(NobodyOrTens),
  fitsCountedAt: z.nullable(Moment),
  /** The matchmaker’s first name. */
  owner: z.nullable(z.string()),
  ownerDueAt: z.nullable(Moment),
  dueAt: z.nullable(Moment),
  /** When it was found that nobody else fits both ways; null: it was not, or somebody new does since. */
  nobodyElseAt: z.nullable(Moment),
  /** What was promised and not kept in time. */
  missed: z.array(z.enum(PROMISES)),
  strategy: z.nullable(z.string()),
  servedUntil: z.nullable(Moment),
  proposals: z.array(Proposal),
  written: z.array(CaseMessage),
  quote: z.nullable(ServiceQuote),
  /** Closed now, what was paid goes back: nobody was proposed since. */
  givesBack: z.boolean(),
});
export type VipCase = z.infer<typeof VipCase>;

const Written = z.object({ title: z.string(), text: z.string() });
export const VipTerms = z.object({
  /** In the order of the switcher; a currency that is only shown says in which one it is charged. */
  prices: z.array(z.object({ shown: Money, chargedIn: Currency })),
  months: z.int(),
  benefits: z.array(Written),
  steps: z.array(Written),
  /** A claim of the demonstration; null where nothing is measured. */
  successRate: z.nullable(z.string()),
});
export type VipTerms = z.infer<typeof VipTerms>;

export const VipView = z.object({
  terms: VipTerms,
  /** Out of the profile, which keeps them. */
  about: z.object({
    name: z.string(),
    age: z.nullable(z.int()),
    /** The birth date is known: the age follows from it. */
    ageIsKnown: z.boolean(),
    location: z.string(),
  }),
  profileSubmitted: z.boolean(),
  /** They are one of a couple here, by the word of both: a matchmaker is told that, and not with whom. */
  inCouple: z.boolean(),
  /** What the member’s package has of it without a price. */
  included: z.nullable(
    z.object({
      ground: z.enum(['package', 'introductions']),
      package: z.string(),
      until: z.nullable(Moment),
    }),
  ),
  case: z.nullable(VipCase),
  /** Without an open one, the last that was closed; `package`: it came with a package, which is over. */
  closed: z.nullable(
    z.object({
      at: Moment,
      because: z.enum([...PAID_ENDS, 'package']),
      /** It was paid for, and its price was asked back. */
      askedBack: z.boolean(),
      paid: z.boolean(),
      /** Somebody whom they met in it is among their matches. */
      met: z.boolean(),
    }),
  ),
});
export type VipView = z.infer<typeof VipView>;

export const findVip = endpoint({
  method: 'GET',
  path: '/api/vip',
  access: 'member',
  summary: 'What VIP matchmaking costs and holds, what the profile says, and the member’s open case.',
  answer: VipView,
});
const chosen = <const S extends readonly [string, ...string[]]>(words: S, unknown: string) =>
  list(z.enum(words, { error: unknown }), words.length);
export const VipSubmission = z.strictObject({
  /** What of the profile is to be changed; what is left out stays. */
  about: z.optional(
    z.strictObject({
      name: z.optional(personName('Name is required')),
      age: z.optional(adultAge),
      location: z.optional(requiredText('Location is required', 200)),
    }),
  ),
  interests: chosen(VIP_INTERESTS, 'We do not know this interest.'),
  priorities: chosen(VIP_PRIORITIES, 'We do not know this priority.'),
  lookingFor: optionalText(LOOKING_FOR_MAX_LENGTH),
});
export type VipSubmission = z.infer<typeof VipSubmission>;
export const submitVip = endpoint({
  method: 'PUT',
  path: '/api/vip',
  access: 'member',
  summary:
    'Opens the member’s case, or changes the file of the one that is open; name, age and place go to the profile. Begins at once where the package has a matchmaker.',
  body: VipSubmission,
  // Two thousand letters of several bytes each.
  bodyMaxBytes: 32 * 1024,
  answer: VipView,
});
export const quoteVip = endpoint({
  method: 'POST',
  path: '/api/vip/quote',
  access: 'member',
  summary:
    'Holds the price of the open case, in a currency that somebody takes; counts first how many fit, once an hour. 409 when nothing is to be paid, or nobody takes the currency.',
  body: z.strictObject({
    currency: z.enum(['NGN', 'USD', 'GBP'], { error: 'This is paid in naira, US dollars or pounds.' }),
  }),
  answer: z.object({ quote: ServiceQuote, case: VipCase }),
});
export const pauseVip = endpoint({
  method: 'POST',
  path: '/api/vip/pause',
  access: 'member',
  summary: 'Pauses the open case; its clock stands still. 404 without one, 409 before it has begun.',
  answer: Ok,
});
export const resumeVip = endpoint({
  method: 'POST',
  path: '/api/vip/resume',
  access: 'member',
  summary: 'Goes on with a paused case, later by as much.',
  answer: Ok,
});
export const closeVip = endpoint({
  method: 'POST',
  path: '/api/vip/close',
  access: 'member',
  summary:
    'Ends what the open case runs by; 409 where that, or whether its money goes back, is not as the member saw it. What was paid for ends, and the case goes on where the package has a matchmaker; any other is closed, and nothing waits to be paid.',
  body: z.strictObject({ ground: z.nullable(z.enum(VIP_GROUNDS)), givesBack: z.boolean() }),
  answer: Ok,
});
export const writeToMatchmaker = endpoint({
  method: 'POST',
  path: '/api/vip/messages',
  access: 'member',
  summary:
    'Writes in the open case, to whoever has it; 409 before it has begun. The same `clientId` again is the same message.',
  body: z.strictObject({
    clientId: Id,
    text: requiredText('Please write a message.', CASE_MESSAGE_MAX_LENGTH),
  }),
  // Four thousand letters of several bytes each.
  bodyMaxBytes: 32 * 1024,
  answer: Ok,
});

/** Somebody whom a matchmaker thinks of, who said yes already. */
export const Introduction = z.object({
  _id: Id,
  card: PotentialMatch,
  why: z.nullable(z.string()),
  /** Null: the search stands still, and the time to answer with it. */
  answerUntil: z.nullable(Moment),
});
export type Introduction = z.infer<typeof Introduction>;
export const listIntroductions = endpoint({
  method: 'GET',
  path: '/api/introductions',
  access: 'member',
  summary: 'Who said yes to meeting this member, by a matchmaker, and waits for the answer.',
  answer: z.object({ introductions: z.array(Introduction) }),
});
export const findIntroductionConsent = endpoint({
  method: 'GET',
  path: '/api/introductions/consent',
  access: 'member',
  summary: 'Whether matchmakers may introduce the member while their profile is Private.',
  answer: z.object({ accepts: z.boolean() }),
});
export const changeIntroductionConsent = endpoint({
  method: 'PUT',
  path: '/api/introductions/consent',
  access: 'member',
  summary:
    'Lets matchmakers show the member’s card, without photos, to one who fits both ways while the profile is Private; or takes it back, also for whoever was proposed and not matched.',
  body: z.strictObject({ accepts: z.boolean('Please say yes or no.') }),
  answer: Ok,
});
const ofOne = z.object({ id: Id });
export const answerIntroduction = endpoint({
  method: 'POST',
  path: '/api/introductions/:id/answer',
  access: { member: 'own introduction' },
  summary:
    'The answer of whoever is asked: the client first, then the other; both yes is a match. The reason for a no is read by matchmakers and administrators alone. The same answer again is the same; another is 409.',
  params: ofOne,
  body: z.strictObject({
    yes: z.boolean('Please say yes or no.'),
    reason: optionalText(VIP_REASON_MAX_LENGTH),
  }),
  answer: z.object({ matchId: z.nullable(Id) }),
});
export const tellHowItWent = endpoint({
  method: 'POST',
  path: '/api/introductions/:id/feedback',
  access: { member: 'own introduction' },
  summary:
    'The client tells the matchmaker how it went with somebody they met; 409 before there is a match, and once the case is closed.',
  params: ofOne,
  body: z.strictObject({ text: requiredText('Please write how it went.', LOOKING_FOR_MAX_LENGTH) }),
  bodyMaxBytes: 32 * 1024,
  answer: Ok,
});
