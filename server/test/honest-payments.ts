// A payment provider that a test plays itself: it keeps its word, its signatures and its books like the real one.
import { createHmac } from 'node:crypto';
import { bankNameOf } from '@ijeuwa/contract/nigerian-banks';
import type { ProviderDispute } from '#platform/ports/disputes.ts';
import {
  type PaymentConfirmation,
  type PaymentOrder,
  type PaymentProvider,
  PaymentProviderError,
} from '#platform/ports/payment-provider.ts';
import type { ProviderRefund } from '#platform/ports/refunds.ts';
import type { ProviderSettlement, SettledTransaction } from '#platform/ports/settlements.ts';
import { paystackSubject } from '../src/adapters/payments/paystack-notices.ts';

const SECRET = 'sk_of_this_test';

const signatureOf = (body: Buffer): string => createHmac('sha512', SECRET).update(body).digest('hex');

/**
 * `lost`: the money is taken, and no answer comes. `stuck`: the provider has not decided. `late`: no answer comes, and our
 * call reaches it only once `arrive` says so; until then it has never heard of it.
 */
export type Fate = 'paid' | 'declined' | 'paused' | 'lost' | 'stuck' | 'late';

/** A card that may be charged again. */
export const visa = {
  code: 'AUTH_visa',
  email: 'card@example.com',
  brand: 'Visa',
  last4: '4081',
  expires: '12/30',
};

type As = Pick<PaymentProvider, 'name' | 'serves'> & Partial<Pick<PaymentProvider, 'subjectOf' | 'accounts'>>;
const CARDS: As = { name: 'paystack', serves: { card: ['NGN', 'USD'] } };

