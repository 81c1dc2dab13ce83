// The matchmakers’ desk: cases by their clock, who fits both ways, proposals, notes and the plan.
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { handle, Id, list, Moment, Ok, requiredText, staffReason } from './fields.ts';
import { Education, RelationshipStatus, Religion } from './person.ts';
import {
  CASE_MESSAGE_MAX_LENGTH,
  CaseMessage,
  PROMISES,
  PROPOSAL_STATES,
  PROPOSALS_AT_ONCE,
  VIP_GROUNDS,
  VIP_STATES,
} from './vip.ts';
import { VipFile } from './vip-file.ts';

export const FITS_SHOWN = 20;
export const VIP_CASES_PAGE = 25;
export const STRATEGY_MAX_LENGTH = 4000;
export const CASE_NOTE_MAX_LENGTH = 4000;
export const PROPOSAL_WHY_MAX_LENGTH = 500;
/** Of a client’s ten picks of a day a matchmaker may choose so many. */
export const PINS_A_DAY = 3;

/** What is due next in a case: an owner, people, or, where nothing is promised, that its owner looks again. */
export const CASE_STEPS = [...PROMISES, 'again'] as const;
export type CaseStep = (typeof CASE_STEPS)[number];

const row = {
  _id: Id,
  member: z.object({ _id: Id, name: z.string() }),
  state: z.enum(VIP_STATES),
  ground: z.nullable(z.enum(VIP_GROUNDS)),
  staff: z.nullable(z.string()),
  mine: z.boolean(),
  startedAt: z.nullable(Moment),
  /** The next moment by which something is due, and what. */
  dueAt: z.nullable(Moment),
  dueStep: z.nullable(z.enum(CASE_STEPS)),
  /** Until when the first of those who are asked may answer; null: nobody is asked, or the case stands still. */
  answersUntil: z.nullable(Moment),
  alarm: z.boolean(),
  missed: z.array(z.enum(PROMISES)),
  /** Who stopped it: its member, or the suspension of their account; null where it runs. */
  pausedBy: z.nullable(z.enum(['member', 'suspension'])),
  /** Of what was written, the client wrote last. */
  unanswered: z.boolean(),
};
export const CaseRow = z.object(row);
export type CaseRow = z.infer<typeof CaseRow>;
export const CaseProposal = z.object({
  _id: Id,
  person: z.object({ _id: Id, name: z.string() }),
  state: z.enum(PROPOSAL_STATES),
  why: z.nullable(z.string()),
  proposedAt: Moment,
  /** Until when the one who is asked may answer; null: nobody is, or the case stands still. */
  answerUntil: z.nullable(Moment),
  /** Why the one or the other said no; how it went. */
  clientReason: z.nullable(z.string()),
  theirReason: z.nullable(z.string()),
  feedback: z.nullable(z.string()),
});
export type CaseProposal = z.infer<typeof CaseProposal>;
/** As their profile says it; what they write about themselves is for the owner of the case alone. */
const VipClient = z.object({
  age: z.nullable(z.int()),
  location: z.string(),
  religion: z.nullable(Religion),
  profession: z.nullable(z.string()),
  education: z.nullable(Education),
  relationshipStatus: z.nullable(RelationshipStatus),
  bio: z.nullable(z.string()),
});
export const VipCaseAtDesk = z.object({
  ...row,
  client: VipClient,
  file: VipFile,
  strategy: z.nullable(z.string()),
  servedUntil: z.nullable(Moment),
  /** When it was found that nobody else fits both ways; null: it was not, or somebody new does since. */
  nobodyElseAt: z.nullable(Moment),
  /** The client is in a couple here, by the word of both; with whom is nobody’s to know. */
  isInCouple: z.boolean(),
  /** How many more may be proposed now. */
  mayPropose: z.int(),
  proposals: z.array(CaseProposal),
  /** Who was put among the client’s picks of the next day. */
  pinned: z.array(z.object({ _id: Id, name: z.string() })),
  /** Between the client and the owner: nobody else reads it. */
  written: z.array(CaseMessage),
  notes: z.array(z.object({ _id: Id, text: z.string(), staff: z.string(), notedAt: Moment })),
});
export type VipCaseAtDesk = z.infer<typeof VipCaseAtDesk>;

/**
 * Where the client meets them without a matchmaker: they like the client already, today’s picks, the top of the deck, a
 * pass of long ago. For matchmakers alone: of a like the client is told nothing by it. Whom the client has answered
 * lately is not among those who fit.
 */
export const KNOWN_FROM = ['likes', 'picks', 'deck', 'passed'] as const;
export type KnownFrom = (typeof KNOWN_FROM)[number];
/** So many of the deck count as its top. */
export const DECK_TOP = 20;

