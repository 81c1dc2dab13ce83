// What the billing room does on a timetable.
import type { Job } from '#platform/jobs.ts';
import type { Billing } from './billing.service.ts';

const EACH_MINUTE = '* * * * *';

export const billingJobs = ({ checkout, payments, grants }: Billing): Job[] => [
  { name: 'billing-handle-notices', cron: EACH_MINUTE, run: () => payments.handleWaiting() },
  { name: 'billing-ask-provider', cron: EACH_MINUTE, run: () => payments.sweep() },
  { name: 'billing-expire-orders', cron: EACH_MINUTE, run: () => payments.expireOrders() },
  { name: 'billing-notice-ends', cron: EACH_MINUTE, run: () => grants.noticeEnds() },
  { name: 'billing-forget-quotes', cron: '55 3 * * *', run: () => checkout.forgetOldQuotes() },
];
