// The second of two hears of it at once: whoever else may act on the money has a mail, in the transaction of the first word.
import type { Queryable } from '#platform/database/connect.ts';
import type { Notify } from '#platform/notify.ts';
import { refundDueAt } from './refund-clock.rules.ts';
import { findRefund } from './refunds.repository.ts';
import { type SecondStep, type SecondWanted, secondWantedNotice } from './second-person.mails.ts';
import { listOthers } from './second-person.repository.ts';

type Needs = { notify: Notify; publicUrl: string };

export const tellSecond = async (
  tx: Queryable,
  { notify, publicUrl }: Needs,
  staffId: string,
  wanted: SecondWanted,
): Promise<void> => {
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
  const of = { step, id, reference, title, amountMinor, currency: payment.currency };
  await tellSecond(tx, needs, staffId, { ...of, dueAt: refundDueAt(refund) });
};
