// The billing room put together: packages, checkout, payments and running subscriptions.
import type { BankAccount } from '@ijeuwa/contract/billing';
import type { Audit } from '#platform/audit.ts';
import type { Catalogue } from '#platform/catalogue.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database } from '#platform/database/connect.ts';
import type { Limits } from '#platform/limits.ts';
import type { Live } from '#platform/live.ts';
import type { FindZone } from '#platform/mail-words.ts';
import type { MemberChanged } from '#platform/member-changed.ts';
import type { Notify } from '#platform/notify.ts';
import type { PaymentProvider } from '#platform/ports/payment-provider.ts';
import type { Sealing } from '#platform/sealing.ts';
import { makeBuyers } from './checkout/buyers.ts';
import { makeCardPages } from './checkout/card-page.service.ts';
import { makeCheckout, type ReviewHoursOf } from './checkout/checkout.service.ts';
import type { ComparePackages, ListUnknownFeatures } from './packages/packages.kind.ts';
import { makePackages } from './packages/packages.service.ts';
import { makePayments } from './payments/payments.service.ts';
import { makeSettlement } from './payments/settlement.service.ts';
import { makeTransfers } from './payments/transfers.service.ts';
import { makeStatements } from './statements/statements.service.ts';
import { makeListWaiting } from './statements/waiting-transfers.ts';
import { type FindEntitlement, makeSubscriptions } from './subscriptions/subscriptions.service.ts';

export type BillingNeeds = {
  db: Database;
  clock: Clock;
  sealing: Sealing;
  limits: Limits;
  live: Live;
  notify: Notify;
  audit: Audit;
  catalogue: Catalogue;
  listUnknownFeatures: ListUnknownFeatures;
  comparePackages: ComparePackages;
  reviewHoursOf: ReviewHoursOf;
  payments: PaymentProvider;
  publicUrl: string;
  bank: BankAccount;
  twoStaffAboveNaira: number;
  statementConfirmsUpToNaira: number;
  findEntitlement: FindEntitlement;
  memberChanged: MemberChanged;
  findZone: FindZone;
  onError: (error: unknown) => void;
};

export const makeBilling = (needs: BillingNeeds) => {
  const buyers = makeBuyers(needs);
  const settlement = makeSettlement(needs);
  const payments = makePayments({ ...needs, settlement });
  const transfers = makeTransfers({ ...needs, settlement, buyers });
  return {
    packages: makePackages(needs),
    checkout: makeCheckout({
      ...needs,
      buyers,
      cardPages: makeCardPages(needs),
      askProvider: payments.askProvider,
    }),
    payments,
    transfers,
    statements: makeStatements({
      ...needs,
      listWaiting: makeListWaiting({ ...needs, buyers }),
      confirmTransfer: transfers.confirm,
    }),
    subscriptions: makeSubscriptions(needs),
    buyers,
  };
};
export type Billing = ReturnType<typeof makeBilling>;
