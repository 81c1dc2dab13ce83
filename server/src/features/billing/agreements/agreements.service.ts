// What a member does about renewal: agrees to it while paying, looks at it, cancels it, takes it up again.
import { type Agreement, RENEWAL_WORDS } from '@ijeuwa/contract/agreements';
import type { Money } from '@ijeuwa/contract/fields';
import { AppError } from '#platform/app-error.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database, Queryable } from '#platform/database/connect.ts';
import type { Live } from '#platform/live.ts';
import type { FindZone } from '#platform/mail-words.ts';
import type { Notify } from '#platform/notify.ts';
import type { FoundOrder } from '../checkout/orders.repository.ts';
import { toMinor } from '../packages/prices.rules.ts';
import { currentOf, makeAgreementView } from './agreement-view.ts';
import { agreedAgainNotice } from './agreements.mails.ts';
import * as agreements from './agreements.repository.ts';
import { chargeAt, priceOf } from './agreements.rules.ts';
import type { Cancelling } from './cancelling.ts';
import { type Ending, subscriptionLink } from './ending.ts';
import { listRenewalsFor, paysForRenewal } from './renewals.repository.ts';
import type { CardBox } from './stored-card.ts';
import { awaitSent } from './under-way.ts';

export type AgreementsNeeds = {
  db: Database;
  clock: Clock;
  live: Live;
  notify: Notify;
  findZone: FindZone;
  publicUrl: string;
  cards: CardBox;
  ending: Ending;
  cancelling: Cancelling;
  /** Tells the provider to forget what is not wanted any more. */
  forgetCards: () => Promise<void>;
};
type Answer = { agreement: Agreement | null };

const noRenewal = () =>
  new AppError('conflict', 'You have no renewal to cancel, and nothing will be charged.');

