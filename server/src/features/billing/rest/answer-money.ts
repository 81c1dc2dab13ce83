// What a member is told of money that does not fit, in the transaction that takes it in; of a part the rest is begun.
import type { BankAccount } from '@ijeuwa/contract/billing';
import { type Clock, later } from '#platform/clock.ts';
import type { Queryable } from '#platform/database/connect.ts';
import type { FindZone } from '#platform/mail-words.ts';
import type { Notify } from '#platform/notify.ts';
import { type CountsNot, moneyLink, paidTwiceNotice } from '../billing.mails.ts';
import type { Attempt } from '../checkout/attempts.repository.ts';
import type { FoundOrder } from '../checkout/orders.repository.ts';
import { isByTransfer } from '../checkout/orders.rules.ts';
import { hasNeverCome } from '../disputes/disputes.repository.ts';
import { knownAs } from '../payments/known-as.ts';
import type { Payment } from '../payments/payments.repository.ts';
import { takeNamed } from '../refunds/accounts.repository.ts';
import { findUnderWay } from '../refunds/refunds.repository.ts';
import { wayBackOf } from '../refunds/way-back.ts';
import { makeBeginRest } from './begin-rest.ts';
import { excessNotice, otherCurrencyNotice, partCameNotice } from './rest.mails.ts';
import { REST_MS } from './rest.rules.ts';

/** `found`: the order as it stood before the money; `missingMinor`: what is missing with it. */
export type CameFor = {
  found: FoundOrder;
  attempt: Attempt;
  payment: Payment;
  missingMinor: number;
  owedBackMinor: number;
  /** It was to be an upgrade, and what was left counts for another one. */
  isOvertaken: boolean;
  /** It was to be a renewal, which ended with money that went back. */
  isGivenBack: boolean;
};
export type AnswerMoney = (tx: Queryable, came: CameFor) => Promise<void>;

type Needs = { clock: Clock; notify: Notify; findZone: FindZone; bank: BankAccount; publicUrl: string };

export const makeAnswerMoney = (needs: Needs): AnswerMoney => {
  const { notify, findZone, bank, publicUrl, clock } = needs;
  const beginRest = makeBeginRest(needs);

  const answerPart = async (tx: Queryable, { found, attempt, payment, missingMinor }: CameFor) => {
    const { order, title } = found;
    const isTransfer = isByTransfer(attempt.method);
    const rest = isTransfer ? await beginRest(tx, found, missingMinor) : undefined;
    await notify(
      tx,
      partCameNotice({
        memberId: order.memberId,
        title,
        currency: order.currency,
        orderId: order.id,
        paymentId: payment.id,
        amountMinor: payment.amountMinor,
        totalMinor: order.amountMinor,
        missingMinor,
        by: rest?.expiresAt ?? later(clock.now(), REST_MS),
        zone: await findZone(tx, order.memberId),
        to: rest && { bank, reference: rest.reference },
        publicUrl,
      }),
    );
  };

  const countsNot = async (tx: Queryable, came: CameFor): Promise<CountsNot> => {
    const {
      found: { order },
      isOvertaken,
      isGivenBack,
    } = came;
    if (isOvertaken) return 'overtaken';
    if (isGivenBack) return 'given back';
    if (order.status !== 'charged_back' && order.status !== 'refunded') return 'paid';
    return (await hasNeverCome(tx, order.id)) ? 'after all' : 'ended';
  };

  return async (tx, came) => {
    const { found, attempt, payment, owedBackMinor } = came;
    await takeNamed(tx, found.order.id);
    // Nobody writes to a closed account.
    if (found.accountClosed) return;
    const { order, title } = found;
    const { amountMinor, currency, standing } = payment;
    const reference = knownAs(found, attempt);
    const link = moneyLink(publicUrl, order.id);
    const { memberId, reference: ownReference } = order;
    const about = { memberId, title, paymentId: payment.id, ownReference, reference, link };
    const back = await findUnderWay(tx, payment.id);
    const going = back && wayBackOf(back);
    // Of what is sold no more the part goes back, and its member is told of that.
    if (standing === 'short' && !found.withdrawn) await answerPart(tx, came);
    if (going && standing === 'paid_twice') {
      const because = await countsNot(tx, came);
      await notify(tx, paidTwiceNotice({ ...about, amountMinor, currency, because, ...going }));
    }
    if (going && standing === 'excess')
      await notify(tx, excessNotice({ ...about, currency, excessMinor: owedBackMinor, ...going }));
    if (standing === 'other_currency')
      await notify(
        tx,
        otherCurrencyNotice({ ...about, amountMinor, currency, orderCurrency: order.currency }),
      );
  };
};
