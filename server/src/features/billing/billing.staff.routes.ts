// The calls of staff in the billing room.
import * as calls from '@ijeuwa/contract/billing';
import { changePackagePrice, listPackageVersions } from '@ijeuwa/contract/prices';
import type { Serve } from '#platform/http/serve.ts';
import type { Billing } from './billing.service.ts';

const ok = { ok: true } as const;

export const billingStaffRoutes = (serve: Serve, { transfers, prices }: Billing): void => {
  serve(calls.listTransfers, async ({ viewer, query }) => ({
    transfers: await transfers.list(viewer, query.reference),
  }));
  serve(calls.confirmTransfer, ({ viewer, params, body }) =>
    transfers.confirm(viewer, params.id, body.reason),
  );
  serve(calls.recordRefund, ({ viewer, params, body }) =>
    transfers.recordRefund(viewer, params.id, body.reason).then(() => ok),
  );
  serve(calls.listOddPayments, async ({ viewer }) => ({ payments: await transfers.listOdd(viewer) }));

  serve(listPackageVersions, async () => ({ packages: await prices.list() }));
  serve(changePackagePrice, async ({ viewer, params, body }) => ({
    package: await prices.change(viewer, params.id, body),
  }));
};
