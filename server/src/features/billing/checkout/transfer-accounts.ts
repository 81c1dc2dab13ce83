// Asks the provider for the account of one attempt, and keeps it: it is that attempt’s alone, until it expires.
import { type Clock, later, MINUTE_MS } from '#platform/clock.ts';
import type { Database } from '#platform/database/connect.ts';
import { PaymentProviderError } from '#platform/ports/payment-provider.ts';
import type { PaymentProviders } from '#platform/ports/payment-providers.ts';
import * as attempts from './attempts.repository.ts';
import { saveAccount } from './transfer-accounts.repository.ts';

type Needs = { db: Database; clock: Clock; payments: PaymentProviders };

/** Long enough for a bank’s app on a slow network, and for a second look at the amount. */
const ACCOUNT_MS = 60 * MINUTE_MS;

export const makeAskAccount =
  ({ db, clock, payments }: Needs) =>
  async ({ id, provider, reference, amountMinor }: attempts.Attempt, email: string): Promise<void> => {
    const { accounts } = payments.of(provider);
    if (!accounts) throw new PaymentProviderError('refused', 'There are no accounts for transfers');
    const now = clock.now();
    const order = { reference, amountMinor, email, expiresAt: later(now, ACCOUNT_MS) };
    const { expiresAt, ...account } = await accounts.open(order);
    if (expiresAt <= now)
      throw new PaymentProviderError('unreachable', 'The account expired before it was given');
    await db.transaction(async (tx) => {
      if (!(await attempts.stepAttempt(tx, id, 'shown', { expiresAt }))) return;
      await saveAccount(tx, { attemptId: id, ...account, givenAt: now });
    });
  };
export type AskAccount = ReturnType<typeof makeAskAccount>;
