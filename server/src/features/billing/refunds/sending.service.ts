// Refunds at the provider: it is asked what it has before anything is sent, so that nothing is sent twice, and asked
// about what it has until it says how that ended.
import type { Provider } from '@ijeuwa/contract/payment-words';
import { type Clock, later } from '#platform/clock.ts';
import type { Database } from '#platform/database/connect.ts';
import type { Live } from '#platform/live.ts';
import { PaymentProviderError } from '#platform/ports/payment-provider.ts';
import type { PaymentProviders } from '#platform/ports/payment-providers.ts';
import type { PaidThere, ProviderRefund, RefundAccount } from '#platform/ports/refunds.ts';
import { workChanged } from '#platform/work-changed.ts';
import * as orders from '../checkout/orders.repository.ts';
import { waitMs } from '../payments/payments.rules.ts';
import type { GivingBack } from './giving-back.ts';
import type { BookGone } from './gone-there.ts';
import * as refunds from './refunds.repository.ts';
import { findOurs } from './refunds.rules.ts';

/** What a provider's word of money that goes back names: our reference, its own names of the money and of what went back. */
export type AboutBack = { reference: string; transaction?: string; id?: string; isReversal: boolean };
/** `later`: it is not decided there yet. */
export type HeardBack = 'noted' | 'unknown' | 'later';

export type SendingNeeds = {
  db: Database;
  clock: Clock;
  live: Live;
  payments: PaymentProviders;
  givingBack: GivingBack;
  bookGone: BookGone;
  onError: (error: unknown) => void;
};

const AT_ONCE = 100;
const STRANGE = 'The provider has another refund of this payment, which nobody here has sent.';

