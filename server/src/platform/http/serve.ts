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
import type { ViewerRead } from '../database/viewer-read.ts';
import type { Limits } from '../limits.ts';
import { hashToken } from '../sealing.ts';
import { makeTurns } from '../turns.ts';
import { FILES, IN_MEMORY, makeArrivingBodies } from './arriving-bodies.ts';
import { cardInCall } from './card-numbers.ts';
import { byToken, expectMember, expectShownTo } from './expect-member.ts';
import { makeKnownAccounts } from './known-accounts.ts';
import { refusalOf } from './validate.ts';
import {
  type DeedOf,
  type FoundViewer,
  type Gate,
  STAFF_COOKIE,
  type StaffViewer,
  type Viewer,
} from './viewer.ts';
import { giveBackWrite, makeWriteLimit } from './write-limit.ts';

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
type ServeOne = <E extends Endpoint>(
  endpoint: E,
  answer: (asked: Asked<E>) => Promise<E['answer'] extends string ? unknown : Answer<E>>,
) => void;
export type Serve = ServeOne & {
  /** The same for a read that is one statement: it is asked together with the gate. */
  reading<E extends OwnRead, V extends Record<string, unknown>, Row extends object>(
    endpoint: E,
    reading: Reading<E, V, Row>,
  ): void;
  /** The same for a deed that is one statement. */
  writing<E extends OwnDeed, V extends Record<string, unknown>, Row extends object>(
    endpoint: E,
    writing: Writing<E, V, Row>,
  ): void;
};

/** A member's call that changes nothing, and brings no body. */
type OwnRead = Endpoint & { method: 'GET'; access: 'member' | { member: unknown } };
type AskedRead<E extends Endpoint> = Pick<Received<E>, 'params' | 'query'> & {
  /** Of the session: the same for all that it asks, and nothing that opens anything. */
  reader: string;
};
type Reading<E extends Endpoint, V, Row> = {
  read: ViewerRead<V & Record<string, unknown>, Row & object>;
  values(asked: AskedRead<E>): V;
  /** Bytes are an answer that was parsed and written before. */
  answer(
    asked: AskedRead<E> & { viewer: Viewer; rows: Row[] },
  ): Answer<E> | Buffer | Promise<Answer<E> | Buffer>;
};

type OwnDeed = Endpoint & { access: 'member' | { member: unknown } };
type Writing<E extends Endpoint, V extends Record<string, unknown>, Row extends object> = {
  deed: DeedOf<V, Row>;
  values(asked: Pick<Received<E>, 'params' | 'body'>): V;
  answer(asked: { viewer: Viewer; values: V; rows: Row[] }): Promise<Answer<E>>;
};

/** What a server answers, for whoever looks at all of it. */
export const servedEndpoints = new WeakMap<FastifyInstance, Endpoint[]>();

