// Gets the provider's page for an attempt, or its account for a transfer: each is sent once, however often and from
// wherever it is asked for.
import { setTimeout as pause } from 'node:timers/promises';
import { AppError } from '#platform/app-error.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database, Queryable } from '#platform/database/connect.ts';
import { PaymentProviderError } from '#platform/ports/payment-provider.ts';
import type { PaymentProviders } from '#platform/ports/payment-providers.ts';
import * as attempts from './attempts.repository.ts';
import type { PayMethod } from './orders.rules.ts';
import type { AskAccount } from './transfer-accounts.ts';

export type PayPageNeeds = {
  db: Database;
  clock: Clock;
  payments: PaymentProviders;
  publicUrl: string;
  askAccount: AskAccount;
  onError: (error: unknown) => void;
};

/** `email`: of whoever pays; `returnPath`: a path of ours, with what follows it. */
export type PayPageAsk = {
  attemptId: string;
  email: string;
  returnPath: string;
  /** Refuses a page, or an account of the provider’s, to whoever has had many; asked once, before it is opened. */
  mayBegin?: (method: PayMethod) => Promise<void>;
  /** What holds from the moment at which its page is there, in one transaction with that; where none opens, nothing of it. */
  opened?: (tx: Queryable) => Promise<void>;
};

const PROVIDER_WAIT_S = 5;
const LOOKS = 50;
const BETWEEN_LOOKS_MS = 200;

const NOT_REACHED = {
  page: 'The payment page cannot be reached right now. Nothing was charged. Please try again in a moment.',
  account:
    'Our payment provider gives no account right now. Nothing was charged. Please try again in a moment, or pay to our own account.',
};

const away = (method: PayMethod) =>
  new AppError(
    'unavailable',
    method === 'transfer_account' ? NOT_REACHED.account : NOT_REACHED.page,
    undefined,
    PROVIDER_WAIT_S,
  );

export const makePayPages = ({ db, clock, payments, publicUrl, askAccount, onError }: PayPageNeeds) => {
  const beginning = new Map<string, Promise<void>>();

  const askPage = async (
    attempt: attempts.Attempt,
    { email, returnPath, opened }: PayPageAsk,
  ): Promise<void> => {
    const { pageUrl, providerRef } = await payments.of(attempt.provider).begin({
      reference: attempt.reference,
      amountMinor: attempt.amountMinor,
      currency: attempt.currency,
      email,
      returnUrl: `${publicUrl}${returnPath}`,
    });
    await db.transaction(async (tx) => {
      await opened?.(tx);
      await attempts.stepAttempt(tx, attempt.id, 'shown', { pageUrl, providerRef });
    });
  };

  /** A call whose answer was lost leaves the reference taken at the provider: it is never sent again, but asked about. */
  const send = async (attempt: attempts.Attempt, ask: PayPageAsk): Promise<void> => {
    try {
      if (attempt.method === 'transfer_account') await askAccount(attempt, ask.email);
      else await askPage(attempt, ask);
    } catch (error) {
      if (!(error instanceof PaymentProviderError)) throw error;
      onError(error);
      await attempts.stepAttempt(db, attempt.id, error.reason === 'refused' ? 'refused' : 'lost');
      throw away(attempt.method);
    }
  };

  /** Another process is asking for the page of this attempt. */
  const awaitOther = async ({ id, method }: attempts.Attempt): Promise<void> => {
    for (let looked = 0; looked < LOOKS; looked++) {
      if ((await attempts.findAttempt(db, id))?.status !== 'created') return;
      await pause(BETWEEN_LOOKS_MS);
    }
    throw away(method);
  };

  const begin = async (ask: PayPageAsk): Promise<void> => {
    const attempt = await attempts.findAttempt(db, ask.attemptId);
    if (attempt?.status !== 'created') return;
    await ask.mayBegin?.(attempt.method);
    if (await attempts.claimSending(db, attempt.id, clock.now())) await send(attempt, ask);
    else await awaitOther(attempt);
  };

  return {
    /** Two calls of one member at once wait for the same page. */
    async open(ask: PayPageAsk): Promise<void> {
      const running = beginning.get(ask.attemptId) ?? begin(ask);
      beginning.set(ask.attemptId, running);
      try {
        await running;
      } finally {
        beginning.delete(ask.attemptId);
      }
    },
  };
};
export type PayPages = ReturnType<typeof makePayPages>;
