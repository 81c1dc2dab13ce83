// The second of two hears of it at once: whoever else may act on the money has a mail, in the transaction of the first word.
// Whoever says one thing after the other of the same has a few of them told; the list shows what was said last.
import type { Clock } from '#platform/clock.ts';
import type { Queryable } from '#platform/database/connect.ts';
import type { Notify } from '#platform/notify.ts';
import { refundDueAt } from './refund-clock.rules.ts';
import { findRefund } from './refunds.repository.ts';
import { type SecondStep, type SecondWanted, secondWantedNotice } from './second-person.mails.ts';
import { listOthers, mayTell } from './second-person.repository.ts';

type Needs = { notify: Notify; clock: Clock; publicUrl: string };

export const tellSecond = async (
  tx: Queryable,
  { notify, clock, publicUrl }: Needs,
  staffId: string,
  wanted: SecondWanted,
): Promise<void> => {
  const told = `${wanted.step}:${wanted.of}:${staffId}`;
  if (!(await mayTell(tx, told, clock.now()))) return;
  const { emails, firstName } = await listOthers(tx, staffId);
  await notify(tx, ...emails.map((email) => secondWantedNotice({ ...wanted, email, firstName, publicUrl })));
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
