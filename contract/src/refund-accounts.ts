// The bank account to which a member wants money sent that goes back: named by them, read by finance alone.
import * as z from 'zod/mini';
import { Order } from './billing.ts';
import { endpoint } from './endpoint.ts';
import { Id, Moment, Ok, requiredText, staffReason, text } from './fields.ts';
import { bankNameOf } from './nigerian-banks.ts';
import { Proof } from './ways.ts';

export const ACCOUNT_NAME_MAX = 100;

export const RefundAccount = z.strictObject({
  bankCode: text(
    { maxLength: 9, missing: 'Please choose the bank.' },
    z.refine((code) => bankNameOf(code) !== undefined, 'Please choose the bank.'),
  ),
  accountNumber: text(
    { maxLength: 10, missing: 'Please give the account number.' },
    z.trim(),
    z.regex(/^\d{10}$/, 'An account number has ten digits.'),
  ),
  accountName: requiredText('Please give the name as the bank has it.', ACCOUNT_NAME_MAX),
});
export type RefundAccount = z.infer<typeof RefundAccount>;

const named = z.object({ id: Id });
const FINANCE = { staff: ['finance', 'admin'], of: 'refund' } as const;

export const nameRefundAccount = endpoint({
  method: 'POST',
  path: '/api/checkout/orders/:id/refund-account',
  access: { member: 'own order' },
  summary:
    'Names the bank account to which what is owed back of this order goes, where it came by bank transfer or the card did not take it; named again it takes the place of the first. It asks for the proof of the owner. 400 where the bank knows no such account, 409 where nothing waits for one.',
  params: named,
  body: z.strictObject({ ...RefundAccount.shape, proof: Proof }),
  answer: Order,
});

/** `fits`: the bank has it under the name of whoever bought. `other`: under another. `unasked`: the bank gave no answer. */
export const BANK_SAYS = ['fits', 'other', 'unasked'] as const;
export const NamedAccount = z.object({
  bankCode: z.string(),
  bankName: z.string(),
  accountNumber: z.string(),
  accountName: z.string(),
  says: z.enum(BANK_SAYS),
  /** The name under which the bank has it, where it answered. */
  bankHas: z.string(),
  namedAt: Moment,
  /** Where the bank did not say that it fits: who compared it. */
  checkedBy: z.string(),
  /** Stands for this account as it was named: what is done about it says that it was seen. */
  seen: z.string(),
});
export type NamedAccount = z.infer<typeof NamedAccount>;
/** As `NamedAccount` has it. */
export const Seen = requiredText('Please look at the account first.', 200);
export const findRefundAccount = endpoint({
  method: 'GET',
  path: '/api/staff/refunds/:id/account',
  access: FINANCE,
  summary:
    'The account that the member named for this refund, for whoever sends it there; each look is noted.',
  params: named,
  answer: z.object({ account: z.nullable(NamedAccount) }),
});
export const checkRefundAccount = endpoint({
  method: 'POST',
  path: '/api/staff/refunds/:id/account/check',
  access: FINANCE,
  summary:
    'Somebody compared an account that the bank did not confirm with whoever paid: another person sends money there (409 for whoever checked it, and where another one was named since it was seen).',
  params: named,
  body: z.strictObject({ reason: staffReason, seen: Seen }),
  answer: Ok,
});
