// The PayPal of the demonstration: plays it over real HTTP, and moves no money.
import type { FastifyError, FastifyInstance } from 'fastify';
import type { NoticeFate } from '../practice/notices.ts';
import { type ApiNeeds, paypalApi } from './api.ts';
import { openSigner } from './notice-signer.ts';
import { certificateName, openNotices } from './notices.ts';
import { openOrders } from './order.ts';
import { paypalPages } from './pages.ts';
import { PaypalRefused, refusalShape } from './refused.ts';

export type PaypalSandboxOptions = {
  clientId: string;
  clientSecret: string;
  webhookId: string;
  // Absolute, with the prefix the plugin is registered under.
  publicUrl: string;
  // Where our own server reaches it, and the certificates with it.
  baseUrl: string;
  webhookUrl: string;
  stateDir: string;
  now: () => Date;
  // Shortened by tests.
  slowMs?: number;
  lateMs?: number;
  retryDelaysMs?: readonly number[];
  nextCall?: ApiNeeds['nextCall'];
  nextNotice?: () => NoticeFate;
};

const SLOW_MS = 10_000;
/** More than the server around it takes by itself. */
const EVIDENCE_MAX_BYTES = 5_000_000;

export function paypalSandbox(app: FastifyInstance, options: PaypalSandboxOptions, done: () => void): void {
  const { slowMs = SLOW_MS, now } = options;
  const signer = openSigner(options.stateDir, now());
  const orders = openOrders(options.stateDir);
  const notices = openNotices(orders, { ...options, publicUrl: options.baseUrl, signer });

  // An outside party reads bodies its own way, whatever the server around it has set up.
  app.removeAllContentTypeParsers();
  const json = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, json);
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    async (_: unknown, body: string) => Object.fromEntries(new URLSearchParams(body)),
  );
  // Evidence is taken, and not looked at.
  const evidence = { parseAs: 'string', bodyLimit: EVIDENCE_MAX_BYTES } as const;
  app.addContentTypeParser('multipart/form-data', evidence, async () => ({}));
  // The server around it refuses some calls before they arrive here, and says how in `status`.
  app.setErrorHandler<FastifyError & { status?: number }>((error, request, reply) => {
    if (error instanceof PaypalRefused) return reply.code(error.statusCode).send(refusalShape(error));
    const status = error.statusCode ?? error.status ?? 500;
    if (status >= 500) request.log.error(error);
    return reply.code(status).send({ name: 'INTERNAL_SERVER_ERROR', message: 'An internal error occurred' });
  });
  app.setNotFoundHandler((_, reply) => reply.code(404).send({ name: 'NOT_FOUND' }));

  const file = `/v1/notifications/certs/${certificateName(signer)}`;
  app.get(file, (_, reply) => reply.type('application/x-pem-file').send(signer.pem));
  app.register((calls, _, ready) => {
    paypalApi(calls, { ...options, slowMs, orders, notices });
    ready();
  });
  app.register((pages, _, ready) => {
    paypalPages(pages, { orders, notices, now });
    ready();
  });

  // Only once the server listens: the product that takes the notices may be this very server.
  app.addHook('onListen', async () => notices.resume());
  app.addHook('onClose', async () => notices.close());
  done();
}
