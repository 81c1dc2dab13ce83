// The calls of staff in the billing room.
import { findInvoices } from '@ijeuwa/contract/invoices';
import { changePackage, listPackageEntries } from '@ijeuwa/contract/packages';
import { findOrders } from '@ijeuwa/contract/timelines';
import * as calls from '@ijeuwa/contract/transfers';
import type { Serve } from '#platform/http/serve.ts';
import { agreementsStaffRoutes } from './agreements/agreements.staff.routes.ts';
import type { Billing } from './billing.service.ts';
import { booksStaffRoutes } from './books/books.staff.routes.ts';
import { codesStaffRoutes } from './codes/codes.staff.routes.ts';
import { disputesStaffRoutes } from './disputes/disputes.staff.routes.ts';
import { freeDaysStaffRoutes } from './free-days/free-days.staff.routes.ts';
import { refundsStaffRoutes } from './refunds/refunds.staff.routes.ts';
import { settlementsStaffRoutes } from './settlements/settlements.staff.routes.ts';
import { statementsStaffRoutes } from './statements/statements.staff.routes.ts';

const ok = { ok: true } as const;

export const billingStaffRoutes = (
  serve: Serve,
  {
    transfers,
    transferNotFound,
    oddPayments,
    refunds,
    refundAccounts,
    used,
    disputes,
    statements,
    packages,
    codes,
    neverCame,
    invoices,
    timelines,
    books,
    reasons,
    dayCloses,
    settlements,
    lostDays,
    renewal,
  }: Billing,
): void => {
  booksStaffRoutes(serve, books, reasons, dayCloses);
  freeDaysStaffRoutes(serve, lostDays);
  agreementsStaffRoutes(serve, renewal.staffAgreements);
  settlementsStaffRoutes(serve, settlements);
  statementsStaffRoutes(serve, statements);
  codesStaffRoutes(serve, codes);
  refundsStaffRoutes(serve, refunds, refundAccounts, used);
  disputesStaffRoutes(serve, disputes);
  serve(calls.listTransfers, async ({ viewer, query }) => ({
    transfers: await transfers.list(viewer, query.reference),
  }));
  serve(calls.confirmTransfer, ({ viewer, params, body }) => transfers.confirm(viewer, params.id, body));
  serve(calls.sayTransferNotFound, ({ viewer, params, body }) =>
    transferNotFound.say(viewer, params.id, body.reason).then(() => ok),
  );
  serve(calls.takeBackTransferWords, ({ viewer, params, body }) =>
    transfers.takeBack(viewer, params.id, body.reason).then(() => ok),
  );
  serve(findOrders, ({ viewer, query }) => timelines.search(viewer, query));
  serve(calls.listOddPayments, async ({ viewer, query }) => ({
    payments: await oddPayments.list(viewer, query.reference),
  }));
  serve(calls.recordRefund, ({ viewer, params, body }) =>
    oddPayments.recordRefund(viewer, params.id, body.reason).then(() => ok),
  );
  serve(calls.sayNeverCame, async ({ viewer, params, body }) => ({
    undone: await neverCame.say(viewer, params.id, body.reason),
  }));
  serve(calls.closeOddPayment, ({ viewer, params, body }) =>
    oddPayments.close(viewer, params.id, body.reason).then(() => ok),
  );
  serve(findInvoices, async ({ viewer, query }) => ({
    invoices: await invoices.findNamed(query.number, viewer.staffId),
  }));

  serve(listPackageEntries, async () => ({ entries: await packages.listHistories() }));
  serve(changePackage, async ({ viewer, params, body }) => ({
    entry: await packages.change(viewer.staffId, params.key, body),
  }));
};
