// Whether a page is asked for by somebody who is signed in, and where they belong instead of a visitor's pages.
import { isForVisitorsAlone } from '@ijeuwa/contract/entry';
import { isSitePath } from '@ijeuwa/contract/site-path';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Gate, MEMBER_COOKIE } from '#platform/http/viewer.ts';

const HOME = '/dashboard';

/** False also while nobody can be asked: a page to read comes all the same. */
export const isSignedIn = async (gate: Gate, request: FastifyRequest): Promise<boolean> => {
  const token = request.cookies[MEMBER_COOKIE];
  return token !== undefined && (await gate.findViewer(token).catch(() => undefined)) !== undefined;
};

const ENTRY = /^\/(auth|login)?\/?(\?|$)/;

/** Spec 2: signed-in visitors of / go to the dashboard, those of /auth to / or to where they were going. */
export const leadSignedInAway = (app: FastifyInstance, gate: Gate): void => {
  app.addHook('onRequest', async (request, reply) => {
    // Every call and file passes here: what is no entry costs no more than this.
    if (!ENTRY.test(request.url) || (request.method !== 'GET' && request.method !== 'HEAD')) return;
    const [address = '', search = ''] = request.url.split(/\?(.*)/s);
    const path = address.replace(/(?<=.)\/$/, '');
    if (path === '/login') return reply.redirect(search ? `/auth?${search}` : '/auth');
    const searchParams = new URLSearchParams(search);
    const hasOwnBusiness = path === '/auth' && !isForVisitorsAlone(searchParams);
    if (hasOwnBusiness || !(await isSignedIn(gate, request))) return;
    return reply.header('cache-control', 'no-store').redirect(placeOf(searchParams.get('to')));
  });
};

const placeOf = (to: string | null): string => {
  const wanted = to !== null && isSitePath(to) ? to : HOME;
  return ENTRY.test(wanted) ? HOME : wanted;
};