export const makeAgreements = (needs: AgreementsNeeds) => {
  const { db, clock, live, ending, cancelling, forgetCards } = needs;
  const view = makeAgreementView(needs);
  const { notify, findZone, publicUrl, cards } = needs;

  const find = async (memberId: string): Promise<Answer> => {
    const found = await agreements.findLatest(db, memberId);
    return { agreement: found ? await view(db, found) : null };
  };
  const told = (memberId: string): Promise<Answer> => {
    live.toMember(memberId, 'changed', { what: 'subscription' });
    return find(memberId);
  };

  const tellAgreed = async (
    tx: Queryable,
    found: agreements.FoundAgreement,
    { how, terms, agreedAt }: { how: 'resumed' | 'price'; terms: Money; agreedAt: Date },
  ): Promise<void> => {
    const { id: agreementId, memberId, cardSealed } = found.agreement;
    const current = await currentOf(tx, found);
    const amountMinor = current && priceOf(terms.amountMinor, current.amountMinor);
    const due = found.endsAt && chargeAt(found.endsAt);
    const at = due && due > agreedAt ? due : agreedAt;
    const charge =
      amountMinor !== undefined && cardSealed
        ? {
            price: { amountMinor, currency: terms.currency },
            card: cards.open(cardSealed),
            ...{ at, isDisputed: await agreements.isDisputed(tx, found.agreement) },
          }
        : undefined;
    const zone = await findZone(tx, memberId);
    const about = { memberId, packageName: found.content.name, zone, link: subscriptionLink(publicUrl) };
    await notify(tx, agreedAgainNotice({ ...about, agreementId, agreedAt, how, charge }));
  };

  /** Agreed to once more, without paying now. */
  const agreeAgain = async (
    tx: Queryable,
    found: agreements.FoundAgreement,
    how: 'resumed' | 'price',
    terms: { packageVersionId: string } & Money,
  ): Promise<void> => {
    const { id, memberId } = found.agreement;
    const { packageVersionId, amountMinor, currency } = terms;
    const givenAt = clock.now();
    const agreed = { memberId, packageVersionId, amountMinor, currency, words: RENEWAL_WORDS, givenAt };
    const consentId = await agreements.saveConsent(tx, agreed);
    await agreements.changeAgreement(tx, id, { state: 'running', consentId, changedAt: givenAt });
    await tellAgreed(tx, found, { how, terms, agreedAt: givenAt });
  };

  return {
    find,

    /** The member’s last word while paying by card: `renews` unsaid changes nothing. */
    async agree({ order, sold }: FoundOrder, renews: boolean | undefined): Promise<void> {
      // Packages alone renew.
      if (!sold) return;
      const { id: packageVersionId, content } = sold;
      const { id: orderId, memberId, currency, settledAt } = order;
      const prices: Partial<Record<string, number>> = toMinor(content);
      const amountMinor = prices[currency];
      if (renews === undefined || settledAt || amountMinor === undefined) return;
      if (!renews) return agreements.withdrawConsent(db, orderId);
      const terms = { memberId, orderId, packageVersionId, amountMinor, currency };
      await agreements.saveConsent(db, { ...terms, words: RENEWAL_WORDS, givenAt: clock.now() });
    },

    /** Of an order that pays for a renewal, though another was begun for that: it is the last that is paid. */
    async decline(tx: Queryable, memberId: string, orderId: string): Promise<void> {
      const found = await agreements.lockLiving(tx, memberId);
      if (found?.agreement.state !== 'running') return;
      if (!(await paysForRenewal(tx, found.agreement.id, orderId))) return;
      await cancelling(tx, found, false, 'order');
      live.toMember(memberId, 'changed', { what: 'subscription' });
    },

    /** Until the charges for the same, by it or beside it, that are being sent are answered: the orders by which money may have come since. */
    async awaitCharges(orderId: string): Promise<string[]> {
      const renewals = await listRenewalsFor(db, orderId);
      for (const { agreementId } of renewals) {
        // Of what is being claimed this moment: what is claimed later sees the page.
        await db.transaction((tx) => agreements.lockAgreement(tx, agreementId));
        await awaitSent(db, clock, agreementId);
      }
      return renewals.map((one) => one.orderId);
    },

    /** Waits for a charge that is being sent: none is sent after the answer, whoever asks a second time. */
    async cancel(memberId: string, { keepCard }: { keepCard?: boolean }): Promise<Answer> {
      const cancelled = await db.transaction(async (tx) => {
        const found = await agreements.lockLiving(tx, memberId);
        if (!found) {
          const last = await agreements.findLatest(tx, memberId);
          if (last?.agreement.endedBecause === 'cancelled') return last.agreement.id;
          throw noRenewal();
        }
        await cancelling(tx, found, keepCard ?? false, 'member');
        return found.agreement.id;
      });
      await awaitSent(db, clock, cancelled);
      await forgetCards();
      return told(memberId);
    },

    async resume(memberId: string): Promise<Answer> {
      await db.transaction(async (tx) => {
        const found = await agreements.lockLiving(tx, memberId);
        if (found?.agreement.state === 'running') return;
        if (!found?.endsAt || found.endsAt <= clock.now())
          throw new AppError(
            'conflict',
            'Your card was forgotten, or the package has ended. Please choose a package again.',
          );
        await agreeAgain(tx, found, 'resumed', found.consent);
      });
      return told(memberId);
    },

    async acceptPrice(memberId: string, price: Money): Promise<Answer> {
      await db.transaction(async (tx) => {
        const found = await agreements.lockLiving(tx, memberId);
        if (found?.agreement.state !== 'running') throw noRenewal();
        const current = await currentOf(tx, found);
        if (current?.amountMinor !== price.amountMinor || found.consent.currency !== price.currency)
          throw new AppError('conflict', 'The price has changed meanwhile. Please look at it again.');
        await agreeAgain(tx, found, 'price', { ...price, packageVersionId: current.packageVersionId });
      });
      return told(memberId);
    },

    /** With what ends it besides, in that transaction; the card is forgotten by the next job. */
    async endOf(tx: Queryable, memberId: string, because: 'left' | 'refunded'): Promise<void> {
      const found = await agreements.lockLiving(tx, memberId);
      if (found) await ending.end(tx, found, because);
    },
  };
};
export type Agreements = ReturnType<typeof makeAgreements>;
