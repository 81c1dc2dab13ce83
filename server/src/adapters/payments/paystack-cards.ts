// Cards that may be charged again, through Paystack: https://paystack.com/docs/payments/recurring-charges.
import { z } from 'zod';
import type { StoredCard, StoredCards } from '#platform/ports/stored-cards.ts';
import { isRefusal, type PaystackAsk } from './paystack-calls.ts';

/** Whoever sends a charge holds the agreement meanwhile, and the database gives that up after ten seconds. */
const CHARGE_TIMEOUT_MS = 8_000;

const text = z.string().nullish();
/** What a verified transaction says of its card; anything of it may be missing. */
export const shownCard = {
  authorization: z
    .object({
      authorization_code: text,
      brand: text,
      last4: text,
      exp_month: text,
      exp_year: text,
      reusable: z.boolean().nullish(),
    })
    .nullish()
    .catch(undefined),
  customer: z.object({ email: text }).nullish().catch(undefined),
};
type Shown = { [K in keyof typeof shownCard]?: z.infer<(typeof shownCard)[K]> };

/** Undefined unless it may be charged again. */
export const cardOf = ({ authorization, customer }: Shown): StoredCard | undefined => {
  const { authorization_code: code, reusable, brand, last4, exp_month, exp_year } = authorization ?? {};
  if (!reusable || !code || !customer?.email) return undefined;
  const expires = exp_month && exp_year ? `${exp_month.padStart(2, '0')}/${exp_year.slice(-2)}` : '';
  return { code, email: customer.email, brand: brand?.trim() || 'card', last4: last4 ?? '', expires };
};

const charged = z.object({ paused: z.boolean().nullish(), authorization_url: text });

const KNOWN_NO_MORE = /not found|does not exist|already|not active/i;

export const paystackCards = (ask: PaystackAsk): StoredCards => ({
  async charge({ reference, amountMinor, currency, code, email }) {
    const answer = await ask(
      'POST',
      '/transaction/charge_authorization',
      charged,
      { email, amount: amountMinor, currency, authorization_code: code, reference },
      CHARGE_TIMEOUT_MS,
    );
    return answer.paused && answer.authorization_url ? { pageUrl: answer.authorization_url } : {};
  },

  async forget(code) {
    try {
      await ask('POST', '/customer/authorization/deactivate', z.unknown().optional(), {
        authorization_code: code,
      });
    } catch (error) {
      if (isRefusal(error) && KNOWN_NO_MORE.test(error.message)) return;
      throw error;
    }
  },
});