export const makeSending = ({ db, clock, live, payments, givingBack, bookGone, onError }: SendingNeeds) => {
  const needAttention = (id: string, said: string) =>
    refunds.stepRefund(db, id, 'trouble', { said, troubledAt: clock.now() }).then(() => undefined);

  /** What the provider says of it, written down; told twice it changes nothing. */
  const take = async (id: string, told: ProviderRefund): Promise<void> => {
    await db.transaction(async (tx) => {
      const before = await refunds.findRefund(tx, id);
      const order = before && (await orders.lockOrder(tx, before.orderId));
      const found = order && (await refunds.findRefund(tx, id));
      if (!found) return;
      await refunds.changeRefund(tx, id, { providerId: told.id });
      await refunds.stepRefund(tx, id, 'accepted', { said: null });
      if (told.state === 'done') await givingBack.finish(tx, found, order, null);
      if (told.state === 'failed') await givingBack.fail(tx, found, order, told.said ?? '');
      if (told.state === 'needs_attention') await givingBack.askAccount(tx, found, order, told.said ?? '');
    });
    workChanged(live, 'refunds');
  };

  const thereOf = ({ payment, reference, providerRef }: refunds.FoundRefund): PaidThere => {
    const { transaction, currency } = payment;
    return { reference, providerRef, transaction, currency };
  };
  const refundsAt = (provider: Provider) => payments.of(provider).refunds;

  /** The order is held from the last look until the provider has answered: no dispute begins between the two. */
  const unlessDisputed = ({ orderId, refund }: refunds.FoundRefund, deed: () => Promise<ProviderRefund>) =>
    db.transaction(async (tx) => {
      await orders.lockOrder(tx, orderId);
      return (await refunds.findRefund(tx, refund.id))?.disputed ? undefined : deed();
    });

  const send = async (found: refunds.FoundRefund): Promise<void> => {
    const { refund, payment } = found;
    const { id, amountMinor, providerId } = refund;
    const provider = refundsAt(payment.provider);
    const listed = await provider.list(thereOf(found));
    const known = await refunds.listKnown(db, payment.id);
    const { currency } = payment;
    const ours = findOurs({ amountMinor, currency, providerId }, listed, known);
    if (ours === 'strange') return needAttention(id, STRANGE);
    if (ours !== 'none') return take(id, ours);
    // One that the provider did not answer is not there: while the bank asks for the money it stays so.
    if (refund.state === 'processing') return;
    const told = await unlessDisputed(found, () => provider.send(thereOf(found), amountMinor, id));
    if (told) await take(id, told);
  };

  /** One process at a time; what a provider refuses is looked at by a person, what it leaves unanswered is tried again. */
  const attend = async (found: refunds.FoundRefund): Promise<void> => {
    const { id, tries, state } = found.refund;
    const now = clock.now();
    const nextTryAt = later(now, waitMs(tries + 1));
    if (found.disputed && state === 'approved') return;
    if (!(await refunds.claimRefund(db, id, { now, nextTryAt }))) return;
    await refunds.stepRefund(db, id, 'send', { sentAt: now });
    try {
      await send(found);
    } catch (error) {
      if (!(error instanceof PaymentProviderError && error.reason === 'refused')) throw error;
      await needAttention(id, error.message);
      workChanged(live, 'refunds');
    }
  };
  const attendQuietly = (found: refunds.FoundRefund) => attend(found).catch(onError);

  type PaidAt = NonNullable<Awaited<ReturnType<typeof refunds.findPaidAt>>>;
  /** While a bank asks for the money it is not decided whether this is the same. */
  const lookAtStrangers = async (paid: PaidAt, { id, isReversal }: AboutBack): Promise<HeardBack> => {
    const { payment, orderId, reference, providerRef, disputed } = paid;
    const { transaction, currency } = payment;
    const there = { reference, providerRef, transaction, currency };
    const listed = await refundsAt(payment.provider).list(there);
    const known = await refunds.listKnown(db, payment.id);
    const strange = listed.filter((one) => !known.includes(one.id) && one.state !== 'failed');
    const gone = strange.filter(({ state }) => state === 'done');
    if (disputed && strange.length > 0) return 'later';
    for (const one of gone) {
      const booked = await bookGone(payment, orderId, { ...one, isReversal: isReversal && one.id === id });
      if (booked === 'later') return 'later';
      if (booked === 'booked') workChanged(live, 'refunds');
    }
    if (gone.length < strange.length) return 'later';
    return listed.length > 0 ? 'noted' : 'unknown';
  };

  /** As it stands now; what is not answered is tried again by the job. */
  const sendNow = async (id: string): Promise<void> => {
    const found = await refunds.findRefund(db, id);
    if (found) await attendQuietly(found);
  };

  return {
    /** At once, for whoever has just approved it. */
    send: sendNow,

    /** Each as it stands when its turn comes: while the provider answered about another one a bank may have asked for it. */
    async sweep(): Promise<void> {
      for (const { refund } of await refunds.listDue(db, clock.now(), AT_ONCE)) await sendNow(refund.id);
    },

    /** The provider said something of a refund of this payment: it is asked, and what nobody here sent is booked too. */
    async lookAt(provider: Provider, about: AboutBack): Promise<HeardBack> {
      const paid = await refunds.findPaidAt(db, provider, about);
      if (!paid) return 'unknown';
      const underWay = await refunds.listUnderWayOf(db, provider, paid.reference);
      for (const found of underWay) {
        const { refund, payment } = found;
        const listed = await refundsAt(provider).list(thereOf(found));
        const known = await refunds.listKnown(db, payment.id);
        const ours = findOurs({ ...refund, currency: payment.currency }, listed, known);
        if (typeof ours === 'object') await take(refund.id, ours);
      }
      return lookAtStrangers(paid, about);
    },

    /** What needs attention goes to an account that the member named; whether it did, for no bank asks for it. */
    async retry(found: refunds.FoundRefund, account: RefundAccount): Promise<boolean> {
      const { id, providerId } = found.refund;
      const { provider, currency } = found.payment;
      const told = await unlessDisputed(found, () =>
        refundsAt(provider).retry(providerId!, { ...account, currency }),
      );
      if (!told) return false;
      await refunds.stepRefund(db, id, 'accepted_anew', { said: null });
      await take(id, told);
      return true;
    },
  };
};
export type Sending = ReturnType<typeof makeSending>;
