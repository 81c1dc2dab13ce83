// Serves what the web workspace built: hashed files for a year, pages revalidated, unknown paths to the application.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { answerAbsence } from '#platform/http/refuse.ts';
import { type Gate, MEMBER_COOKIE } from '#platform/http/viewer.ts';

const WEB_DIR = fileURLToPath(new URL('../../../web/build/client', import.meta.url));
const FALLBACK = '__spa-fallback.html';
const YEAR_SECONDS = 31_536_000;

export type BuiltWeb = { dir: string; scriptHashes: string[]; fallback: string };

/** Undefined when nothing has been built: the API works without it. */
export const findBuiltWeb = (dir = WEB_DIR): BuiltWeb | undefined => {
  if (!existsSync(join(dir, FALLBACK))) return undefined;
  const pages = readdirSync(dir, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.html'),
  );
  const hashes = pages.flatMap((name) => inlineScriptHashes(readFileSync(join(dir, name), 'utf8')));
  return { dir, scriptHashes: [...new Set(hashes)], fallback: readFileSync(join(dir, FALLBACK), 'utf8') };
};

/** The content policy lets only these inline scripts run: the ones that our own build wrote. */
const inlineScriptHashes = (html: string): string[] =>
  [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, script]) =>
      `'sha256-${createHash('sha256')
        .update(script ?? '')
        .digest('base64')}'`,
  );

const PAGE_HEADERS = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'referrer-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
];

export const serveWeb = async (app: FastifyInstance, web: BuiltWeb, gate: Gate): Promise<void> => {
  await app.register(fastifyStatic, {
    root: web.dir,
    preCompressed: true,
    setHeaders: (reply, path) => {
      const hashed = path.includes('/assets/');
      // What they say concerns pages; on every small file they would weigh more than the file.
      if (hashed) for (const header of PAGE_HEADERS) reply.removeHeader(header);
      reply.header('cache-control', hashed ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache');
    },
  });
  leadSignedInAway(app, gate);
  app.setNotFoundHandler((request, reply) => {
    if (request.method !== 'GET' || !wantsPage(request)) return answerAbsence(request, reply);
    return sendPage(reply, web.fallback);
  });
};

const sendPage = (reply: FastifyReply, html: string) =>
  reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(html);

const wantsPage = (request: FastifyRequest): boolean =>
  !request.url.startsWith('/api/') && (request.headers.accept ?? '').includes('text/html');

/** Spec 2: signed-in visitors of / go to the dashboard, and of /auth to /. */
const leadSignedInAway = (app: FastifyInstance, gate: Gate): void => {
  app.addHook('onRequest', async (request, reply) => {
    const path = request.url.split('?')[0];
    if (request.method !== 'GET' || path !== '/' || !wantsPage(request)) return;
    const token = request.cookies[MEMBER_COOKIE];
    if (token && (await gate.findViewer(token).catch(() => undefined))) return reply.redirect('/dashboard');
  });
};
