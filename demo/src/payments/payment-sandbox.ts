// The payment provider of the demonstration: plays Paystack over real HTTP, and moves no money.
import type { FastifyError, FastifyInstance } from 'fastify';
import type { NextCall } from '../practice/call-faults.ts';
import type { NoticeFate } from '../practice/notices.ts';
import { checkoutRoutes } from './checkout-routes.ts';
import { disputeUploads } from './money-back-api.ts';
import { openNotices } from './notices.ts';
import { sandboxApi } from './sandbox-api.ts';
import type { SettlementFaults } from './settlements.ts';
import { type ChargeFate, openStoredCards } from './stored-cards.ts';
import { openTransactions } from './transactions.ts';
import type { AccountFate } from './transfer-accounts.ts';
import { transferPages } from './transfer-page.ts';

export type PaymentSandboxOptions = {
  secretKey: string;
  // Absolute, with the prefix the plugin is registered under.
  publicUrl: string;
  webhookUrl: string;
  stateDir: string;
  now: () => Date;
  // Shortened by tests.
  slowPaymentMs?: number;
  retryDelaysMs?: readonly number[];
  nextCharge?: () => ChargeFate | undefined;
  nextAccount?: () => AccountFate;
  settlementFaults?: () => SettlementFaults;
  /** What goes wrong with the next call, and with the next notice. */
  nextCall?: NextCall;
  nextNotice?: () => NoticeFate;
  lateMs?: number;
};

const SLOW_PAYMENT_MS = 10_000;

export function paymentSandbox(app: FastifyInstance, options: PaymentSandboxOptions, done: () => void): void {
  const transactions = openTransactions(options.stateDir);
  const notices = openNotices(transactions, options);
  const cards = openStoredCards(options.stateDir);
  const { slowPaymentMs = SLOW_PAYMENT_MS } = options;

  // An outside party reads bodies its own way, whatever the server around it has set up.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'string' },
    app.getDefaultJsonParser('error', 'error'),
  );
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    async (_: unknown, body: string) => Object.fromEntries(new URLSearchParams(body)),
  );
  // The server around it refuses some calls before they arrive here, and says how in `status`.
  app.setErrorHandler<FastifyError & { status?: number }>((error, request, reply) => {
    const status = error.statusCode ?? error.status ?? 500;
    if (status >= 500) request.log.error(error);
    const message = status >= 500 ? 'An unknown error has occurred' : error.message;
    return reply.code(status).send({ status: false, message });
  });
  app.setNotFoundHandler((_, reply) => reply.code(404).send({ status: false, message: 'Route not found' }));

  app.register((calls, _, ready) => {
    sandboxApi(calls, { ...options, slowPaymentMs, transactions, notices, cards });
    ready();
  });
  app.register((uploads, _, ready) => {
    disputeUploads(uploads, { ...options, slowPaymentMs, transactions, notices });
    ready();
  });
  app.register((pages, _, ready) => {
    transferPages(pages, { transactions, notices, now: options.now });
    checkoutRoutes(pages, { transactions, notices, cards, slowPaymentMs, now: options.now });
    ready();
  });

  // Only once the server listens: the product that takes the notices may be this very server.
  app.addHook('onListen', async () => notices.resume());
  app.addHook('onClose', async () => notices.close());
  done();
}
