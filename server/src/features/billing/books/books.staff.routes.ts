// The calls of staff about the books.
import * as calls from '@ijeuwa/contract/books';
import { findDayClose, signDay } from '@ijeuwa/contract/day-close';
import type { Serve } from '#platform/http/serve.ts';
import type { Books } from './books.service.ts';
import type { DayCloses } from './day-close.service.ts';
import type { Reasons } from './reasons.service.ts';

export const booksStaffRoutes = (
  serve: Serve,
  books: Books,
  reasons: Reasons,
  dayCloses: DayCloses,
): void => {
  serve(calls.listCameMoney, ({ viewer, query }) => books.came(viewer, query));
  serve(calls.listWentBack, ({ viewer, query }) => books.wentBack(viewer, query));
  serve(calls.listCameLines, ({ viewer, query }) => books.cameLines(viewer, query));
  serve(calls.listUnmatched, ({ viewer, query }) => books.unmatched(viewer, query.after));
  serve(calls.findOwed, () => books.owed());
  serve(calls.listOwedOrders, ({ viewer, query }) => books.owedOrders(viewer, query));
  serve(calls.listLedgerLines, ({ query }) => books.lines(query.order, query.after));
  serve(calls.listEarnedDays, ({ query }) => books.earnedDays(query.order, query.month));
  serve(findDayClose, ({ query }) => dayCloses.find(query.day));
  serve(signDay, ({ viewer, body }) => dayCloses.sign(viewer, body).then(() => ({ ok: true }) as const));
  serve(calls.findReasons, ({ viewer, query }) => reasons.find(viewer, query));
};
