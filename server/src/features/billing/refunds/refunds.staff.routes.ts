// The calls of staff about refunds.
import { checkRefundAccount, findRefundAccount } from '@ijeuwa/contract/refund-accounts';
import * as calls from '@ijeuwa/contract/refunds';
import type { Serve } from '#platform/http/serve.ts';
import type { RefundAccounts } from './accounts.service.ts';
import type { Refunds } from './refunds.service.ts';
import type { Used } from './used.service.ts';

const ok = { ok: true } as const;

export const refundsStaffRoutes = (
  serve: Serve,
  refunds: Refunds,
  accounts: RefundAccounts,
  used: Used,
): void => {
  serve(findRefundAccount, ({ viewer, params }) => accounts.find(viewer, params.id));
  serve(checkRefundAccount, ({ viewer, params, body }) =>
    accounts.check(viewer, params.id, body).then(() => ok),
  );
  serve(calls.listRefunds, ({ viewer, query }) => refunds.list(viewer, query.reference));
  serve(calls.findUsed, ({ viewer, query }) => used.find(viewer, query.reference));
  serve(calls.askRefund, ({ viewer, params, body }) => refunds.ask(viewer, params.id, body).then(() => ok));
  serve(calls.approveRefund, ({ viewer, params, body }) =>
    refunds.approve(viewer, params.id, body.reason).then(() => ok),
  );
  serve(calls.takeUpRefund, ({ viewer, params, body }) =>
    refunds.takeUp(viewer, params.id, body.reason).then(() => ok),
  );
  serve(calls.refuseRefund, ({ viewer, params, body }) =>
    refunds.refuse(viewer, params.id, body.reason, body.told).then(() => ok),
  );
  serve(calls.noteRefundSent, ({ viewer, params, body }) =>
    refunds.noteSent(viewer, params.id, body).then(() => ok),
  );
  serve(calls.retryRefund, ({ viewer, params, body }) =>
    refunds.retry(viewer, params.id, body).then(() => ok),
  );
  serve(calls.giveUpRefund, ({ viewer, params, body }) =>
    refunds.giveUp(viewer, params.id, body.reason).then(() => ok),
  );
};
