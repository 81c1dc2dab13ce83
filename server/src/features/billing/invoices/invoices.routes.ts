// The calls of invoices: the list, each file under its own address, and all of them in one.
import * as calls from '@ijeuwa/contract/invoices';
import type { FastifyReply } from 'fastify';
import type { Serve } from '#platform/http/serve.ts';
import type { Invoices } from './invoices.service.ts';

/** It is to be saved, and nobody on the way keeps it. */
const send = (reply: FastifyReply, bytes: Buffer, { name, type }: { name: string; type: string }) =>
  reply
    .headers({
      'cache-control': 'private, no-store',
      'content-disposition': `attachment; filename="${name}"`,
      'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
    })
    .type(type)
    .send(bytes);

export const invoicesRoutes = (serve: Serve, invoices: Invoices): void => {
  serve(calls.listInvoices, async ({ viewer }) => ({ invoices: await invoices.list(viewer.memberId) }));
  serve(calls.fetchAllInvoices, async ({ viewer, reply }) =>
    send(reply, await invoices.fetchAll(viewer.memberId), {
      name: calls.ALL_INVOICES,
      type: 'application/zip',
    }),
  );
  serve(calls.fetchInvoice, async ({ viewer, params, reply }) =>
    send(reply, await invoices.fetch(viewer.memberId, params.file), {
      name: params.file,
      type: 'application/pdf',
    }),
  );
};
