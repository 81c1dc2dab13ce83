// Enquiries from the open pages: sent by anybody, answered by staff.
import * as z from 'zod/mini';
import { CASE_ANSWERED_WITHIN_HOURS, CaseNote, caseRow } from './cases.ts';
import { endpoint } from './endpoint.ts';
import { email, handle, Id, Moment, Ok, optionalText, requiredText, staffReason } from './fields.ts';
import { personName } from './names.ts';

export const ENQUIRY_KINDS = ['contact', 'help', 'story'] as const;
export type EnquiryKind = (typeof ENQUIRY_KINDS)[number];
export const ENQUIRY_NAME_MAX_LENGTH = 100;
export const ENQUIRY_SUBJECT_MAX_LENGTH = 200;
export const ENQUIRY_MESSAGE_MAX_LENGTH = 4000;
/** The same words wherever it is promised. */
export const supportPromise = (hours: string): string =>
  `Our support answers within ${CASE_ANSWERED_WITHIN_HOURS} hours. We are at the desk ${hours}.`;
export const ENQUIRIES_PAGE = 25;
export const OWN_ENQUIRIES_MAX = 20;

// Spec 4 and 8: what stands where the form stood.
export const ENQUIRY_THANKS = 'Thank you for your message!';
export const ENQUIRY_NEXT = 'We will get back to you as soon as possible.';
export const SUPPORT_THANKS = 'Thank you! We will respond soon.';

/** Where a form posts without script, and the two documents that answer it. */
export const ENQUIRY_FORM_PATH = '/enquiries';
export const ENQUIRY_PAGE = '/enquiry';
export const ENQUIRY_RECEIVED_PAGE = '/enquiry-received';

/** What a form may weigh: a message that is too long comes back with the page, so that nothing written is lost. */
export const ENQUIRY_FORM_MAX_BYTES = 256 * 1024;

/** People do not see this field; whoever fills it in is a machine. */
export const TRAP_FIELD = 'leaveEmpty';

const asksForSubject = (form: unknown): boolean =>
  (form as { kind?: unknown } | null | undefined)?.kind === 'help';

export const Enquiry = z
  .strictObject({
    kind: z.enum(ENQUIRY_KINDS, { error: 'Please say what this is about.' }),
    /** Made by the sender's device: the same one sent twice is one enquiry. */
    id: z.optional(Id),
    name: personName('Name is required'),
    email: email('Email is required', 'Invalid email format'),
    subject: optionalText(ENQUIRY_SUBJECT_MAX_LENGTH),
    message: requiredText('Message is required', ENQUIRY_MESSAGE_MAX_LENGTH),
    [TRAP_FIELD]: optionalText(ENQUIRY_MESSAGE_MAX_LENGTH),
  })
  .check(
    z.refine(({ subject }) => Boolean(subject), {
      error: 'Subject is required',
      path: ['subject'],
      // Said together with what is wrong elsewhere, not only once all else is right.
      when: ({ value }) => asksForSubject(value),
    }),
  );
export type Enquiry = z.infer<typeof Enquiry>;

export const sendEnquiry = endpoint({
  method: 'POST',
  path: '/api/support/enquiries',
  access: 'public',
  summary:
    'Takes a message to support, and acknowledges it by mail, once. Sent with the same id it is the same.',
  body: Enquiry,
  // Two texts of four thousand letters of several bytes each.
  bodyMaxBytes: 64 * 1024,
  answer: z.object({ ok: z.literal(true), reference: z.string() }),
});

export const OwnEnquiry = z.object({
  _id: Id,
  reference: z.string(),
  subject: z.nullable(z.string()),
  message: z.string(),
  receivedAt: Moment,
  answers: z.array(z.object({ _id: Id, text: z.string(), answeredAt: Moment })),
});
export type OwnEnquiry = z.infer<typeof OwnEnquiry>;
export const listOwnEnquiries = endpoint({
  method: 'GET',
  path: '/api/support/enquiries',
  access: 'member',
  summary: `What this member wrote to support while signed in, with the answers; the newest first, at most ${OWN_ENQUIRIES_MAX}.`,
  answer: z.object({ enquiries: z.array(OwnEnquiry) }),
});

