// Under which name a bank has an account, as Paystack answers it: of a practice bank, so that each answer can be seen.
import { bankNameOf } from '@ijeuwa/contract/nigerian-banks';
import type { FastifyInstance } from 'fastify';
import { accepted } from './sandbox-fields.ts';
import { SandboxRefusal } from './sandbox-refusal.ts';

type Asked = { Querystring: { account_number?: string; bank_code?: string } };

/** Numbers that end in 0 nobody has; all others are practice accounts of one name. */
export function bankAccountCalls(app: FastifyInstance): void {
  app.get<Asked>('/bank/resolve', async ({ query }) => {
    const { account_number: number = '', bank_code: bank = '' } = query;
    if (bankNameOf(bank) === undefined) throw new SandboxRefusal(422, 'Unknown bank code');
    if (!/^\d{9}[1-9]$/.test(number))
      throw new SandboxRefusal(422, 'Could not resolve account name. Check parameters or try again.');
    return accepted('Account number resolved', { account_number: number, account_name: 'PRACTICE ACCOUNT' });
  });
}
