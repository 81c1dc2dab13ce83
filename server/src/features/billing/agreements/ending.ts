// An agreement ends: nothing is charged by it any more, and what was being charged is given up.
import type { Clock } from '#platform/clock.ts';
import type { Queryable } from '#platform/database/connect.ts';
import type { FindZone } from '#platform/mail-words.ts';
import type { Notify } from '#platform/notify.ts';
import * as orders from '../checkout/orders.repository.ts';
import { nextState, type OrderEvent } from '../checkout/orders.rules.ts';
import { endedNotice } from './agreements.mails.ts';
import * as agreements from './agreements.repository.ts';
import * as renewals from './renewals.repository.ts';

export type EndingNeeds = { clock: Clock; notify: Notify; findZone: FindZone; publicUrl: string };

export const subscriptionLink = (publicUrl: string): string => `${publicUrl}/subscriptions`;

/** Its time ran out: nobody gave it up. */
const UNPAID: readonly agreements.EndReason[] = ['not_paid', 'disputed'];

export const makeEnding = ({ clock, notify, findZone, publicUrl }: EndingNeeds) => {
  /** Money that is on its way all the same still counts, as for every order. */
  const giveUpRenewal = async (tx: Queryable, agreementId: string, event: OrderEvent): Promise<void> => {
    const renewal = await renewals.findOpenRenewal(tx, agreementId);
    if (!renewal) return;
    await renewals.changeRenewal(tx, renewal, { nextLookAt: null });
    const found = await orders.lockOrder(tx, renewal.orderId);
    const status = found && nextState(found.order.status, event);
    if (status) await orders.endOrder(tx, renewal.orderId, status, clock.now());
  };

  return {
    giveUpRenewal,

    async end(tx: Queryable, found: agreements.FoundAgreement, because: agreements.EndReason): Promise<void> {
      const { id: agreementId, memberId } = found.agreement;
      await agreements.endAgreement(tx, agreementId, because, clock.now());
      await giveUpRenewal(tx, agreementId, UNPAID.includes(because) ? 'expiry' : 'cancel');
      const zone = await findZone(tx, memberId);
      const about = { memberId, packageName: found.content.name, zone, link: subscriptionLink(publicUrl) };
      const told = endedNotice({ ...about, agreementId }, because);
      if (told) await notify(tx, told);
    },
  };
};
export type Ending = ReturnType<typeof makeEnding>;