const row = {
  ...caseRow,
  kind: z.enum(ENQUIRY_KINDS),
  subject: z.nullable(z.string()),
  /** Until when an answer is due. */
  dueAt: Moment,
  /** A place ahead was promised to whoever wrote. */
  ahead: z.boolean(),
};
export const EnquiryRow = z.object(row);
export type EnquiryRow = z.infer<typeof EnquiryRow>;

export const EnquiryCase = z.object({
  ...row,
  email: z.string(),
  message: z.string(),
  member: z.nullable(z.object({ _id: Id, name: z.string() })),
  answers: z.array(z.object({ _id: Id, text: z.string(), staff: z.string(), answeredAt: Moment })),
  notes: z.array(CaseNote),
});
export type EnquiryCase = z.infer<typeof EnquiryCase>;

const access = { staff: ['support', 'admin'] } as const;
const ofOne = { ...access, of: 'enquiry' } as const;
const params = z.object({ id: Id });
// Four thousand letters of several bytes each.
const bodyMaxBytes = 32 * 1024;
const withReason = z.strictObject({ reason: staffReason });

export const listEnquiries = endpoint({
  method: 'GET',
  path: '/api/staff/enquiries',
  access,
  summary:
    'Those without an answer first, by when they are due, and whoever is ahead before all that were not overdue as they came; then the answered, then the closed. `next` is the `after` of the following page.',
  query: z.strictObject({ after: z.optional(handle) }),
  answer: z.object({ enquiries: z.array(EnquiryRow), next: z.nullable(z.string()) }),
});
export const readEnquiry = endpoint({
  method: 'GET',
  path: '/api/staff/enquiries/:id',
  access: ofOne,
  summary: 'One enquiry with its answers and notes; a look at it is audited.',
  params,
  answer: EnquiryCase,
});
export const claimEnquiry = endpoint({
  method: 'POST',
  path: '/api/staff/enquiries/:id/claim',
  access: ofOne,
  summary: 'Takes an enquiry that nobody has. Refused (409) when somebody else has it, or it is closed.',
  params,
  answer: Ok,
});
export const answerEnquiry = endpoint({
  method: 'POST',
  path: '/api/staff/enquiries/:id/answers',
  access: ofOne,
  summary:
    'Mails an answer to the sender, from whoever has the enquiry (409 else). The same `clientId` again is the same answer.',
  params,
  body: z.strictObject({
    clientId: Id,
    text: requiredText('Please write an answer.', ENQUIRY_MESSAGE_MAX_LENGTH),
    close: z.boolean(),
  }),
  bodyMaxBytes,
  answer: Ok,
});
export const noteEnquiry = endpoint({
  method: 'POST',
  path: '/api/staff/enquiries/:id/notes',
  access: ofOne,
  summary:
    'Notes something for colleagues; whoever wrote never sees it. The same `clientId` again is the same note.',
  params,
  body: z.strictObject({
    clientId: Id,
    text: requiredText('Please write the note.', ENQUIRY_MESSAGE_MAX_LENGTH),
  }),
  bodyMaxBytes,
  answer: Ok,
});
export const handOverEnquiry = endpoint({
  method: 'POST',
  path: '/api/staff/enquiries/:id/hand-over',
  access: ofOne,
  summary:
    'Puts an enquiry that somebody has back into the queue; the clock goes on. 409 when nobody has it.',
  params,
  body: withReason,
  answer: Ok,
});
export const closeEnquiry = endpoint({
  method: 'POST',
  path: '/api/staff/enquiries/:id/close',
  access: ofOne,
  summary: 'Closes an enquiry without a further answer. 409 when it is closed.',
  params,
  body: withReason,
  answer: Ok,
});
export const reopenEnquiry = endpoint({
  method: 'POST',
  path: '/api/staff/enquiries/:id/reopen',
  access: ofOne,
  summary: 'Opens a closed enquiry again.',
  params,
  body: withReason,
  answer: Ok,
});
