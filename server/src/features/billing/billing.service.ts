// The billing room put together: packages, checkout, payments, what they give, and the ledger.
import type { BankAccount } from '@ijeuwa/contract/billing';
import type { Audit } from '#platform/audit.ts';
import type { Catalogue } from '#platform/catalogue.ts';
import type { Clock } from '#platform/clock.ts';
import type { ListColleagues } from '#platform/colleagues.ts';
import type { Database } from '#platform/database/connect.ts';
import { makeDueAlarm } from '#platform/due-alarm.ts';
import type { Limits } from '#platform/limits.ts';
import type { Live } from '#platform/live.ts';
import type { FindZone } from '#platform/mail-words.ts';
import type { MemberChanged, PackageTakenBack } from '#platform/member-changed.ts';
import type { Notify, StandingNotices } from '#platform/notify.ts';
import type { PaymentProviders } from '#platform/ports/payment-providers.ts';
import type { Sealing } from '#platform/sealing.ts';
import { makeAgreementRoom } from './agreements/agreements.room.ts';
import { findOldEnd } from './agreements/renewals.repository.ts';
import { makeBooks } from './books/books.service.ts';
import { makeDayCloses } from './books/day-close.service.ts';
import { makeReasons } from './books/reasons.service.ts';
import { makeDowngrades } from './changes/downgrades.service.ts';
import { makeListUpgrades } from './changes/list-upgrades.ts';
import { makeTakingBack } from './changes/taking-back.ts';
import { makeUpgrades } from './changes/upgrades.service.ts';
import { makeUpgrading } from './changes/upgrading.ts';
import { makeBuyers } from './checkout/buyers.ts';
import { makeCheckout } from './checkout/checkout.service.ts';
import { makeGivingUp } from './checkout/giving-up.ts';
import type { ReviewHoursOf } from './checkout/order-view.ts';
import { makeIsPaidByCharge } from './checkout/paid-by-charge.ts';
import { makePayPages } from './checkout/pay-page.service.ts';
import { makePlacing } from './checkout/placing.service.ts';
import { makeQuotes } from './checkout/quotes.service.ts';
import { makeAskAccount } from './checkout/transfer-accounts.ts';
import { makeCodes } from './codes/codes.service.ts';
import { makeHadBefore } from './codes/had-before.ts';
import { makeCredit } from './credit/credit.service.ts';
import { makeLosingCredit } from './credit/losing-credit.ts';
import { makeSpending } from './credit/spending.ts';
import { makeChargeback } from './disputes/chargeback.ts';
import { makeDisputes } from './disputes/disputes.service.ts';
import { makeLosing } from './disputes/losing.ts';
import { makeLoseAtBank } from './disputes/losing-at-bank.ts';
import { makeAddDays } from './free-days/add-days.ts';
import { type FindActivity, type GiveReport, makeGuarantee } from './free-days/guarantee.service.ts';
import { makeLostDays } from './free-days/lost-days.service.ts';
import { makeEnds } from './grants/ends.service.ts';
import { makeGrants } from './grants/grants.service.ts';
import type { FindEntitlement } from './grants/trial.ts';
import { makeInvoices } from './invoices/invoices.service.ts';
import { makeCatchUp } from './ledger/catching-up.ts';
import { makeEarning } from './ledger/earning.service.ts';
import { makeLedger } from './ledger/ledger.service.ts';
import { makeTrialBalance } from './ledger/trial-balance.service.ts';
import { makeGivePackage } from './packages/give-package.ts';
import type { ComparePackages, ListUnknownFeatures } from './packages/packages.kind.ts';
import { makePackages } from './packages/packages.service.ts';
import { makeSample } from './packages/sample.service.ts';
import { makePayRequests } from './pay-requests/pay-requests.service.ts';
import type { Fulfils } from './payments/fulfil.ts';
import { makeJudgeBack } from './payments/judging-back.ts';
import { makeNeverCame } from './payments/never-came.ts';
import { makeNeverSeen } from './payments/never-seen.ts';
import { makeNotFound } from './payments/not-found.ts';
import { oddMoney } from './payments/odd-clock.ts';
import { makeOddPayments } from './payments/odd-payments.service.ts';
import { makePayments } from './payments/payments.service.ts';
import { makeHearRejected } from './payments/rejected.ts';
import { makeSettlement } from './payments/settlement.service.ts';
import { waitingTransfers } from './payments/transfer-clock.ts';
import { makeTransfers } from './payments/transfers.service.ts';
import { makeUnidentified } from './payments/unidentified.ts';
import { makeRefundAccounts, type OwnerProof } from './refunds/accounts.service.ts';
import { makeAskingBack } from './refunds/asking-back.ts';
import { makeGivingBack } from './refunds/giving-back.ts';
import { makeGoneThere } from './refunds/gone-there.ts';
import { waitingRefunds } from './refunds/refund-clock.ts';
import { makeRefunds } from './refunds/refunds.service.ts';
import { makePaidWhileRefused, makeRefusedProfile } from './refunds/refused-profile.ts';
import { makeSending } from './refunds/sending.service.ts';
import { makeUsed } from './refunds/used.service.ts';
import { makeLetGo } from './refunds/words-of-before.ts';
import { makeAnswerMoney } from './rest/answer-money.ts';
import { makeRest } from './rest/rest.service.ts';
import { makeServices } from './services/services.service.ts';
import { openDifferences } from './settlements/difference-clock.ts';
import { makeSettlementReading } from './settlements/reading.service.ts';
import { makeSettlements } from './settlements/settlements.service.ts';
import { makeOfNobody } from './statements/of-nobody.ts';
import { openLines } from './statements/open-lines.clock.ts';
import { makeStatements } from './statements/statements.service.ts';
import { linesTakenBack } from './statements/taken-back.clock.ts';
import { makeListWaiting } from './statements/waiting-transfers.ts';
import { makeTimelines } from './timeline/timeline.service.ts';