export const makeServe = (
  app: FastifyInstance,
  gate: Gate,
  limits: Pick<Limits, 'takeHere' | 'giveBackHere' | 'takeByAddress'>,
): Serve => {
  const { take: takeWrite, takeRefused } = makeWriteLimit(limits);
  const came = new WeakSet<FastifyRequest>();
  // Uploads come in bursts, which would take every connection to the database at once.
  const uploadsInTurn = makeTurns({ atOnce: 2, waitingMax: 1000, whenFull: tooBusy });
  const [files, inMemory] = [makeArrivingBodies(FILES), makeArrivingBodies(IN_MEMORY)];
  const served: Endpoint[] = [];
  servedEndpoints.set(app, served);
  const serve: ServeOne = (endpoint, answer) => {
    served.push(endpoint);
    const route: RouteOptions = {
      method: endpoint.method,
      url: endpoint.path,
      schema: schemaOf(endpoint),
      ...(endpoint.bodyMaxBytes ? { bodyLimit: endpoint.bodyMaxBytes } : {}),
      ...(endpoint.ownLimit && {
        async errorHandler(error, request) {
          if (!came.has(request)) await takeRefused(request);
          throw error;
        },
      }),
      // The gate stands before validation, so that a stranger learns nothing from it.
      onRequest: async (request, reply) => {
        // What a member is told stays in no cache; a photo, which is asked for again each time, says so itself.
        reply.header('cache-control', 'no-store');
        const find = () => findViewer(endpoint, gate, request);
        request.viewer = await (endpoint.upload === 'multipart' ? uploadsInTurn(find) : find());
        await takeWrite(endpoint, request);
        refuseForm(endpoint, request);
        const arriving = endpoint.upload === 'multipart' ? files : holdsMuch(endpoint) ? inMemory : undefined;
        if (request.viewer && 'memberId' in request.viewer) arriving?.count(request.viewer.memberId, reply);
      },
      preValidation: async (request) => {
        const wrong = cardInCall(endpoint, request.body);
        if (wrong) throw wrong;
        if (takesNothing(endpoint)) refuseBody(request);
      },
      handler: async (request, reply) => {
        came.add(request);
        return answer({
          params: request.params,
          query: request.query,
          body: endpoint.upload === 'raw' ? (request.body ?? Buffer.alloc(0)) : request.body,
          viewer: request.viewer,
          request,
          reply,
        } as Asked<typeof endpoint>);
      },
    };
    if (endpoint.upload === 'raw') serveRaw(app, route);
    else app.route(route);
  };
  const reading: Serve['reading'] = (endpoint, { read, values, answer }) => {
    served.push(endpoint);
    const ask = gate.reading(read);
    app.route({
      method: endpoint.method,
      url: endpoint.path,
      schema: schemaOf(endpoint),
      onRequest(_request, reply, next) {
        reply.header('cache-control', 'no-store');
        next();
      },
      // What is asked for belongs to the gate's own question; what is wrong with it is said behind the gate alone.
      attachValidation: true,
      handler: async (request, reply) => {
        const { params, query, validationError } = request;
        const asked = { params, query } as AskedRead<typeof endpoint>;
        const found = await byToken(request, async (token) => {
          asked.reader = hashToken(token);
          if (!validationError) return ask(asked.reader, values(asked));
          const viewer = await gate.findViewer(token);
          return viewer && { viewer, rows: [] };
        });
        expectMember(endpoint, found?.viewer, request);
        if (validationError) throw validationError;
        const said = await answer({ ...asked, ...found! });
        if (Buffer.isBuffer(said)) reply.type(JSON_TYPE);
        return said;
      },
    });
  };
  const accounts = makeKnownAccounts(gate);
  /** Of an ended session: what was counted for its member is given back, and it counts for nobody any more. */
  const letGo = async (request: FastifyRequest): Promise<void> => {
    await byToken(request, async (token) => accounts.forget(token));
    if (request.viewer && 'memberId' in request.viewer) await giveBackWrite(limits, request.viewer.memberId);
  };
  const writing: Serve['writing'] = (endpoint, { deed, values, answer }) => {
    served.push(endpoint);
    const ask = gate.writing(deed);
    app.route({
      method: endpoint.method,
      url: endpoint.path,
      schema: schemaOf(endpoint),
      // Whose limits it takes is known of whoever was here before; whether they still are, the deed itself finds out.
      onRequest: async (request, reply) => {
        reply.header('cache-control', 'no-store');
        request.viewer = await byToken(request, accounts.find);
        expectMember(endpoint, request.viewer as FoundViewer | undefined, request);
        await takeWrite(endpoint, request);
        refuseForm(endpoint, request);
      },
      attachValidation: true,
      handler: async (request) => {
        const { params, body, validationError } = request;
        const wrong = cardInCall(endpoint, body) ?? validationError;
        if (wrong) {
          const viewer = await byToken(request, gate.findViewer);
          if (!viewer) await letGo(request);
          expectMember(endpoint, viewer, request);
          throw wrong;
        }
        const given = values({ params, body } as Received<typeof endpoint>);
        const found = await byToken(request, (token) => ask(hashToken(token), given));
        if (!found) await letGo(request);
        expectMember(endpoint, found?.viewer, request);
        return answer({ ...found!, values: given });
      },
    });
  };
  return Object.assign(serve, { reading, writing });
};

const JSON_TYPE = 'application/json; charset=utf-8';
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
const refuseBody = ({ body }: FastifyRequest): void => {
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

const findViewer = async (endpoint: Endpoint, gate: Gate, request: FastifyRequest) => {
  const { access } = endpoint;
  if (!(typeof access === 'object' && 'staff' in access)) {
    const viewer = await byToken(request, gate.findViewer);
    if (callerOf(access) === 'member') expectMember(endpoint, viewer, request);
    else expectShownTo(viewer, request);
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

declare module 'fastify' {
  interface FastifyRequest {
    viewer?: Viewer | StaffViewer;
  }
}
