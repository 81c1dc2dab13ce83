// What settling an order does to renewal: what it renews is paid, and with consent and a card that may be charged again
// an agreement begins; the card that pays what another was refused for takes its place.
import type { Queryable } from '#platform/database/connect.ts';
import type { FindZone } from '#platform/mail-words.ts';
import type { Notify, StandingNotices } from '#platform/notify.ts';
import type { StoredCard } from '#platform/ports/stored-cards.ts';
import type { Grants } from '../grants/grants.service.ts';
import type { AfterSettling, Settled } from '../payments/after-settling.ts';
import { notKeptNotice, renewsNotice } from './agreements.mails.ts';
import * as agreements from './agreements.repository.ts';
import { chargeAt } from './agreements.rules.ts';
import { type Ending, REFUSALS, subscriptionLink } from './ending.ts';
import * as renewals from './renewals.repository.ts';
import { renewedNotice } from './renewed.mails.ts';
import { isByItself, makeFindRenewed } from './renewed.ts';
import type { CardBox } from './stored-card.ts';

export type StartingNeeds = {
  notify: Notify;
  standing: Pick<StandingNotices, 'outdate'>;
  findZone: FindZone;
  publicUrl: string;
  grants: Grants;
  cards: CardBox;
  ending: Ending;
};

export const makeStarting = ({
  notify,
  standing,
  findZone,
  publicUrl,
  grants,
  cards,
  ending,
}: StartingNeeds): AfterSettling => {
  const findRenewed = makeFindRenewed(cards);

  const endBefore = async (tx: Queryable, memberId: string): Promise<void> => {
    const before = await agreements.lockLiving(tx, memberId);
    if (before) await ending.end(tx, before, 'replaced');
  };

  const tellRenewed = async (tx: Queryable, { order, sold }: Settled['found']): Promise<void> => {
    const renewed = sold && (await findRenewed(tx, order.id));
    if (!renewed) return;
    const { id: orderId, memberId, amountMinor, currency } = order;
    const zone = await findZone(tx, memberId);
    const about = { memberId, orderId, packageName: sold.content.name, zone };
    await notify(tx, renewedNotice({ ...about, ...renewed, price: { amountMinor, currency } }));
  };

  /** What its member agreed to holds for the card with which they pay what another was refused for; never for somebody else’s. */
  const goesOnFrom = async (
    tx: Queryable,
    { agreementId }: renewals.Renewal,
    attempt: Settled['attempt'],
    card: StoredCard,
  ): Promise<agreements.Consent | undefined> => {
    if (attempt.payRequestId || isByItself(attempt)) return undefined;
    const renewing = await agreements.lockAgreement(tx, agreementId);
    const { state, cardSealed } = renewing?.agreement ?? {};
    if (state !== 'running' || !cardSealed || cards.open(cardSealed).code === card.code) return undefined;
    return renewing?.consent;
  };

  return async (tx, { found, attempt, settledAt, card }) => {
    const { order, sold } = found;
    const { id: orderId, memberId } = order;
    const renewal = await renewals.findRenewalOfPurchase(tx, order.purchaseId);
    if (renewal) {
      await renewals.changeRenewal(tx, renewal, { settledAt, nextLookAt: null });
      await grants.endGrace(tx, memberId);
      await standing.outdate(tx, memberId, REFUSALS);
      if (renewal.orderId === orderId && isByItself(attempt)) await tellRenewed(tx, found);
    }
    const consent =
      (await agreements.findConsentOf(tx, orderId)) ??
      (renewal && card && (await goesOnFrom(tx, renewal, attempt, card)));
    // What was left of it counts in the price: there is nothing more to renew.
    if (found.creditMinor > 0) await endBefore(tx, memberId);
    if (!consent || !sold || attempt.method !== 'card') return;
    const { content } = sold;
    const price = { amountMinor: consent.amountMinor, currency: consent.currency };
    const zone = await findZone(tx, memberId);
    const about = { memberId, packageName: content.name, price, zone, link: subscriptionLink(publicUrl) };
    const provider = attempt.provider === 'bank' ? undefined : attempt.provider;
    // Whoever was asked to pay agreed to nothing: their card is charged once.
    const why = attempt.payRequestId ? 'somebody else’s' : 'for once';
    if (!card || !provider || attempt.payRequestId)
      return notify(tx, notKeptNotice({ ...about, orderId, why }));
    await endBefore(tx, memberId);
    const agreementId = await agreements.saveAgreement(tx, {
      memberId,
      consentId: consent.id,
      orderId,
      state: 'running',
      cardSealed: cards.seal({ ...card, provider }),
      beganAt: settledAt,
      changedAt: settledAt,
    });
    const { endsAt } = (await agreements.lockAgreement(tx, agreementId))!;
    const renewsAt = chargeAt(endsAt!);
    const renews = renewsNotice({ ...about, agreementId, period: content.period, card, renewsAt });
    // The bell tells of an upgrade once; of what its member agreed to there is a mail.
    await notify(tx, found.creditMinor > 0 ? { ...renews, bell: undefined } : renews);
  };
};