/** Without a face: what decides here is why the two may fit. */
export const FittingPerson = z.object({
  _id: Id,
  name: z.string(),
  age: z.int(),
  location: z.string(),
  profession: z.string(),
  matchPercent: z.nullable(z.int()),
  reasons: z.array(z.string()),
  difference: z.nullable(z.string()),
  demonstration: z.boolean(),
  known: z.nullable(z.enum(KNOWN_FROM)),
});
export type FittingPerson = z.infer<typeof FittingPerson>;

const access = { staff: ['matchmaker', 'admin'] } as const;
const ofOne = { ...access, of: 'VIP case' } as const;
const params = z.object({ id: Id });
// Four thousand letters of several bytes each.
const bodyMaxBytes = 32 * 1024;

export const listVipCases = endpoint({
  method: 'GET',
  path: '/api/staff/cases',
  access,
  summary:
    'The cases that have begun: whose clock ends first before the others, then those in which somebody is asked, the paused, the closed. `next` is the `after` of the following page.',
  query: z.strictObject({ after: z.optional(handle) }),
  answer: z.object({ cases: z.array(CaseRow), next: z.nullable(z.string()) }),
});
export const readVipCase = endpoint({
  method: 'GET',
  path: '/api/staff/cases/:id',
  access: ofOne,
  summary: 'One case with its file, plan, proposals and notes; a look at it is audited.',
  params,
  answer: VipCaseAtDesk,
});
export const claimVipCase = endpoint({
  method: 'POST',
  path: '/api/staff/cases/:id/claim',
  access: ofOne,
  summary: 'Takes a case that nobody has; the member is told the name. 409 when somebody else has it.',
  params,
  answer: Ok,
});
export const handOverVipCase = endpoint({
  method: 'POST',
  path: '/api/staff/cases/:id/hand-over',
  access: ofOne,
  summary: 'Puts a case back for colleagues; its clock goes on.',
  params,
  body: z.strictObject({ reason: staffReason }),
  answer: Ok,
});
export const recordInterview = endpoint({
  method: 'POST',
  path: '/api/staff/cases/:id/interview',
  access: ofOne,
  summary:
    'The owner has spoken with the member: both have written. 409 before, and in a state without an interview.',
  params,
  answer: Ok,
});
export const writeToClient = endpoint({
  method: 'POST',
  path: '/api/staff/cases/:id/messages',
  access: ofOne,
  summary:
    'The owner writes to the client, who is told and reads it in the case. The same `clientId` again is the same message.',
  params,
  body: z.strictObject({
    clientId: Id,
    text: requiredText('Please write a message.', CASE_MESSAGE_MAX_LENGTH),
  }),
  bodyMaxBytes,
  answer: Ok,
});
export const writeStrategy = endpoint({
  method: 'POST',
  path: '/api/staff/cases/:id/strategy',
  access: ofOne,
  summary: 'The owner’s written plan of the search, which the member reads.',
  params,
  body: z.strictObject({ text: requiredText('Please write the plan.', STRATEGY_MAX_LENGTH) }),
  bodyMaxBytes,
  answer: Ok,
});
export const listFitting = endpoint({
  method: 'GET',
  path: '/api/staff/cases/:id/fitting',
  access: ofOne,
  summary: `The ${FITS_SHOWN} who fit best both ways, with why, whom the client does not meet anyway first, and how many fit in all; for the owner, and each look is audited.`,
  params,
  answer: z.object({ people: z.array(FittingPerson), count: z.int() }),
});
export const proposePeople = endpoint({
  method: 'POST',
  path: '/api/staff/cases/:id/proposals',
  access: ofOne,
  summary: `Proposes up to ${PROPOSALS_AT_ONCE} people to the client; nobody, where nobody is left who fits: then the client is told how few there are. Who does not fit any more is refused (409), and one person twice (400).`,
  params,
  body: z.strictObject({
    people: list(
      z.strictObject({
        member: Id,
        why: z.optional(requiredText('Please say why.', PROPOSAL_WHY_MAX_LENGTH)),
      }),
      PROPOSALS_AT_ONCE,
    ).check(
      z.refine((people) => new Set(people.map(({ member }) => member)).size === people.length, {
        error: 'Please propose each person once.',
      }),
    ),
  }),
  answer: Ok,
});
export const pinPeople = endpoint({
  method: 'PUT',
  path: '/api/staff/cases/:id/pins',
  access: ofOne,
  summary: `Puts up to ${PINS_A_DAY} people among the client’s picks of the next day, in place of those who were put there before; nobody is told, and nobody else’s deck changes. Who could not stand in the client’s deck is refused (409).`,
  params,
  body: z.strictObject({ people: list(Id, PINS_A_DAY), reason: staffReason }),
  answer: Ok,
});
export const noteVipCase = endpoint({
  method: 'POST',
  path: '/api/staff/cases/:id/notes',
  access: ofOne,
  summary:
    'Notes something for matchmakers; the member never sees it. The same `clientId` again is the same note.',
  params,
  body: z.strictObject({
    clientId: Id,
    text: requiredText('Please write the note.', CASE_NOTE_MAX_LENGTH),
  }),
  bodyMaxBytes,
  answer: Ok,
});
