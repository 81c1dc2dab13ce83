// An agreement ends: nothing is charged by it any more, and what was being charged is given up.
import type { Clock } from '#platform/clock.ts';
import type { Queryable } from '#platform/database/connect.ts';
import type { FindZone } from '#platform/mail-words.ts';
import type { Notify, StandingNotices } from '#platform/notify.ts';
import * as orders from '../checkout/orders.repository.ts';
import { nextState, type OrderEvent } from '../checkout/orders.rules.ts';
import { endedNotice } from './agreements.mails.ts';
import * as agreements from './agreements.repository.ts';
import * as renewals from './renewals.repository.ts';

export type EndingNeeds = {
  clock: Clock;
  notify: Notify;
  standing: Pick<StandingNotices, 'outdate'>;
  findZone: FindZone;
  publicUrl: string;
};

export const subscriptionLink = (publicUrl: string): string => `${publicUrl}/subscriptions`;

/** What a refusal is told about: out of date once it is paid by whichever way, or nothing is charged any more. */
export const REFUSALS = ['renewal:refused:'];

/** Its time ran out: nobody gave it up. */
const UNPAID: readonly agreements.EndReason[] = ['not_paid', 'disputed'];

export const makeEnding = ({ clock, notify, standing, findZone, publicUrl }: EndingNeeds) => {
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
      await (told ? notify(tx, told) : standing.outdate(tx, memberId, REFUSALS));
    },
  };
};
export type Ending = ReturnType<typeof makeEnding>;
