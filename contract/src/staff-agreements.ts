// Renewals as staff read them: of whom, how each stands, what is charged next, and the cancel for a member.
import * as z from 'zod/mini';
import { Agreement } from './agreements.ts';
import { endpoint } from './endpoint.ts';
import { Id, Ok, requiredText, staffReason } from './fields.ts';
import { SOUGHT_MAX } from './timelines.ts';

export const AGREEMENTS_PAGE = 20;

export const FoundAgreement = z.object({
  _id: Id,
  member: z.object({ _id: Id, name: z.string() }),
  /** Of the order by which it began. */
  reference: z.string(),
  /** As its member reads it. */
  agreement: Agreement,
});
export type FoundAgreement = z.infer<typeof FoundAgreement>;

export const listAgreements = endpoint({
  method: 'GET',
  path: '/api/staff/agreements',
  access: { staff: ['finance', 'support', 'admin'] },
  summary: `Renewals, the newest first, ${AGREEMENTS_PAGE} at a time: all, those of a member, or the one of an order by which it began or that renewed it, by whatever finds it; both is 400. \`next\` is the \`after\` of the following page.`,
  query: z
    .strictObject({
      reference: z.optional(requiredText('Please give a reference.', SOUGHT_MAX)),
      member: z.optional(Id),
      after: z.optional(Id),
    })
    .check(
      z.refine(({ reference, member }) => reference === undefined || member === undefined, {
        error: 'Please give a reference or a member, not both.',
        path: ['reference'],
      }),
    ),
  answer: z.object({ agreements: z.array(FoundAgreement), next: z.nullable(Id) }),
});

export const cancelForMember = endpoint({
  method: 'POST',
  path: '/api/staff/agreements/:id/cancel',
  access: { staff: ['finance', 'admin'], of: 'agreement' },
  summary:
    'Ends the renewal for its member, who is told: no charge is sent after this answer, and the card is forgotten. What is paid for stays. 409 where it has ended.',
  params: z.object({ id: Id }),
  body: z.strictObject({ reason: staffReason }),
  answer: Ok,
});
