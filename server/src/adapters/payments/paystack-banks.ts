// By which number Paystack knows a bank: it names banks by their code where they are asked, and by its own number where
// money goes to them. https://paystack.com/docs/api/miscellaneous/#bank
import { z } from 'zod';
import { PaymentProviderError } from '#platform/ports/payment-provider.ts';
import type { PaystackAsk } from './paystack-calls.ts';

const listed = z.array(
  z.object({
    id: z.int(),
    code: z.string().catch(''),
    active: z.boolean().nullish(),
    is_deleted: z.boolean().nullish(),
  }),
);
const KEPT_MS = 86_400_000;
const LIST_TIMEOUT_MS = 3_000;

export const paystackBanks = (ask: PaystackAsk, now: () => Date) => {
  let kept: { until: number; ids: Map<string, number> } | undefined;

  const list = async (): Promise<Map<string, number>> => {
    const banks = await ask('GET', '/bank?country=nigeria', listed, undefined, LIST_TIMEOUT_MS);
    const open = banks.filter((one) => one.active !== false && one.is_deleted !== true);
    const ids = new Map(open.map(({ code, id }) => [code, id]));
    kept = { until: now().getTime() + KEPT_MS, ids };
    return ids;
  };

  return {
    /** Its number, of the list of this day; asked anew for a code that is not in it, and refused where none has it. */
    async idOf(code: string): Promise<string> {
      const known = kept && now().getTime() < kept.until ? kept.ids.get(code) : undefined;
      const id = known ?? (await list()).get(code);
      if (id === undefined)
        throw new PaymentProviderError('refused', `Paystack lists no bank of the code ${code}`);
      return String(id);
    },
  };
};
export type PaystackBanks = ReturnType<typeof paystackBanks>;
