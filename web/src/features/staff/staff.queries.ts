// What the back office asks of the server; a queue is asked again while somebody looks at it.
import {
  confirmTransfer,
  decideReview,
  listAudit,
  listOddPayments,
  listReviews,
  listTransfers,
  logOutStaff,
  recordRefund,
} from '@ijeuwa/contract/staff';
import { paths } from '#platform/paths.ts';
import { useChange, useRead } from '#platform/queries.ts';

// Each look at a queue is an entry of the audit: an open screen looks again every five minutes.
const LIVE = { refetchInterval: 300_000 };

export const useTransfers = () => useRead(listTransfers, {}, LIVE);
export const useOddPayments = () => useRead(listOddPayments, {}, LIVE);
export const useConfirmTransfer = () =>
  useChange(confirmTransfer, { renews: [listTransfers, listOddPayments] });
export const useRecordRefund = () => useChange(recordRefund, { renews: [listOddPayments] });

export const useReviews = () => useRead(listReviews, {}, LIVE);
export const useDecideReview = () => useChange(decideReview, { renews: [listReviews] });

export const useAudit = () => useRead(listAudit, {}, LIVE);

/** A fresh page: nothing of what was read stays in memory for whoever sits down next. */
export const useLogOutStaff = () =>
  useChange(logOutStaff, { onDone: () => window.location.assign(paths.staff) });
