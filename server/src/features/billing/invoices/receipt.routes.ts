// Whether a receipt is real: a page that stands open to everybody who holds one.
import { RECEIPT_HASH, RECEIPT_PATH } from '@ijeuwa/contract/invoices';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '#platform/app-error.ts';
import type { Limits } from '#platform/limits.ts';
import { SMALL_PAGE_HEADERS } from '#platform/small-page.ts';
import type { Invoices } from './invoices.service.ts';
import { receiptPage } from './receipt-page.ts';

type ReceiptNeeds = { invoices: Pick<Invoices, 'findReal'>; limits: Pick<Limits, 'takeByAddress'> };

/** Of a whole network; nobody finds a hash by trying. */
const ASKED = { points: 120, seconds: 3600 };

export const receiptRoutes = (app: FastifyInstance, { invoices, limits }: ReceiptNeeds): void => {
  app.get(
    RECEIPT_PATH,
    { schema: { hide: true } },
    async (request: FastifyRequest<{ Params: { hash: string } }>, reply) => {
      reply.headers(SMALL_PAGE_HEADERS);
      try {
        await limits.takeByAddress('receipt', request.ip, ASKED);
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        return reply.code(error.status).send(receiptPage('too often'));
      }
      const hash = request.params.hash.toLowerCase();
      const real = RECEIPT_HASH.test(hash) ? await invoices.findReal(hash) : undefined;
      return reply.code(real ? 200 : 404).send(receiptPage(real ?? 'unknown'));
    },
  );
};