export type BillingNeeds = {
  db: Database;
  clock: Clock;
  sealing: Sealing;
  limits: Limits;
  live: Live;
  notify: Notify;
  standing: Pick<StandingNotices, 'outdate'>;
  audit: Audit;
  listColleagues: ListColleagues;
  catalogue: Catalogue;
  listUnknownFeatures: ListUnknownFeatures;
  comparePackages: ComparePackages;
  reviewHoursOf: ReviewHoursOf;
  payments: PaymentProviders;
  publicUrl: string;
  demo: boolean;
  payerEmail: string;
  bank: BankAccount;
  twoStaffAboveNaira: number;
  seenWithinWorkingDays: number;
  statementConfirmsUpToNaira: number;
  findEntitlement: FindEntitlement;
  memberChanged: MemberChanged;
  packageTakenBack: PackageTakenBack;
  findZone: FindZone;
  findActivity: FindActivity;
  giveReport: GiveReport;
  ownerProof: OwnerProof;
  onError: (error: unknown) => void;
};

export const makeBilling = (needs: BillingNeeds) => {
  const buyers = makeBuyers(needs);
  const hadBefore = makeHadBefore(needs);
  const codes = makeCodes({ ...needs, hadBefore });
  const ledger = makeLedger(needs);
  const catchUp = makeCatchUp({ ...needs, ledger });
  const grants = makeGrants({ ...needs, codes, hadBefore, catchUp });
  const askingBack = makeAskingBack(needs);
  const services = makeServices({ ...needs, askingBack });
  const fulfils: Fulfils = {
    package: makeGivePackage({ ...needs, grants, findOldEnd }),
    ...services.fulfils,
  };
  const invoices = makeInvoices({ ...needs, buyers });
  const addDays = makeAddDays({ ...needs, grants });
  const guarantee = makeGuarantee({ ...needs, addDays });
  const { agreements, makeRenewing, ...renewal } = makeAgreementRoom({
    ...needs,
    grants,
    buyers,
    hasMetGuarantee: guarantee.hasMet,
    giveGuarantee: guarantee.giveIfMet,
  });
  const upgrades = makeUpgrades(needs);
  const upgrading = makeUpgrading({ ...needs, ledger, upgrades });
  const { takeServiceBack } = services;
  const { afterMoneyBack } = renewal;
  const takeBack = makeTakingBack({ ...needs, ledger, catchUp, grants, takeServiceBack, afterMoneyBack });
  const asking = { askingBack, endAgreement: agreements.endOf };
  const settlement = makeSettlement({
    ...needs,
    ledger,
    fulfils,
    codes,
    upgrading,
    spending: makeSpending({ ...needs, ledger }),
    // Invoices last: whoever takes a number is waited for by everybody who settles.
    afterSettling: [
      codes.afterSettling,
      upgrading.afterSettling,
      renewal.afterSettling,
      makePaidWhileRefused(asking),
      invoices.afterSettling,
    ],
    settled: invoices.nudge,
    answerMoney: makeAnswerMoney(needs),
  });
  const givingBack = makeGivingBack({ ...needs, ledger, takeBack, afterRefund: [invoices.creditNote] });
  const refundAccounts = makeRefundAccounts({ ...needs, buyers });
  const chargeback = makeChargeback({
    ...needs,
    ledger,
    takeBack,
    takenByBank: givingBack.takenByBank,
    askingBack,
    creditNote: invoices.creditNote,
  });
  const credit = makeCredit({ ...needs, ledger });
  const loseCredit = makeLosingCredit({ ...needs, ledger, chargeback, giveBackAll: credit.giveBackAll });
  const lose = makeLosing({ ...needs, ledger, chargeback, loseCredit });
  const disputes = makeDisputes({ ...needs, buyers, chargeback, askingBack });
  const bookGone = makeGoneThere({ ...needs, givingBack, lose });
  const refunding = makeSending({ ...needs, givingBack, bookGone });
  const unidentified = makeUnidentified({ ...needs, ledger });
  const judgeBack = makeJudgeBack({
    ...needs,
    lookAtRefunds: refunding.lookAt,
    hearDispute: disputes.hear,
    unidentified,
  });
  const heard = { judgeBack, unidentified, hearRejected: makeHearRejected(needs) };
  const transferNotFound = makeNotFound(needs);
  const { tellExpired } = transferNotFound;
  const payments = makePayments({ ...needs, settlement, tellExpired, ...heard });
  const { askProvider } = payments;
  const givingUp = makeGivingUp({ ...needs, askUnanswered: payments.askBeforeCancel });
  const { expectUnpaid } = givingUp;
  const transfers = makeTransfers({ ...needs, settlement, buyers });
  const packages = makePackages(needs);
  const payPages = makePayPages({ ...needs, askAccount: makeAskAccount(needs) });
  const { awaitCharges } = agreements;
  const isPaidByCharge = makeIsPaidByCharge({ ...needs, awaitCharges, askProvider });
  const placing = makePlacing({ ...needs, buyers, codes, upgrades, settlement });
  const downgrades = makeDowngrades({ ...needs, find: agreements.find });
  const checkout = makeCheckout({
    ...needs,
    payPages,
    placing,
    grants,
    askProvider,
    refuseWhilePaid: givingUp.refuseWhilePaid,
    agree: agreements.agree,
    decline: agreements.decline,
    forgetCards: renewal.forgetCards,
    isPaidByCharge,
  });
  const refused = { ...needs, ...asking, endOpen: checkout.endOpen };
  return {
    /** Once nothing is done behind an answer: notices first, which may have papers made. */
    async idle(): Promise<void> {
      await payments.idle();
      await invoices.idle();
    },
    guarantee,
    lostDays: makeLostDays({ ...needs, addDays }),
    downgrades,
    listUpgrades: makeListUpgrades({ ...needs, upgrades, listPackages: packages.list }),
    packages,
    sample: makeSample({ ...needs, packages }),
    quotes: makeQuotes({ ...needs, grants, codes, upgrades }),
    checkout,
    memberChanged: makeRefusedProfile(refused),
    letGo: makeLetGo(needs),
    credit,
    agreements,
    renewal,
    renewing: makeRenewing(payments.askProvider),
    payments,
    rest: makeRest({ ...needs, settlement, waitsForBank: payments.waitsForBank }),
    payRequests: makePayRequests({ ...needs, payPages, placing, askProvider, isPaidByCharge }),
    timelines: makeTimelines({ ...needs, buyers }),
    unidentified,
    transfers,
    transferNotFound,
    oddPayments: makeOddPayments({ ...needs, buyers }),
    neverSeen: makeNeverSeen(needs),
    neverCame: makeNeverCame({ ...needs, lose }),
    refunds: makeRefunds({ ...needs, buyers, givingBack, sending: refunding, accounts: refundAccounts }),
    refundAccounts,
    used: makeUsed({ ...needs, usedOfService: services.usedOf }),
    refunding,
    alarms: {
      transfers: makeDueAlarm(needs, waitingTransfers),
      refunds: makeDueAlarm(needs, waitingRefunds),
      takenBack: makeDueAlarm(needs, linesTakenBack),
      openLines: makeDueAlarm(needs, openLines),
      oddMoney: makeDueAlarm(needs, oddMoney),
      differences: makeDueAlarm(needs, openDifferences),
    },
    disputes,
    statements: makeStatements({
      ...needs,
      ofNobody: makeOfNobody(needs),
      listWaiting: makeListWaiting({ ...needs, buyers }),
      confirmTransfer: transfers.confirm,
      confirmMore: transfers.confirmMore,
      withdrawWords: transfers.withdraw,
      loseAtBank: makeLoseAtBank({ lose }),
    }),
    books: makeBooks({ ...needs, ledger, buyers }),
    dayCloses: makeDayCloses(needs),
    reasons: makeReasons({ ...needs, buyers }),
    settlements: makeSettlements(needs),
    settlementReading: makeSettlementReading({ ...needs, ledger }),
    ledger,
    earning: makeEarning({ ...needs, ledger }),
    trialBalance: makeTrialBalance({ ...needs, ledger }),
    services: { ...services.sold, expectUnpaid },
    serviceUpkeep: services.upkeep,
    askingBack,
    grants,
    ends: makeEnds(needs),
    buyers,
    codes,
    hadBefore,
    invoices,
  };
};
export type Billing = ReturnType<typeof makeBilling>;
