// All practice payments: one file each, so that a payment and its waiting notices are saved in one stroke.
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { listStates, readState, writeState } from '../practice/state-files.ts';
import { numericId, type Transaction } from './transaction.ts';

export type NewTransaction = Pick<
  Transaction,
  'reference' | 'amount' | 'currency' | 'email' | 'callbackUrl' | 'metadata' | 'createdAt'
>;

export type Transactions = ReturnType<typeof openTransactions>;

export function openTransactions(stateDir: string) {
  const folder = join(stateDir, 'transactions');
  const byReference = new Map<string, Transaction>();
  const byAccessCode = new Map<string, Transaction>();

  function remember(transaction: Transaction): void {
    byReference.set(transaction.reference, transaction);
    byAccessCode.set(transaction.accessCode, transaction);
  }

  for (const path of listStates(folder)) {
    const stored = readState<Transaction>(path);
    if (stored) remember(stored);
  }

  function save(transaction: Transaction): void {
    writeState(join(folder, `${transaction.accessCode}.json`), transaction);
  }

  return {
    save,
    list: (): Transaction[] => [...byReference.values()],
    findByReference: (reference: string): Transaction | undefined => byReference.get(reference),
    findByAccessCode: (accessCode: string): Transaction | undefined => byAccessCode.get(accessCode),

    create(order: NewTransaction): Transaction {
      const transaction: Transaction = {
        ...order,
        id: numericId(),
        accessCode: randomBytes(12).toString('hex'),
        status: 'abandoned',
        gatewayResponse: 'The transaction was not completed',
        refunds: [],
        notices: [],
      };
      save(transaction);
      remember(transaction);
      return transaction;
    },
  };
}
