// The banks as Paystack lists them, and under which name one has an account: practice banks, so that each answer can be seen.
import { bankNameOf, NIGERIAN_BANKS } from '@ijeuwa/contract/nigerian-banks';
import type { FastifyInstance } from 'fastify';
import { accepted } from './sandbox-fields.ts';
import { SandboxRefusal } from './sandbox-refusal.ts';

type Asked = { Querystring: { account_number?: string; bank_code?: string } };

/** A number of its own, which is the code of none. */
const LISTED = NIGERIAN_BANKS.map(({ code, name }, at) => ({
  id: at + 1,
  ...{ name, code, active: true, is_deleted: false, country: 'Nigeria', currency: 'NGN', type: 'nuban' },
}));

export const isBankId = (value: unknown): boolean => LISTED.some(({ id }) => String(id) === String(value));

/** Numbers that end in 0 nobody has; all others are practice accounts of one name. */
export function bankAccountCalls(app: FastifyInstance): void {
  app.get<{ Querystring: { country?: string } }>('/bank', async ({ query }) =>
    accepted('Banks retrieved', query.country === 'nigeria' ? LISTED : []),
  );

  app.get<Asked>('/bank/resolve', async ({ query }) => {
    const { account_number: number = '', bank_code: bank = '' } = query;
    if (bankNameOf(bank) === undefined) throw new SandboxRefusal(422, 'Unknown bank code');
    if (!/^\d{9}[1-9]$/.test(number))
      throw new SandboxRefusal(422, 'Could not resolve account name. Check parameters or try again.');
    return accepted('Account number resolved', { account_number: number, account_name: 'PRACTICE ACCOUNT' });
  });
}
