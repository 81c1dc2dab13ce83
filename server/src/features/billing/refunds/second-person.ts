// Of two who say the same each is of finance when the second acts: whoever has left counts no more, and another takes their
// place. The second hears of it at once: whoever else may act on the money has a mail, in the transaction of the first word.
// Whoever says one thing after the other of the same has a few of them told; the list shows what was said last.
import { type AppError, conflict, notFound } from '#platform/app-error.ts';
import type { Clock } from '#platform/clock.ts';
import type { Queryable } from '#platform/database/connect.ts';
import type { Notify } from '#platform/notify.ts';
import { refundDueAt } from './refund-clock.rules.ts';
import { findRefund } from './refunds.repository.ts';
import { type SecondStep, type SecondWanted, secondWantedNotice } from './second-person.mails.ts';
import { holdDeciding, listOthers, mayTell } from './second-person.repository.ts';

type Needs = { notify: Notify; clock: Clock; publicUrl: string };

/**
 * Before anything is done by the words of these people, and before the audit: who of them counts, as it stays until the
 * transaction ends. Whoever acts and counts no more does nothing.
 */
export const whoCounts = async (
  tx: Queryable,
  staffId: string,
  first: readonly (string | null)[],
): Promise<(id: string | null) => boolean> => {
  const ids = new Set([staffId, ...first.filter((id) => id !== null)]);
  const deciding = await holdDeciding(tx, [...ids]);
  if (!deciding.includes(staffId)) throw notFound();
  return (id) => id !== null && deciding.includes(id);
};

/** Who has said the first word, for whoever reads it; `lapsed`: by name, who had, and counts no more. */
export const saidBy = (
  first: string | null,
  staffId: string,
  lapsed: ReadonlyMap<string, string>,
): { said: 'me' | 'other' | null; lapsed: string } => {
  const name = first === null ? undefined : lapsed.get(first);
  if (first === null || name !== undefined) return { said: null, lapsed: name ?? '' };
  return { said: first === staffId ? 'me' : 'other', lapsed: '' };
};

/** Where the word of the first counts no more, and that of whoever acts would be taken for the second. */
export const gone = (name: string | null): AppError =>
  conflict(
    `The word of ${name} counts no more, since their access has ended: two others decide. Please look at it again.`,
  );

export const tellSecond = async (
  tx: Queryable,
  { notify, clock, publicUrl }: Needs,
  staffId: string,
  wanted: SecondWanted,
): Promise<void> => {
  const told = `${wanted.step}:${wanted.of}:${staffId}`;
  if (!(await mayTell(tx, told, clock.now()))) return;
  const { emails, firstName } = await listOthers(tx, staffId);
  // Said by another in the place of the first, it is told anew.
  const asked = { ...wanted, id: `${wanted.id}:${staffId}`, firstName, publicUrl };
  await notify(tx, ...emails.map((email) => secondWantedNotice({ ...asked, email })));
};

/** As it stands after the first word. */
export const tellSecondOfRefund = async (
  tx: Queryable,
  needs: Needs,
  staffId: string,
  id: string,
  step: SecondStep,
): Promise<void> => {
  const { refund, payment, reference, title } = (await findRefund(tx, id))!;
  const { amountMinor } = refund;
  const wanted = { step, id, of: reference, reference, title, amountMinor, currency: payment.currency };
  await tellSecond(tx, needs, staffId, { ...wanted, dueAt: refundDueAt(refund) });
};
