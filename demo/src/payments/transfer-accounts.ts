// Accounts for one transfer each, as Paystack gives them: what does not fit, comes late or comes twice is sent back.
import { randomInt } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Notices } from './notices.ts';
import { accepted, type Fields } from './sandbox-fields.ts';
import { SandboxRefusal } from './sandbox-refusal.ts';
import type { Charge } from './stored-cards.ts';
import type { Transaction } from './transaction.ts';
import type { Transactions } from './transactions.ts';

/** What a test has the next account come to. `lost`: opened, and no answer. */
export type AccountFate = 'given' | 'lost' | 'busy' | 'fault' | 'hang';

export type TransferAccountNeeds = {
  now: () => Date;
  transactions: Transactions;
  notices: Notices;
  nextAccount?: () => AccountFate;
};
type Readers = { fieldsOf: (body: unknown) => Fields; readCharge: (fields: Fields) => Charge };

const LONGEST_MS = 8 * 3_600_000;
const SHORT_MS = 10_000;
const BANK = { slug: 'practice-titan', name: 'Practice-Titan', id: 1 };
const ACCOUNT_NAME = 'PAYSTACK CHECKOUT';

export const isOver = ({ account }: Transaction, now: Date): boolean =>
  account !== undefined && now.getTime() >= Date.parse(account.expiresAt);

/** Nobody is waited for once its account has expired. */
export function endIfOver(transaction: Transaction, now: Date): void {
  if (transaction.status !== 'pending' || !isOver(transaction, now)) return;
  transaction.status = 'failed';
  transaction.gatewayResponse = 'No transfer came to the account in time';
}

export function findByAccount(transactions: Transactions, number: string): Transaction | undefined {
  return transactions.list().find(({ account }) => account?.number === number);
}

/** Whether the money stayed. */
export function sendTo(transaction: Transaction, amount: number, needs: TransferAccountNeeds): boolean {
  const { notices, transactions } = needs;
  const now = needs.now();
  endIfOver(transaction, now);
  if (transaction.status === 'pending' && amount === transaction.amount) {
    notices.settleAndTell(transaction);
    return true;
  }
  transaction.account!.sentBack.push(amount);
  transactions.save(transaction);
  notices.tell(transaction, rejectedNotice(transaction, amount, now));
  return false;
}

/** So that a person sees how the time of an account runs out. */
export function shortenNext(transaction: Transaction, transactions: Transactions): void {
  transaction.account!.nextIsShort = true;
  transactions.save(transaction);
}

// It names no reference, but the transaction that its account was opened for.
const rejectedNotice = ({ id, email, account }: Transaction, amount: number, now: Date): string =>
  JSON.stringify({
    event: 'bank.transfer.rejected',
    data: {
      bank_transfer: {
        amount: String(amount),
        message: 'incorrect amount sent',
        message_type: 'INCORRECT_AMOUNT',
        transaction_id: String(id),
      },
      customer: { email, createdAt: now.toISOString() },
      session: `${account?.number}-${account?.sentBack.length}`,
    },
  });

const expiryOf = (wanted: unknown, email: string, { now, transactions }: TransferAccountNeeds): string => {
  const asked = Date.parse(String(fieldOf(wanted, 'account_expires_at') ?? ''));
  const at = now().getTime();
  if (Number.isNaN(asked) || asked <= at)
    throw new SandboxRefusal(400, 'account_expires_at must be in the future');
  const isShort = transactions.list().findLast((one) => one.account && one.email === email)
    ?.account?.nextIsShort;
  return new Date(Math.min(asked, at + (isShort ? SHORT_MS : LONGEST_MS))).toISOString();
};

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Fields)[name] : undefined;

export function transferAccountCalls(app: FastifyInstance, needs: TransferAccountNeeds, read: Readers): void {
  const { transactions, now, nextAccount } = needs;

  app.post('/charge', async (request, reply) => {
    const fields = read.fieldsOf(request.body);
    const charge = read.readCharge(fields);
    if (fields.bank_transfer === undefined)
      throw new SandboxRefusal(400, 'Only bank transfers are charged here');
    if (charge.currency !== 'NGN') throw new SandboxRefusal(400, 'Transfers are in naira');
    if (transactions.findByReference(charge.reference))
      throw new SandboxRefusal(400, 'Duplicate Transaction Reference');
    const expiresAt = expiryOf(fields.bank_transfer, charge.email, needs);
    const fate = nextAccount?.() ?? 'given';
    if (fate === 'busy') throw new SandboxRefusal(429, 'Too many requests');
    if (fate === 'fault') throw new SandboxRefusal(500, 'An error occurred');
    if (fate === 'hang') return reply.hijack();
    const created = { callbackUrl: '', metadata: undefined, createdAt: now().toISOString() };
    const transaction = transactions.create({ ...charge, ...created });
    transaction.status = 'pending';
    transaction.gatewayResponse = 'Waiting for the transfer';
    const number = `99${String(randomInt(0, 100_000_000)).padStart(8, '0')}`;
    transaction.account = { number, expiresAt, sentBack: [] };
    transactions.save(transaction);
    if (fate === 'lost') {
      reply.hijack();
      request.raw.socket.destroy();
      return reply;
    }
    return accepted('Charge attempted', {
      status: 'pending_bank_transfer',
      display_text: 'Please make a transfer to the account specified',
      reference: charge.reference,
      account_name: ACCOUNT_NAME,
      account_number: number,
      bank: BANK,
      account_expires_at: expiresAt,
    });
  });
}
