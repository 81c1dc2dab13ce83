// Answers the contract's endpoints in a screen test: a stale fake does not compile.
import type { AuthUser } from '@ijeuwa/contract/accounts';
import type { Answer, Endpoint, Received } from '@ijeuwa/contract/endpoint';
import { ERROR_STATUS, type ErrorCode } from '@ijeuwa/contract/errors';
import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, type InitialEntry, RouterProvider } from 'react-router';
import { vi } from 'vitest';
import { queryClient } from '#platform/queries.ts';
import { signedInAs, signedOut } from '#platform/session.ts';
import { fakeUploads } from './fake-uploads.ts';
import './short-errors.ts';

type Asked<E extends Endpoint> = Received<E>;
type Handler = { endpoint: Endpoint; pattern: RegExp; answer: (asked: never) => unknown };

export class FakeRefusal extends Error {
  readonly code: ErrorCode;
  readonly fields?: Record<string, string>;
  readonly nearest?: string[];
  constructor(code: ErrorCode, message: string, fields?: Record<string, string>, nearest?: string[]) {
    super(message);
    this.code = code;
    this.fields = fields;
    this.nearest = nearest;
  }
}

export const fakeApi = () => {
  const handlers: Handler[] = [];
  const asked: { endpoint: Endpoint; body: unknown; params: Record<string, string> }[] = [];
  const state = { offline: false };

  const answerTo = async (address: string, init: Pick<RequestInit, 'method' | 'body'>) => {
    if (state.offline) throw new TypeError('Failed to fetch');
    const url = new URL(address, 'http://test');
    const handler = handlers.find(
      (one) => one.endpoint.method === (init.method ?? 'GET') && one.pattern.test(url.pathname),
    );
    if (!handler)
      return reply(404, {
        code: 'not_found',
        message: `no fake for ${init.method ?? 'GET'} ${url.pathname}`,
      });
    const params = handler.pattern.exec(url.pathname)?.groups ?? {};
    const body = typeof init.body === 'string' ? JSON.parse(init.body) : init.body;
    asked.push({ endpoint: handler.endpoint, body, params });
    try {
      const received = { params, query: Object.fromEntries(url.searchParams), body };
      return reply(200, await handler.answer(received as never));
    } catch (error) {
      if (!(error instanceof FakeRefusal)) throw error;
      return reply(ERROR_STATUS[error.code], {
        code: error.code,
        message: error.message,
        fields: error.fields,
        nearest: error.nearest,
      });
    }
  };
  vi.stubGlobal('fetch', (address: string, init: RequestInit = {}) => answerTo(address, init));
  vi.stubGlobal('XMLHttpRequest', fakeUploads(answerTo));

  return {
    asked,
    /** The calls that were made of one endpoint. */
    callsOf: (endpoint: Endpoint) => asked.filter((one) => one.endpoint === endpoint),
    answer<E extends Endpoint>(
      endpoint: E,
      answer: Answer<E> | ((asked: Asked<E>) => Answer<E> | Promise<Answer<E>>),
    ) {
      const pattern = new RegExp(`^${endpoint.path.replace(/:(\w+)/g, '(?<$1>[^/]+)')}$`);
      handlers.unshift({
        endpoint,
        pattern,
        answer: typeof answer === 'function' ? (answer as never) : () => answer,
      });
    },
    refuse(endpoint: Endpoint, code: ErrorCode, message: string, fields?: Record<string, string>) {
      const pattern = new RegExp(`^${endpoint.path.replace(/:(\w+)/g, '(?<$1>[^/]+)')}$`);
      handlers.unshift({
        endpoint,
        pattern,
        answer: () => {
          throw new FakeRefusal(code, message, fields);
        },
      });
    },
    goOffline: () => {
      state.offline = true;
    },
    comeOnline: () => {
      state.offline = false;
    },
  };
};

const reply = (status: number, body: unknown) =>
  new Response(JSON.stringify(body ?? {}), { status, headers: { 'content-type': 'application/json' } });

export const ADA: AuthUser = {
  _id: '01900000-0000-7000-8000-000000000001',
  name: 'Adaọbị Okeke',
  email: 'ada@example.com',
  emailVerified: true,
  image: null,
  gender: 'female',
  bio: null,
  age: 29,
  ageIsFixed: false,
  relationshipStatus: null,
  maritalHistory: null,
  numberOfChildren: null,
  nationality: null,
  hobbies: [],
  missing: [],
  profileSubmitted: true,
  zone: 'Africa/Lagos',
  leavingUntil: null,
};

/** Shows a screen at an address, signed in as `user` (nobody when null); other addresses show their path. */
/** `ahead`: what lies before the reader in the history, as a step forward finds it. */
export const showScreen = (
  screen: ReactNode,
  {
    at = '/',
    path = at.split('?')[0],
    user = ADA,
    ahead = [],
  }: { at?: string; path?: string; user?: AuthUser | null; ahead?: InitialEntry[] } = {},
) => {
  queryClient.clear();
  if (user) signedInAs(user);
  else signedOut();
  const router = createMemoryRouter(
    [
      { path, element: screen },
      { path: '*', element: <Elsewhere /> },
    ],
    { initialEntries: [at, ...ahead], initialIndex: 0 },
  );
  const shown = render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return { ...shown, router };
};

const Elsewhere = () => <p>elsewhere</p>;
