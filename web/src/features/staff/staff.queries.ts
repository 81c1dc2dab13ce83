// What the back office asks of the server; a queue is asked again when it has changed, and while somebody looks at it.

import * as books from '@ijeuwa/contract/books';
import { findDayClose } from '@ijeuwa/contract/day-close';
import { listDayFigures } from '@ijeuwa/contract/day-figures';
import { listDisputes } from '@ijeuwa/contract/disputes';
import type { Currency } from '@ijeuwa/contract/fields';
import { listChatAnswers, listLiveChats, listReadyAnswers, readLiveChat } from '@ijeuwa/contract/live-chat';
import { listPackageEntries } from '@ijeuwa/contract/packages';
import type { Provider } from '@ijeuwa/contract/payment-words';
import { listPlanning, readPlanning } from '@ijeuwa/contract/planning';
import { listRefunds } from '@ijeuwa/contract/refunds';
import { listReviews } from '@ijeuwa/contract/reviews';
import { listReports, readReports } from '@ijeuwa/contract/safety';
import { findServed } from '@ijeuwa/contract/served';
import { listSettlements } from '@ijeuwa/contract/settlements';
import { changeOnCall, findOnCall, listAudit, listStaff, logOutStaff } from '@ijeuwa/contract/staff';
import { listAgreements } from '@ijeuwa/contract/staff-agreements';
import { listVipCases, readVipCase } from '@ijeuwa/contract/staff-vip';
import { listStatementLines } from '@ijeuwa/contract/statements';
import { listEnquiries, readEnquiry } from '@ijeuwa/contract/support';
import { listAssessments, readAssessment } from '@ijeuwa/contract/therapy';
import { listOddPayments, listTransfers } from '@ijeuwa/contract/transfers';
import { paths } from '#platform/paths.ts';
import { useChange, useRead } from '#platform/queries.ts';

// The net below what the socket tells (WorkUpdates.tsx): every five minutes; the audit counts the same queue once an hour.
const LIVE = { refetchInterval: 300_000 };

export const useTransfers = (reference: string | undefined) =>
  useRead(listTransfers, { query: reference ? { reference } : {} }, LIVE);
export const useOddPayments = (reference: string | undefined) =>
  useRead(listOddPayments, { query: reference ? { reference } : {} }, LIVE);

export const useRefunds = (reference: string | undefined) =>
  useRead(listRefunds, { query: reference ? { reference } : {} }, LIVE);
export const useDisputes = (reference: string | undefined) =>
  useRead(listDisputes, { query: reference ? { reference } : {} }, LIVE);

export type Way = { provider: Provider; currency: Currency };
export const useCameMoney = (day: string | undefined, after: string | undefined, way: Way | undefined) =>
  useRead(books.listCameMoney, { query: { ...(day && { day }), ...way, ...(after && { after }) } }, LIVE);
export const useUnmatched = (after: string | undefined) =>
  useRead(books.listUnmatched, { query: after ? { after } : {} }, LIVE);
export const useSettlements = (after: string | undefined) =>
  useRead(listSettlements, { query: after ? { after } : {} }, LIVE);
export const useDayClose = (day: string | undefined) =>
  useRead(findDayClose, { query: day ? { day } : {} }, LIVE);
export const useAgreements = (
  reference: string | undefined,
  member: string | undefined,
  after: string | undefined,
) =>
  useRead(
    listAgreements,
    { query: { ...(reference && { reference }), ...(member && { member }), ...(after && { after }) } },
    LIVE,
  );
export const useOwed = () => useRead(books.findOwed, {}, LIVE);

export const useStatementLines = () => useRead(listStatementLines, {}, LIVE);

export const useReviews = () => useRead(listReviews, {}, LIVE);

export const useReports = () => useRead(listReports, {}, LIVE);
export const useReportCase = (id: string) => useRead(readReports, { params: { id } });

export const useEnquiries = (after: string | undefined) =>
  useRead(listEnquiries, { query: after ? { after } : {} }, LIVE);
export const useEnquiry = (id: string) => useRead(readEnquiry, { params: { id } }, LIVE);

export const useAssessments = (after: string | undefined) =>
  useRead(listAssessments, { query: after ? { after } : {} }, LIVE);
export const useAssessment = (id: string) => useRead(readAssessment, { params: { id } });
export const usePlanning = (after: string | undefined) =>
  useRead(listPlanning, { query: after ? { after } : {} }, LIVE);
export const usePlanningCase = (id: string) => useRead(readPlanning, { params: { id } }, LIVE);
export const useVipCases = (after: string | undefined) =>
  useRead(listVipCases, { query: after ? { after } : {} }, LIVE);
export const useVipCase = (id: string) => useRead(readVipCase, { params: { id } }, LIVE);

export const useLiveChats = () => useRead(listLiveChats, {}, LIVE);
export const useLiveChatCase = (id: string) => useRead(readLiveChat, { params: { id } }, LIVE);
export const useOnCall = () => useRead(findOnCall, {}, LIVE);
export const useChangeOnCall = () => useChange(changeOnCall, { renews: [findOnCall] });
export const useChatAnswers = () => useRead(listChatAnswers, {}, LIVE);
export const useReadyAnswers = () => useRead(listReadyAnswers, {});

export const usePackageEntries = () => useRead(listPackageEntries, {}, LIVE);

export const useStaffPeople = () => useRead(listStaff, {}, LIVE);

export const useDayFigures = () => useRead(listDayFigures, {}, LIVE);

export const useServed = () => useRead(findServed, {});

export const useAudit = (words: string | undefined, after: string | undefined) =>
  useRead(listAudit, { query: { ...(words && { words }), ...(after && { after }) } }, LIVE);

/** A fresh page: nothing of what was read stays in memory for whoever sits down next. */
export const useLogOutStaff = () =>
  useChange(logOutStaff, { onDone: () => window.location.assign(paths.staff) });
