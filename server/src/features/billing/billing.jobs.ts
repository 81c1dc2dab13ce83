// What the billing room does on a timetable.
import type { Job } from '#platform/jobs.ts';
import type { Billing } from './billing.service.ts';

const EACH_MINUTE = '* * * * *';

export const billingJobs = ({
  quotes,
  hadBefore,
  payments,
  unidentified,
  ends,
  earning,
  trialBalance,
  invoices,
  rest,
  refunding,
  refundAccounts,
  disputes,
  renewal,
  renewing,
  settlementReading,
  serviceUpkeep,
  alarms,
  guarantee,
}: Billing): Job[] => [
  { name: 'billing-handle-notices', cron: EACH_MINUTE, run: () => payments.handleWaiting() },
  { name: 'billing-ask-provider', cron: EACH_MINUTE, run: () => payments.sweep() },
  { name: 'billing-expire-orders', cron: EACH_MINUTE, run: () => payments.expireOrders() },
  { name: 'billing-notice-ends', cron: EACH_MINUTE, run: () => ends.noticeEnds() },
  // Ten minutes past midnight in Lagos.
  { name: 'billing-earn-income', cron: '10 23 * * *', run: () => earning.earn() },
  { name: 'billing-trial-balance', cron: '40 23 * * *', run: () => trialBalance.check() },
  { name: 'billing-read-settlements', cron: '35 * * * *', run: () => settlementReading.read() },
  { name: 'billing-make-invoices', cron: EACH_MINUTE, run: () => invoices.makeWaiting() },
  { name: 'billing-issue-late', cron: '25 * * * *', run: () => invoices.issueLate() },
  { name: 'billing-send-refunds', cron: EACH_MINUTE, run: () => refunding.sweep() },
  { name: 'billing-remind-of-accounts', cron: '40 * * * *', run: () => refundAccounts.remind() },
  { name: 'billing-alarm-refunds', cron: EACH_MINUTE, run: () => alarms.refunds.sound() },
  { name: 'billing-alarm-transfers', cron: EACH_MINUTE, run: () => alarms.transfers.sound() },
  { name: 'billing-alarm-taken-back', cron: EACH_MINUTE, run: () => alarms.takenBack.sound() },
  { name: 'billing-look-at-unidentified', cron: '50 * * * *', run: () => unidentified.lookAtAll() },
  { name: 'billing-disputes', cron: '*/10 * * * *', run: () => disputes.sweep() },
  { name: 'billing-forget-quotes', cron: '55 3 * * *', run: () => quotes.forgetOld() },
  { name: 'billing-forget-offers-had', cron: '57 3 * * *', run: () => hadBefore.forgetOld() },
  { name: 'billing-cancel-withdrawn', cron: EACH_MINUTE, run: () => serviceUpkeep.cancelWithdrawn() },
  { name: 'billing-ask-services-back', cron: EACH_MINUTE, run: () => serviceUpkeep.askBackWaiting() },
  { name: 'billing-give-up-rests', cron: EACH_MINUTE, run: () => rest.giveUpLate() },
  { name: 'billing-remind-of-rests', cron: '*/15 * * * *', run: () => rest.remindOfRests() },
  { name: 'billing-give-guarantees', cron: '*/10 * * * *', run: () => guarantee.giveBeforeRenewals() },
  // A quarter past five in Lagos.
  { name: 'billing-tell-guarantees', cron: '15 4 * * *', run: () => guarantee.tellWhoMet() },
  { name: 'billing-renew', cron: EACH_MINUTE, run: () => renewing.renew() },
  { name: 'billing-end-pauses', cron: EACH_MINUTE, run: () => renewal.pausing.endOver() },
  { name: 'billing-forget-cards', cron: EACH_MINUTE, run: () => renewal.forgetCards() },
  { name: 'billing-remind-of-renewal', cron: '20 * * * *', run: () => renewal.reminders.remind() },
];
