// Paystack's calls, answered by the sandbox for whoever holds the secret key.
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { type NextCall, playFaults } from '../practice/call-faults.ts';
import { bankAccountCalls } from './bank-accounts.ts';
import { moneyBackApi } from './money-back-api.ts';
import type { Notices } from './notices.ts';
import { transactionShape } from './paystack-shapes.ts';
import { accepted, type Fields, fieldsOf, wholeAmount } from './sandbox-fields.ts';
import { SandboxRefusal } from './sandbox-refusal.ts';
import { type SettlementFaults, settlementApi } from './settlements.ts';
import { type StoredCardNeeds, storedCardCalls } from './stored-cards.ts';
import type { SandboxCurrency } from './transaction.ts';
import type { Transactions } from './transactions.ts';
import { endIfOver, type TransferAccountNeeds, transferAccountCalls } from './transfer-accounts.ts';

export type SandboxApiNeeds = {
  secretKey: string;
  publicUrl: string;
  slowPaymentMs: number;
  now: () => Date;
  transactions: Transactions;
  notices: Notices;
  settlementFaults?: () => SettlementFaults;
  nextCall?: NextCall;
} & StoredCardNeeds &
  TransferAccountNeeds;

const FAULT_WORDS = {
  busy: { status: false, message: 'You have exceeded the number of requests allowed' },
  broken: { status: false, message: 'An unknown error has occurred' },
};

export function sandboxApi(app: FastifyInstance, needs: SandboxApiNeeds): void {
  const { transactions, now } = needs;

  app.addHook('onRequest', async (request) => {
    const header = request.headers.authorization;
    if (!header) throw new SandboxRefusal(401, 'No Authorization Header was found');
    if (!isSame(header, `Bearer ${needs.secretKey}`)) throw new SandboxRefusal(401, 'Invalid key');
  });
  playFaults(app, needs.nextCall ?? (() => 'none'), FAULT_WORDS);
  storedCardCalls(app, needs, { fieldsOf, readCharge });
  transferAccountCalls(app, needs, { fieldsOf, readCharge });

  app.post('/transaction/initialize', async (request) => {
    const order = readOrder(fieldsOf(request.body));
    if (transactions.findByReference(order.reference)) {
      throw new SandboxRefusal(400, 'Duplicate Transaction Reference');
    }
    const { accessCode, reference } = transactions.create({ ...order, createdAt: now().toISOString() });
    return accepted('Authorization URL created', {
      authorization_url: `${needs.publicUrl}/checkout/${accessCode}`,
      access_code: accessCode,
      reference,
    });
  });

  app.get<{ Params: { reference: string } }>('/transaction/verify/:reference', async (request) => {
    const transaction = transactions.findByReference(request.params.reference);
    if (!transaction) throw new SandboxRefusal(400, 'Transaction reference not found.');
    endIfOver(transaction, now());
    return accepted('Verification successful', transactionShape(transaction));
  });

  app.get<{ Params: { id: string } }>('/transaction/:id', async ({ params }) => {
    const transaction = transactions.list().find(({ id }) => String(id) === params.id);
    if (!transaction) throw new SandboxRefusal(404, 'Transaction not found');
    return accepted('Transaction retrieved', transactionShape(transaction));
  });

  moneyBackApi(app, needs);
  bankAccountCalls(app);
  settlementApi(app, needs);
}

function readCharge(fields: Fields) {
  return {
    email: readEmail(fields.email),
    amount: wholeAmount(fields.amount),
    currency: readCurrency(fields.currency ?? 'NGN'),
    reference: readReference(fields.reference ?? randomBytes(8).toString('hex')),
  };
}

function readOrder(fields: Fields) {
  return {
    ...readCharge(fields),
    callbackUrl: readCallback(fields.callback_url),
    metadata: fields.metadata,
  };
}

function readEmail(value: unknown): string {
  if (typeof value === 'string' && /^[^\s@]+@[^\s@]+$/.test(value)) return value;
  throw new SandboxRefusal(400, 'Invalid Email Address Passed');
}

function readCurrency(value: unknown): SandboxCurrency {
  if (value === 'NGN' || value === 'USD') return value;
  throw new SandboxRefusal(403, 'Currency not supported by merchant');
}

function readReference(value: unknown): string {
  if (typeof value === 'string' && /^[-.=A-Za-z0-9]{1,100}$/.test(value)) return value;
  throw new SandboxRefusal(400, 'Invalid character in transaction reference');
}

function readCallback(value: unknown): string {
  const url = typeof value === 'string' ? URL.parse(value) : null;
  if (url?.protocol === 'http:' || url?.protocol === 'https:') return url.href;
  throw new SandboxRefusal(400, 'Invalid callback URL');
}

function isSame(given: string, expected: string): boolean {
  return timingSafeEqual(digest(given), digest(expected));
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
