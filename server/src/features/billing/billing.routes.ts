// The calls of the billing room.
import * as calls from '@ijeuwa/contract/billing';
import { listDiscounts } from '@ijeuwa/contract/codes';
import { findCredit, keepAsCredit } from '@ijeuwa/contract/credit';
import { nameRefundAccount } from '@ijeuwa/contract/refund-accounts';
import { findTimeline } from '@ijeuwa/contract/timelines';
import type { Serve } from '#platform/http/serve.ts';
import { agreementRoutes } from './agreements/agreements.routes.ts';
import type { Billing } from './billing.service.ts';
import { changesRoutes } from './changes/changes.routes.ts';
import { freeDaysRoutes } from './free-days/free-days.routes.ts';
import { invoicesRoutes } from './invoices/invoices.routes.ts';
import { payRequestsRoutes } from './pay-requests/pay-requests.routes.ts';

export const billingRoutes = (
  serve: Serve,
  {
    packages,
    quotes,
    checkout,
    payments,
    grants,
    codes,
    invoices,
    timelines,
    payRequests,
    agreements,
    renewal,
    downgrades,
    listUpgrades,
    guarantee,
    credit,
    refundAccounts,
  }: Billing,
): void => {
  payRequestsRoutes(serve, payRequests);
  serve(calls.listPackages, async () => ({ ...(await packages.compare()), ways: quotes.ways() }));

  serve(calls.makeQuote, async ({ viewer, body }) => quotes.quote(viewer.memberId, body));
  serve(calls.placeOrder, async ({ viewer, body }) => checkout.place(viewer.memberId, body));
  serve(calls.payOrder, async ({ viewer, params, body }) => checkout.pay(viewer.memberId, params.id, body));
  serve(calls.listOrders, async ({ viewer }) => checkout.list(viewer.memberId));
  serve(calls.listOlderOrders, async ({ viewer, query }) => checkout.list(viewer.memberId, query.before));
  serve(calls.findOrder, async ({ viewer, params }) => checkout.find(viewer.memberId, params.id));
  serve(calls.cancelOrder, async ({ viewer, params }) => checkout.cancel(viewer.memberId, params.id));
  serve(calls.announceTransfer, async ({ viewer, params }) => checkout.announce(viewer.memberId, params.id));

  serve(calls.takeBackAnnouncement, async ({ viewer, params }) =>
    checkout.takeBack(viewer.memberId, params.id),
  );

  serve(findCredit, async ({ viewer }) => credit.find(viewer.memberId));
  serve(keepAsCredit, async ({ viewer, params }) => {
    await credit.keep(viewer.memberId, params.id);
    return checkout.find(viewer.memberId, params.id);
  });

  serve(nameRefundAccount, async ({ viewer, params, body: { proof, ...given } }) => {
    await refundAccounts.name(viewer, params.id, given, proof);
    return checkout.find(viewer.memberId, params.id);
  });

  serve(findTimeline, async ({ viewer, params }) => timelines.find(viewer.memberId, params.id));

  serve(calls.findSubscription, async ({ viewer }) => grants.find(viewer.memberId));
  serve(calls.startTrial, async ({ viewer, body }) => grants.startTrial(viewer.memberId, body?.code));

  serve(listDiscounts, async () => ({ discounts: await codes.list() }));

  invoicesRoutes(serve, invoices);

  agreementRoutes(serve, agreements, renewal.pausing);
  changesRoutes(serve, downgrades, listUpgrades);
  freeDaysRoutes(serve, guarantee);

  serve(calls.receivePaystackNotice, async ({ body, request }) =>
    payments.receive('paystack', body, request.headers),
  );
  serve(calls.receivePaypalNotice, async ({ body, request }) =>
    payments.receive('paypal', body, request.headers, request.ip),
  );
};