export const honestPayments = (as = CARDS) => {
  const begun = new Map<string, PaymentOrder>();
  const told = new Map<string, PaymentConfirmation>();
  const back: (ProviderRefund & { reference: string })[] = [];
  const disputes = new Map<string, ProviderDispute>();
  const late: (() => void)[] = [];
  const settled: { whole: ProviderSettlement; inside: SettledTransaction[] }[] = [];
  const state = {
    away: false,
    loseAnswers: false,
    refuseRefunds: false,
    asked: 0,
    /** Whether what was asked about last was still wanted. */
    wanted: undefined as boolean | undefined,
    refundKeys: [] as string[],
    /** Who has the account of a number. */
    holders: {} as Record<string, string>,
    /** What the next charges of stored cards come to; paid once there is nothing left. */
    nextCharges: [] as Fate[],
    /** The pages that were asked for. */
    pages: [] as string[],
    beforePage: undefined as (() => Promise<unknown>) | undefined,
    beforeRefund: undefined as ((reference: string) => Promise<unknown>) | undefined,
    charged: [] as { reference: string; amountMinor: number; code: string }[],
    forgotten: new Set<string>(),
    beforeCharge: undefined as (() => Promise<void>) | undefined,
  };

  const provider: PaymentProvider = {
    subjectOf: paystackSubject,
    ...as,
    async begin(order) {
      state.pages.push(order.reference);
      await state.beforePage?.();
      if (state.away) throw new PaymentProviderError('unreachable', 'no answer');
      if (begun.has(order.reference)) throw new PaymentProviderError('refused', 'Duplicate reference');
      begun.set(order.reference, order);
      if (state.loseAnswers) throw new PaymentProviderError('unreachable', 'the answer was lost');
      return { pageUrl: `https://pay.example/${order.reference}` };
    },
    async confirm({ reference, wanted }) {
      state.asked++;
      state.wanted = wanted;
      if (state.away) throw new PaymentProviderError('unreachable', 'no answer');
      const order = begun.get(reference);
      const { amountMinor = 0, currency = '' } = order ?? {};
      const unpaid = { amountMinor, currency, reference, providerId: reference };
      return told.get(reference) ?? { ...unpaid, state: order ? 'pending' : 'unknown' };
    },
    async readNotice(rawBody, headers) {
      if (headers['x-paystack-signature'] !== signatureOf(rawBody)) return undefined;
      return JSON.parse(rawBody.toString());
    },
    refunds: {
      async list({ reference }) {
        await state.beforeRefund?.(reference);
        if (state.away) throw new PaymentProviderError('unreachable', 'no answer');
        return back.filter((one) => one.reference === reference).map((one) => ({ ...one }));
      },
      async send({ reference }, amountMinor, key) {
        if (state.away) throw new PaymentProviderError('unreachable', 'no answer');
        if (state.refuseRefunds) throw new PaymentProviderError('refused', 'Your balance is not enough');
        state.refundKeys.push(key);
        const currency = told.get(reference)?.currency ?? 'NGN';
        const id = `refund-${back.length + 1}`;
        back.push({ id, reference, amountMinor, currency, state: 'waiting' });
        if (state.loseAnswers) throw new PaymentProviderError('unreachable', 'the answer was lost');
        return { ...back.at(-1)! };
      },
      async retry(id, { bankCode }) {
        if (!bankNameOf(bankCode)) throw new PaymentProviderError('refused', 'There is no such bank');
        const one = back.find((refund) => refund.id === id)!;
        one.state = 'waiting';
        return { ...one };
      },
      async holderOf({ accountNumber }) {
        if (state.away) throw new PaymentProviderError('unreachable', 'no answer');
        const holder = state.holders[accountNumber];
        if (!holder) throw new PaymentProviderError('refused', 'Could not resolve account name');
        return holder;
      },
    },
    disputes: {
      async find(id) {
        if (state.away) throw new PaymentProviderError('unreachable', 'no answer');
        const found = disputes.get(id);
        if (!found) throw new PaymentProviderError('refused', 'Dispute not found');
        return { ...found };
      },
      async answer(id, { accept }) {
        if (state.away) throw new PaymentProviderError('unreachable', 'no answer');
        disputes.get(id)!.state = accept ? 'lost' : 'answered';
        if (state.loseAnswers) throw new PaymentProviderError('unreachable', 'the answer was lost');
      },
    },
    settlements: {
      async list(page) {
        if (state.away) throw new PaymentProviderError('unreachable', 'no answer');
        return page === 1 ? settled.map(({ whole }) => whole).toReversed() : [];
      },
      async transactions(id) {
        if (state.away) throw new PaymentProviderError('unreachable', 'no answer');
        return settled.find(({ whole }) => whole.id === id)?.inside ?? [];
      },
    },
    cards: {
      async charge({ reference, amountMinor, currency, email, code }) {
        state.charged.push({ reference, amountMinor, code });
        await state.beforeCharge?.();
        if (state.away) throw new PaymentProviderError('unreachable', 'no answer');
        if (begun.has(reference)) throw new PaymentProviderError('refused', 'Duplicate reference');
        const fate = state.forgotten.has(code) ? 'declined' : (state.nextCharges.shift() ?? 'paid');
        const begin = () => begun.set(reference, { reference, amountMinor, currency, email, returnUrl: '' });
        if (fate === 'late') {
          late.push(() => {
            begin();
            settle(reference, {});
          });
          throw new PaymentProviderError('unreachable', 'no answer');
        }
        begin();
        if (fate === 'paid' || fate === 'lost') settle(reference, {});
        if (fate === 'declined') settle(reference, { state: 'failed' });
        if (fate === 'lost') throw new PaymentProviderError('unreachable', 'the answer was lost');
        return fate === 'paused' ? { pageUrl: `https://pay.example/${reference}` } : {};
      },
      async forget(code) {
        if (state.away) throw new PaymentProviderError('unreachable', 'no answer');
        state.forgotten.add(code);
      },
    },
  };

  const settle = (reference: string, change: Partial<PaymentConfirmation>) => {
    const { amountMinor = 0, currency = 'NGN' } = begun.get(reference) ?? {};
    told.set(reference, {
      state: 'paid',
      amountMinor,
      currency,
      reference,
      providerId: reference,
      ...change,
    });
  };

  return {
    provider,
    state,
    begun,
    /** What it says of each that was decided. */
    told,
    /** The payer pays on the page; `change` is what the provider then says differently. */
    pay: (reference: string, change: Partial<PaymentConfirmation> = {}) => settle(reference, change),
    /** Calls that were under way reach it, and the cards are charged. */
    arrive: () => {
      for (const one of late.splice(0)) one();
    },
    fail: (reference: string) => settle(reference, { state: 'failed' }),
    /** What the provider has of the money that went back of a payment. */
    refundsOf: (reference: string) => back.filter((one) => one.reference === reference),
    /** By hand, in the provider's own pages, or by the provider itself. */
    sendBackThere(reference: string, amountMinor: number, how: ProviderRefund['state'] = 'done') {
      const currency = told.get(reference)?.currency ?? 'NGN';
      const id = `by-hand-${back.length + 1}`;
      back.push({ id, reference, amountMinor, currency, state: how });
      return id;
    },
    /** How each of them ends. */
    endRefunds(reference: string, how: ProviderRefund['state'], said?: string) {
      for (const one of back) if (one.reference === reference) Object.assign(one, { state: how, said });
    },
    /** What it pays out to our bank. */
    payOut: (whole: ProviderSettlement, inside: SettledTransaction[]) => void settled.push({ whole, inside }),
    /** A bank asks a payment back, or says how that ended. */
    dispute: (one: ProviderDispute) => void disputes.set(one.id, one),
    /** A notice as it travels: the body and the header that signs it. */
    notice(reference: string, kind = 'charge.success', payload: Record<string, unknown> = {}) {
      const eventId = `${kind}:${reference}:${JSON.stringify(payload)}`;
      const body = Buffer.from(JSON.stringify({ eventId, reference, kind, payload }));
      return {
        payload: body,
        headers: { 'content-type': 'application/json', 'x-paystack-signature': signatureOf(body) },
      };
    },
  };
};
export type HonestPayments = ReturnType<typeof honestPayments>;
