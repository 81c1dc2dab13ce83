// The account that transfers go to: the configured one, or one that nobody could mistake for real.
import type { BankAccount } from '@ijeuwa/contract/billing';

type Configured = { BANK_NAME?: string; BANK_ACCOUNT_NAME?: string; BANK_ACCOUNT_NUMBER?: string };

const DEMONSTRATION: BankAccount = {
  bankName: 'Demonstration Bank (not a real bank)',
  accountName: 'Ijeuwa demonstration: send no money',
  accountNumber: '0000000000',
  demonstration: true,
};

/** In production the configuration has already refused to start without the account. */
export const bankAccountOf = (given: Configured): BankAccount => {
  const { BANK_NAME, BANK_ACCOUNT_NAME, BANK_ACCOUNT_NUMBER } = given;
  if (!BANK_NAME || !BANK_ACCOUNT_NAME || !BANK_ACCOUNT_NUMBER) return DEMONSTRATION;
  return {
    bankName: BANK_NAME,
    accountName: BANK_ACCOUNT_NAME,
    accountNumber: BANK_ACCOUNT_NUMBER,
    demonstration: false,
  };
};
