// What the back office asks of the server; a queue is asked again while somebody looks at it.

import { confirmTransfer, listOddPayments, listTransfers, recordRefund } from '@ijeuwa/contract/billing';
import { changePackagePrice, listPackageVersions } from '@ijeuwa/contract/prices';
import { decideReview, listReviews } from '@ijeuwa/contract/reviews';
import { decideReports, listReports, readReports } from '@ijeuwa/contract/safety';
import { listAudit, logOutStaff } from '@ijeuwa/contract/staff';
import {
  answerEnquiry,
  closeEnquiry,
  listEnquiries,
  readEnquiry,
  reopenEnquiry,
} from '@ijeuwa/contract/support';
import { paths } from '#platform/paths.ts';
import { useChange, useRead } from '#platform/queries.ts';

// An open screen looks again every five minutes; the audit counts the same queue once an hour.
const LIVE = { refetchInterval: 300_000 };

export const useTransfers = (reference: string | undefined) =>
  useRead(listTransfers, { query: reference ? { reference } : {} }, LIVE);
export const useOddPayments = () => useRead(listOddPayments, {}, LIVE);
export const useConfirmTransfer = () =>
  useChange(confirmTransfer, { renews: [listTransfers, listOddPayments] });
export const useRecordRefund = () => useChange(recordRefund, { renews: [listOddPayments] });

export const useReviews = () => useRead(listReviews, {}, LIVE);
export const useDecideReview = () => useChange(decideReview, { renews: [listReviews] });

export const useReports = () => useRead(listReports, {}, LIVE);
export const useReportCase = (id: string) => useRead(readReports, { params: { id } });
export const useDecideReports = () => useChange(decideReports, { renews: [listReports, readReports] });

export const useEnquiries = (after: string | undefined) =>
  useRead(listEnquiries, { query: after ? { after } : {} }, LIVE);
export const useEnquiry = (id: string) => useRead(readEnquiry, { params: { id } });
const MADE_OLD = { renews: [listEnquiries, readEnquiry] };
export const useAnswerEnquiry = () => useChange(answerEnquiry, MADE_OLD);
export const useCloseEnquiry = () => useChange(closeEnquiry, MADE_OLD);
export const useReopenEnquiry = () => useChange(reopenEnquiry, MADE_OLD);

export const usePackageVersions = () => useRead(listPackageVersions, {}, LIVE);
export const useChangePrice = () => useChange(changePackagePrice, { renews: [listPackageVersions] });

export const useAudit = () => useRead(listAudit, {}, LIVE);

/** A fresh page: nothing of what was read stays in memory for whoever sits down next. */
export const useLogOutStaff = () =>
  useChange(logOutStaff, { onDone: () => window.location.assign(paths.staff) });
