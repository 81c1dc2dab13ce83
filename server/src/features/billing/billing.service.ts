// The billing room put together: packages, checkout, payments, what they give, and the ledger.
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
import { makeAgreementRoom } from './agreements/agreements.room.ts';
import { findOldEnd } from './agreements/renewals.repository.ts';
import { makeBuyers } from './checkout/buyers.ts';
import { makeCardPages } from './checkout/card-page.service.ts';
import { makeCheckout } from './checkout/checkout.service.ts';
import type { ReviewHoursOf } from './checkout/order-view.ts';
import { makePlacing } from './checkout/placing.service.ts';
import { makeQuotes } from './checkout/quotes.service.ts';
import { type FindEntitlement, makeGrants } from './grants/grants.service.ts';
import { makeEarning } from './ledger/earning.service.ts';
import { makeLedger } from './ledger/ledger.service.ts';
import { makeTrialBalance } from './ledger/trial-balance.service.ts';
import { makeGivePackage } from './packages/give-package.ts';
import type { ComparePackages, ListUnknownFeatures } from './packages/packages.kind.ts';
import { makePackages } from './packages/packages.service.ts';
import type { Fulfils } from './payments/fulfil.ts';
import { makeOddPayments } from './payments/odd-payments.service.ts';
import { makePayments } from './payments/payments.service.ts';
import { makeSettlement } from './payments/settlement.service.ts';
import { makeTransfers } from './payments/transfers.service.ts';
import { makeStatements } from './statements/statements.service.ts';
import { makeListWaiting } from './statements/waiting-transfers.ts';

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
  const grants = makeGrants(needs);
  const fulfils: Fulfils = { package: makeGivePackage({ ...needs, grants, findOldEnd }) };
  const ledger = makeLedger(needs);
  const { agreements, makeRenewing, ...renewal } = makeAgreementRoom({ ...needs, grants, buyers });
  const afterSettling = [renewal.afterSettling];
  const settlement = makeSettlement({ ...needs, ledger, fulfils, afterSettling });
  const payments = makePayments({ ...needs, settlement });
  const transfers = makeTransfers({ ...needs, settlement, buyers });
  return {
    packages: makePackages(needs),
    quotes: makeQuotes({ ...needs, grants }),
    checkout: makeCheckout({
      ...needs,
      cardPages: makeCardPages(needs),
      placing: makePlacing({ ...needs, buyers }),
      askProvider: payments.askProvider,
      agree: agreements.agree,
    }),
    agreements,
    renewal,
    renewing: makeRenewing(payments.askProvider),
    payments,
    transfers,
    oddPayments: makeOddPayments({ ...needs, settlement }),
    statements: makeStatements({
      ...needs,
      listWaiting: makeListWaiting({ ...needs, buyers }),
      confirmTransfer: transfers.confirm,
    }),
    ledger,
    earning: makeEarning({ ...needs, ledger }),
    trialBalance: makeTrialBalance({ ...needs, ledger }),
    grants,
    buyers,
  };
};
export type Billing = ReturnType<typeof makeBilling>;
