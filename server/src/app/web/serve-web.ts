// Serves the web: hashed files for a year, pages revalidated, the application at its addresses, nothing elsewhere.
import fastifyStatic from '@fastify/static';
import { isBackOffice, NOBODY_OF_STAFF } from '@ijeuwa/contract/entry';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { answerAbsence } from '#platform/http/refuse.ts';
import { type Gate, STAFF_COOKIE } from '#platform/http/viewer.ts';
import { addressBefore } from './address-before.ts';
import type { BuiltWeb } from './built-web.ts';
import { codingFor, makeCompressor } from './compressed.ts';
import { savesData, takeDataSaver } from './data-saver.ts';
import type { EntryPageAt } from './entry-pages.ts';
import type { OpenPages } from './open-pages.ts';
import { isSignedIn, leadSignedInAway } from './signed-in.ts';

const YEAR_SECONDS = 31_536_000;

/** What is said to pages alone, to other origins (which may not have it), and to whoever asks again (nobody: it never changes). */
const NOT_OF_FILES = [
  'access-control-allow-credentials',
  'accept-ranges',
  'content-security-policy',
  'cross-origin-opener-policy',
  'etag',
  'last-modified',
  'origin-agent-cluster',
  'referrer-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
];

export type WebNeeds = { web: BuiltWeb; openPages: OpenPages; gate: Gate; entryPageAt: EntryPageAt };

export const serveWeb = async (app: FastifyInstance, needs: WebNeeds): Promise<void> => {
  const { web, openPages, gate } = needs;
  await app.register(fastifyStatic, {
    root: web.dir,
    index: false,
    preCompressed: true,
    setHeaders: (reply, path) => {
      const hashed = path.includes('/assets/') || path.includes('/pictures/') || path.includes('/social/');
      // On every small file they would weigh more than the file.
      if (hashed) leaveOut(reply);
      reply.header('cache-control', hashed ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache');
    },
  });
  leadSignedInAway(app, gate);
  await app.register(takeDataSaver);
  const compress = makeCompressor();
  for (const { path } of web.pages) {
    app.get(path, { schema: { hide: true } }, (request, reply) =>
      sendOpenPage(request, reply, { path, openPages, gate, compress }),
    );
  }
  app.setNotFoundHandler((request, reply) => {
    if (request.method !== 'GET') return answerAbsence(request, reply);
    const path = request.url.split('?')[0]!;
    if (web.isOfApplication(path) && takesPage(request))
      return sendPage(reply, needs.entryPageAt(request.url) ?? applicationFor(request, path, web));
    if (!wantsPage(request)) return answerAbsence(request, reply);
    if (path.endsWith('/') && openPages.has(path.slice(0, -1))) return reply.redirect(path.slice(0, -1), 308);
    return sendPage(reply.code(404), absent(request, path, web));
  });
};

/** Spec 2: a person's unknown address leads to the start; a machine reads that there is nothing. */
const LEADS_TO_THE_START = `<!doctype html><html lang="en-NG"><head><meta charset="utf-8"><title>This page is not here · Ijeuwa</title><meta name="robots" content="noindex"><meta http-equiv="refresh" content="0; url=/"></head><body><p>This page is not here. <a href="/">To the start</a></p></body></html>`;

/** Whoever works in the back office is told there that nothing stands at an address of it. */
const absent = (request: FastifyRequest, path: string, { application }: BuiltWeb): string =>
  isBackOffice(path) && request.cookies[STAFF_COOKIE] ? application : LEADS_TO_THE_START;

/** At the door of the back office it says that nobody is signed in, so that a first visit asks for nothing it cannot have. */
const applicationFor = (request: FastifyRequest, path: string, { application }: BuiltWeb): string =>
  isBackOffice(path) && !request.cookies[STAFF_COOKIE]
    ? application.replace('<html', `<html ${NOBODY_OF_STAFF}`)
    : application;

type AskedPage = {
  path: string;
  openPages: OpenPages;
  gate: Gate;
  compress: ReturnType<typeof makeCompressor>;
};

const sendOpenPage = async (
  request: FastifyRequest,
  reply: FastifyReply,
  { path, openPages, gate, compress }: AskedPage,
) => {
  const before = addressBefore(request);
  const back = before?.split('?')[0] === path ? undefined : before;
  const view = { saver: savesData(request), signedIn: await isSignedIn(gate, request), back };
  const { html, tag } = (await openPages.render(path, view))!;
  const etag = `W/"${tag}"`;
  reply.header('etag', etag).header('vary', 'Accept-Encoding, Cookie, Referer, Save-Data');
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  const coding = codingFor(request.headers['accept-encoding']);
  if (!coding) return sendPage(reply, html);
  return sendPage(reply.header('content-encoding', coding), await compress(tag, coding, html));
};

const leaveOut = (reply: FastifyReply): void => {
  for (const header of NOT_OF_FILES) reply.removeHeader(header);
  // Node adds what it says of the connection itself, unless it is told not to: it stays open all the same.
  reply.raw.removeHeader('connection');
  reply.header('vary', 'accept-encoding');
};

/** Where people meet, and nowhere else. */
const MEETS = /^\/(?:staff\/)?session\//;

/** A link that somebody was sent. */
const PAYS = /^\/pay\//;

const sendPage = (reply: FastifyReply, html: string | Buffer) => {
  const devices = MEETS.test(reply.request.url) ? '(self)' : '()';
  reply.header('permissions-policy', `camera=${devices}, microphone=${devices}`);
  if (PAYS.test(reply.request.url)) reply.header('x-robots-tag', 'noindex');
  return reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(html);
};

/** Whoever makes a preview of a link asks for anything. */
const takesPage = (request: FastifyRequest): boolean =>
  /text\/html|\*\/\*/.test(request.headers.accept ?? '*/*');

const wantsPage = (request: FastifyRequest): boolean =>
  !request.url.startsWith('/api/') && (request.headers.accept ?? '').includes('text/html');
