// The HTTP server itself: timeouts, headers, cross-site rules, one way for a refusal or fault to end.
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import cors from '@fastify/cors';
import multipart from '@fastify/multipart';
import { BODY_MAX_BYTES } from '@ijeuwa/contract/endpoint';
import { PHOTO_MAX_BYTES } from '@ijeuwa/contract/photos';
import Fastify, { type FastifyInstance } from 'fastify';
import { serializerCompiler } from 'fastify-type-provider-zod';
import type { Config } from '../config.ts';
import { type LogTo, loggerOptions } from '../logger.ts';
import { type InlineHashes, makeBrowserHeaders } from './browser-headers.ts';
import { refuseCardInAddress } from './card-numbers.ts';
import { makeOwnCookies } from './cookies.ts';
import { refuseForeignOrigins } from './origin.ts';
import { acceptJsonOnly, forgetTypeOfNothing } from './read-json.ts';
import { answerError, refuseWritesToNowhere } from './refuse.ts';
import { validatorCompiler } from './validate.ts';

const REQUEST_TIMEOUT_MS = 30_000;
const HEADERS_TIMEOUT_MS = 10_000;
const KEEP_ALIVE_MS = 65_000;

const isForSockets = ({ url = '', headers }: IncomingMessage): boolean =>
  url.startsWith('/socket.io/') && headers.upgrade?.toLowerCase() === 'websocket';

const NOTHING_INLINE: InlineHashes = { scripts: [], styleOf: () => undefined };

/** `inline`: no other inline script runs, and no other inline style counts. */
type How = { inline?: InlineHashes; logTo?: LogTo };

export const buildHttp = async (
  config: Config,
  { inline = NOTHING_INLINE, logTo }: How = {},
): Promise<FastifyInstance> => {
  const app = Fastify({
    logger: loggerOptions(config, logTo),
    bodyLimit: BODY_MAX_BYTES,
    // A number that counts would tell everybody how much is asked of us.
    genReqId: () => randomUUID(),
    requestTimeout: REQUEST_TIMEOUT_MS,
    keepAliveTimeout: KEEP_ALIVE_MS,
    trustProxy: config.TRUST_PROXY.length > 0 ? config.TRUST_PROXY : false,
    routerOptions: { maxParamLength: 200 },
    // Whoever offers any other protocol is answered in this one; nobody else would answer them at all.
    http: { shouldUpgradeCallback: isForSockets },
    frameworkErrors: answerError,
  });
  app.server.headersTimeout = HEADERS_TIMEOUT_MS;
  app.setValidatorCompiler(validatorCompiler as never);
  app.setSerializerCompiler(serializerCompiler as never);
  app.setErrorHandler(answerError);
  acceptJsonOnly(app);
  await app.register(cookie);
  const ownOf = makeOwnCookies(config.publicUrl);
  app.addHook('onRequest', (request, _reply, next) => {
    request.cookies = ownOf(request.cookies);
    next();
  });
  await app.register(cors, {
    origin: [...config.origins],
    credentials: true,
    methods: ['GET', 'HEAD', 'POST', 'PUT', 'DELETE'],
    strictPreflight: false,
  });
  await app.register(multipart, {
    limits: { files: 1, fileSize: PHOTO_MAX_BYTES, fields: 4, parts: 5, fieldSize: 1024, headerPairs: 20 },
  });
  await app.register(compress, { threshold: 1024, encodings: ['br', 'gzip'] });
  // The plugin of Fastify would make them anew for each call, and write them one by one.
  const headersFor = makeBrowserHeaders({
    origins: config.origins,
    isSecure: config.publicUrl.startsWith('https:'),
    inline,
  });
  app.addHook('onRequest', (request, reply, next) => {
    reply.headers(headersFor(request.url));
    forgetTypeOfNothing(request);
    next();
  });
  // After the headers of the browser: a refusal carries them like every other answer.
  app.addHook('onRequest', refuseCardInAddress);
  app.addHook('onRequest', refuseForeignOrigins(config.origins));
  app.addHook('onRequest', refuseWritesToNowhere);
  return app;
};
