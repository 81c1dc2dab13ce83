// The three sample invoices of the demonstration: bought through the practice card and the ledger, like any order.
import { listInvoices } from '@ijeuwa/contract/invoices';
import type { ApiClient } from './api-client.ts';
import { buyQuoted } from './buy-package.ts';

const SAMPLES = 3;
const AMOUNT = '$49.99';

/** Only those that are not there yet, so that it can be repeated at every start. */
export const buySamples = async (api: ApiClient, quoteSample: () => Promise<string>): Promise<void> => {
  const { invoices } = await api(listInvoices, {});
  const there = invoices.filter(({ amount }) => amount === AMOUNT).length;
  for (let nth = there; nth < SAMPLES; nth++) await buyQuoted(api, await quoteSample());
};
