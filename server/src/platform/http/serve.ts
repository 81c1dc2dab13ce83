// Ties an endpoint of the contract to the function that answers it, with its gate and its two schemas.
import { type Access, type Answer, callerOf, type Endpoint, type Received } from '@ijeuwa/contract/endpoint';
import { Refusal } from '@ijeuwa/contract/errors';
import type {
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  RouteOptions,
  RouteShorthandOptions,
} from 'fastify';
import * as z from 'zod';
import { safeParse } from 'zod/v4/core';
import { AppError, notFound } from '../app-error.ts';
import { makeTurns } from '../turns.ts';
import { FILES, IN_MEMORY, makeArrivingBodies } from './arriving-bodies.ts';
import { refusalOf } from './validate.ts';
import {
  FORM_FIRST,
  type FoundViewer,
  type Gate,
  MEMBER_COOKIE,
  STAFF_COOKIE,
  type StaffViewer,
  type Viewer,
} from './viewer.ts';

type ViewerOf<A extends Access> = A extends 'member' | { member: unknown }
  ? Viewer
  : A extends 'public' | { public: unknown }
    ? Viewer | undefined
    : StaffViewer;

/** An upload that is read as it came, byte for byte. */
type BodyOf<E extends Endpoint> = E['upload'] extends 'raw' ? Buffer : Received<E>['body'];

export type Asked<E extends Endpoint> = Omit<Received<E>, 'body'> & {
  body: BodyOf<E>;
  viewer: ViewerOf<E['access']>;
  request: FastifyRequest;
  reply: FastifyReply;
};

/** Registers one endpoint. A file or redirect endpoint answers through `reply`. */
export type Serve = <E extends Endpoint>(
  endpoint: E,
  answer: (asked: Asked<E>) => Promise<E['answer'] extends string ? unknown : Answer<E>>,
) => void;

/** What a server answers, for whoever looks at all of it. */
export const servedEndpoints = new WeakMap<FastifyInstance, Endpoint[]>();

export const makeServe = (app: FastifyInstance, gate: Gate): Serve => {
  // Uploads come in bursts, which would take every connection to the database at once.
  const uploadsInTurn = makeTurns({ atOnce: 2, waitingMax: 1000, whenFull: tooBusy });
  const [files, inMemory] = [makeArrivingBodies(FILES), makeArrivingBodies(IN_MEMORY)];
  const served: Endpoint[] = [];
  servedEndpoints.set(app, served);
  return (endpoint, answer) => {
    served.push(endpoint);
    const route: RouteOptions = {
      method: endpoint.method,
      url: endpoint.path,
      schema: schemaOf(endpoint),
      ...(endpoint.bodyMaxBytes ? { bodyLimit: endpoint.bodyMaxBytes } : {}),
      // The gate stands before validation, so that a stranger learns nothing from it.
      onRequest: async (request, reply) => {
        // What a member is told stays in no cache; a photo, which is asked for again each time, says so itself.
        reply.header('cache-control', 'no-store');
        const find = () => findViewer(endpoint, gate, request);
        request.viewer = await (endpoint.upload === 'multipart' ? uploadsInTurn(find) : find());
        refuseForm(endpoint, request);
        const arriving = endpoint.upload === 'multipart' ? files : holdsMuch(endpoint) ? inMemory : undefined;
        if (request.viewer && 'memberId' in request.viewer) arriving?.count(request.viewer.memberId, reply);
      },
      ...(takesNothing(endpoint) ? { preValidation: refuseBody } : {}),
      handler: async (request, reply) =>
        answer({
          params: request.params,
          query: request.query,
          body: endpoint.upload === 'raw' ? (request.body ?? Buffer.alloc(0)) : request.body,
          viewer: request.viewer,
          request,
          reply,
        } as Asked<typeof endpoint>),
    };
    if (endpoint.upload === 'raw') serveRaw(app, route);
    else app.route(route);
  };
};

const PICTURE_BYTES = 1_000_000;
const holdsMuch = ({ bodyMaxBytes = 0 }: Endpoint): boolean => bodyMaxBytes > PICTURE_BYTES;

const tooBusy = () =>
  new AppError('unavailable', 'Much is arriving right now. Please try again.', undefined, 3);

/** A form may bring only what an endpoint states as its upload; everything else is JSON. */
const refuseForm = (endpoint: Endpoint, request: FastifyRequest): void => {
  const type = request.headers['content-type']?.toLowerCase() ?? '';
  const isForm = type.startsWith('multipart/');
  if (isForm && endpoint.upload === undefined) throw new AppError('wrong_type', 'Please send JSON.');
  if (endpoint.upload === 'multipart' && type && !isForm && !type.startsWith('application/json'))
    throw new AppError('wrong_type', 'Please send the file in a form (multipart/form-data).');
};

const takesNothing = ({ method, body, upload }: Endpoint): boolean =>
  method !== 'GET' && body === undefined && upload === undefined;

/** What a call does not take is not known there, as a field is that its body does not name. */
const refuseBody = async ({ body }: FastifyRequest): Promise<void> => {
  const read = safeParse(Nothing, body === undefined ? {} : body);
  if (!read.success) throw refusalOf(read.error.issues);
};
const Nothing = z.strictObject({});

/** In a scope of its own, where no parser touches the body: a signature covers the bytes as they came. */
const serveRaw = (app: FastifyInstance, route: RouteOptions): void => {
  app.register((scope, _options, ready) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    scope.route(route);
    ready();
  });
};

const schemaOf = (endpoint: Endpoint): RouteShorthandOptions['schema'] => ({
  summary: endpoint.summary,
  tags: [endpoint.path.split('/')[2] ?? 'api'],
  ...(endpoint.params ? { params: endpoint.params } : {}),
  ...(endpoint.query ? { querystring: endpoint.query } : {}),
  ...(endpoint.body ? { body: endpoint.body } : {}),
  response:
    typeof endpoint.answer === 'string' ? { '4xx': Refusal } : { 200: endpoint.answer, '4xx': Refusal },
});

const findViewer = async ({ access, newcomers }: Endpoint, gate: Gate, request: FastifyRequest) => {
  if (!(typeof access === 'object' && 'staff' in access)) {
    const viewer = await findMember(gate, request);
    const forMembers = callerOf(access) === 'member';
    if (forMembers && !viewer) throw new AppError('not_signed_in', 'Please sign in first.');
    if (forMembers && viewer?.owesForm && !newcomers) throw new AppError('profile_incomplete', FORM_FIRST);
    return viewer;
  }
  const token = request.cookies[STAFF_COOKIE];
  const staff = token ? await gate.findStaff(token) : undefined;
  const allowed =
    staff && (access.staff.length === 0 || access.staff.some((role) => staff.roles.includes(role)));
  // To anybody else the back office does not exist.
  if (!allowed) throw notFound();
  return staff;
};

/** Decisions, "session": the cookie suffices, also beside a token that opens nothing (`Bearer null`). */
const findMember = async (gate: Gate, request: FastifyRequest): Promise<FoundViewer | undefined> => {
  for (const token of [bearer(request), request.cookies[MEMBER_COOKIE]]) {
    const viewer = token ? await gate.findViewer(token) : undefined;
    if (viewer) return viewer;
  }
  return undefined;
};

const bearer = (request: FastifyRequest): string | undefined => {
  const [scheme, token] = (request.headers.authorization ?? '').split(' ');
  return scheme?.toLowerCase() === 'bearer' && token ? token : undefined;
};

declare module 'fastify' {
  interface FastifyRequest {
    viewer?: Viewer | StaffViewer;
  }
}
