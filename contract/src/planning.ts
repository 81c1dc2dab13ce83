// What members ask a planner about a wedding, and how planners answer: each enquiry has an owner, a state and a clock.
import * as z from 'zod/mini';
import { CASE_STATES, CaseNote, caseRow } from './cases.ts';
import { endpoint } from './endpoint.ts';
import { email, handle, Id, inThousands, isoDate, Moment, Ok, requiredText, staffReason } from './fields.ts';
import { personName } from './names.ts';

export const PLANNING_MESSAGE_MAX_LENGTH = 4000;
export const PLANNING_GUESTS_MAX = 10_000;
export const PLANNING_PAGE = 25;
export const OWN_PLANNING_MAX = 20;

/** What is asked about; of a wedding in general nothing is named. */
export const PLANNING_ABOUT = ['venue', 'planning-service'] as const;
export type PlanningAbout = (typeof PLANNING_ABOUT)[number];

const GUESTS = `A whole number from 1 to ${inThousands(PLANNING_GUESTS_MAX)}, please.`;
const bodyMaxBytes = 32 * 1024;

export const PlanningEnquiry = z.strictObject({
  /** Made by the member's device: the same one sent twice is one enquiry. */
  id: Id,
  about: z.nullable(
    z.strictObject({
      kind: z.enum(PLANNING_ABOUT, { error: 'Please say what this is about.' }),
      key: handle,
    }),
  ),
  name: personName('Name is required'),
  email: email('Email is required', 'Invalid email format'),
  weddingDate: z.nullable(isoDate('Please choose a day of the calendar.')),
  guests: z.nullable(
    z.number(GUESTS).check(z.int(GUESTS), z.minimum(1, GUESTS), z.maximum(PLANNING_GUESTS_MAX, GUESTS)),
  ),
  message: requiredText('Message is required', PLANNING_MESSAGE_MAX_LENGTH),
});
export type PlanningEnquiry = z.infer<typeof PlanningEnquiry>;

export const askPlanner = endpoint({
  method: 'POST',
  path: '/api/planning/enquiries',
  access: 'member',
  summary:
    'Asks a planner about a venue, a service or a wedding in general; a day that is past, or more guests than the venue holds, is 400. Sent with the same id it is the same.',
  body: PlanningEnquiry,
  bodyMaxBytes,
  answer: z.object({ ok: z.literal(true), reference: z.string() }),
});

/** What was written, by the member or by a planner. */
const Written = z.object({
  _id: Id,
  by: z.enum(['member', 'planner']),
  text: z.string(),
  writtenAt: Moment,
});

const enquiry = {
  _id: Id,
  reference: z.string(),
  /** What it is about, as it was called then; null where it is about a wedding in general. */
  about: z.nullable(z.string()),
  weddingDate: z.nullable(z.string()),
  guests: z.nullable(z.int()),
  state: z.enum(CASE_STATES),
  receivedAt: Moment,
  /** Until when an answer to what waits is due; null where nothing waits. */
  dueAt: z.nullable(Moment),
};

export const OwnPlanningEnquiry = z.object({ ...enquiry, written: z.array(Written) });
export type OwnPlanningEnquiry = z.infer<typeof OwnPlanningEnquiry>;
export const listOwnPlanning = endpoint({
  method: 'GET',
  path: '/api/planning/enquiries',
  access: 'member',
  summary: `What this member asked planners, with all that was written; the newest first, at most ${OWN_PLANNING_MAX}.`,
  answer: z.object({ enquiries: z.array(OwnPlanningEnquiry) }),
});

const params = z.object({ id: Id });
const writing = (missing: string) => ({
  body: z.strictObject({ clientId: Id, text: requiredText(missing, PLANNING_MESSAGE_MAX_LENGTH) }),
  bodyMaxBytes,
  answer: Ok,
});

export const writeToPlanner = endpoint({
  method: 'POST',
  path: '/api/planning/enquiries/:id/messages',
  access: { member: 'own planning enquiry' },
  summary:
    'Writes again in an enquiry, which waits for an answer from then on, also where it was closed. The same `clientId` again is the same message.',
  params,
  ...writing('Please write a message.'),
});

const row = { ...caseRow, ...enquiry };
export const PlanningRow = z.object(row);
export type PlanningRow = z.infer<typeof PlanningRow>;

export const PlanningCase = z.object({
  ...row,
  email: z.string(),
  member: z.object({ _id: Id, name: z.string() }),
  written: z.array(z.object({ ...Written.shape, staff: z.nullable(z.string()) })),
  notes: z.array(CaseNote),
});
export type PlanningCase = z.infer<typeof PlanningCase>;

const access = { staff: ['planner', 'admin'] } as const;
const ofOne = { ...access, of: 'planning enquiry' } as const;
const withReason = z.strictObject({ reason: staffReason });

export const listPlanning = endpoint({
  method: 'GET',
  path: '/api/staff/planning',
  access,
  summary:
    'Those that wait for an answer first, whichever has waited longest before the others; then the answered, then the closed. `next` is the `after` of the following page.',
  query: z.strictObject({ after: z.optional(handle) }),
  answer: z.object({ enquiries: z.array(PlanningRow), next: z.nullable(z.string()) }),
});
export const readPlanning = endpoint({
  method: 'GET',
  path: '/api/staff/planning/:id',
  access: ofOne,
  summary: 'One enquiry with all that was written and noted; a look at it is audited.',
  params,
  answer: PlanningCase,
});
export const claimPlanning = endpoint({
  method: 'POST',
  path: '/api/staff/planning/:id/claim',
  access: ofOne,
  summary: 'Takes an enquiry that nobody has. Refused (409) when somebody else has it, or it is closed.',
  params,
  answer: Ok,
});
export const answerPlanning = endpoint({
  method: 'POST',
  path: '/api/staff/planning/:id/answers',
  access: ofOne,
  summary:
    'Answers the member, by mail and on their page, from whoever has the enquiry and has seen all that was written (409 else). The same `clientId` again is the same answer.',
  params,
  body: z.strictObject({
    clientId: Id,
    text: requiredText('Please write an answer.', PLANNING_MESSAGE_MAX_LENGTH),
    /** How many messages stood on the screen: what was written meanwhile is read first. */
    seen: z.int('Please look at the enquiry again.'),
    close: z.boolean(),
  }),
  bodyMaxBytes,
  answer: Ok,
});
export const notePlanning = endpoint({
  method: 'POST',
  path: '/api/staff/planning/:id/notes',
  access: ofOne,
  summary:
    'Notes something for colleagues; the member never sees it. The same `clientId` again is the same note.',
  params,
  ...writing('Please write the note.'),
});
export const handOverPlanning = endpoint({
  method: 'POST',
  path: '/api/staff/planning/:id/hand-over',
  access: ofOne,
  summary:
    'Puts an enquiry that somebody has back into the queue; the clock goes on. 409 when nobody has it.',
  params,
  body: withReason,
  answer: Ok,
});
export const closePlanning = endpoint({
  method: 'POST',
  path: '/api/staff/planning/:id/close',
  access: ofOne,
  summary:
    'Closes an enquiry without a further answer. 409 when it is closed, or something waits for an answer.',
  params,
  body: withReason,
  answer: Ok,
});
export const reopenPlanning = endpoint({
  method: 'POST',
  path: '/api/staff/planning/:id/reopen',
  access: ofOne,
  summary: 'Opens a closed enquiry again.',
  params,
  body: withReason,
  answer: Ok,
});
