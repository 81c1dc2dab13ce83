// The calls of staff in the billing room.
import * as calls from '@ijeuwa/contract/billing';
import { changePackage, listPackageEntries } from '@ijeuwa/contract/packages';
import type { Serve } from '#platform/http/serve.ts';
import type { Billing } from './billing.service.ts';
import { statementsStaffRoutes } from './statements/statements.staff.routes.ts';

const ok = { ok: true } as const;

export const billingStaffRoutes = (serve: Serve, { transfers, statements, packages }: Billing): void => {
  statementsStaffRoutes(serve, statements);
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

  serve(listPackageEntries, async () => ({ entries: await packages.listHistories() }));
  serve(changePackage, async ({ viewer, params, body }) => ({
    entry: await packages.change(viewer.staffId, params.key, body),
  }));
};
