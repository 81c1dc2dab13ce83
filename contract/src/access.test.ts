// Every call that names a thing or a person says what the caller must be to it, and no other call does.
import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type Endpoint, endpoint } from './endpoint.ts';

const HERE = new URL('.', import.meta.url);
const isEndpoint = (one: unknown): one is Endpoint =>
  typeof one === 'object' && one !== null && 'path' in one && 'access' in one;
const files = readdirSync(HERE).filter((name) => /(?<!\.test)\.ts$/.test(name));
const rooms = await Promise.all(files.map((name): Promise<object> => import(new URL(name, HERE).href)));
const endpoints = [...new Set(rooms.flatMap((room) => Object.values(room)).filter(isEndpoint))];

/** Fields of a body that name what is there already, or show a secret. */
const REFERENCES = ['ids', 'quoteId', 'challenge', 'token', 'idToken'];
/** A secret that travels beside the body: in the cookie of an attempt, in the head of a signed notice. */
const BESIDE = ['/api/auth/google/callback', '/api/webhooks/paystack', '/api/webhooks/paypal'];

const names = ({ path, body }: Endpoint): boolean => {
  const shape = (body?._zod.def as { shape?: Record<string, unknown> } | undefined)?.shape ?? {};
  return path.includes(':') || BESIDE.includes(path) || REFERENCES.some((field) => field in shape);
};
const states = ({ access }: Endpoint): boolean =>
  typeof access === 'object' && (!('staff' in access) || 'of' in access);
const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;

test('a call says what its caller must be exactly when it names something', () => {
  expect(endpoints.length).toBeGreaterThan(90);
  // Signing in by `token: true` asks for a token, and shows none.
  const named = endpoints.filter(names).filter(({ path }) => path !== '/api/auth/login');
  expect(endpoints.filter(states).map(nameOf)).toEqual(named.map(nameOf));
  expect(named.length).toBeGreaterThan(40);
});

test('an address that names something, without saying to whom it is open, is not written down', () => {
  const params = rooms.flatMap((room) => Object.values(room)).find(isEndpoint)!.answer as never;
  const told = { method: 'GET', path: '/api/x/:id', summary: '', params, answer: 'file' } as const;
  // @ts-expect-error: it says who may call, and not what they must be to what it names.
  expect(endpoint({ ...told, access: 'member' })).toBeDefined();
  expect(endpoint({ ...told, access: { member: 'own order' } })).toBeDefined();
});
