// People who use the server in a test: each is signed up through HTTP and keeps their own cookie.
import { randomUUID } from 'node:crypto';
import type { AuthUser } from '@ijeuwa/contract/accounts';
import type { Answer, Call, Endpoint } from '@ijeuwa/contract/endpoint';
import type { Refusal } from '@ijeuwa/contract/errors';
import * as signUps from '@ijeuwa/contract/sign-up';
import type { FastifyInstance } from 'fastify';
import type { Features } from '../src/app/wire-features.ts';

export type Reply<T> = { status: number; body: T; refusal: Refusal; headers: Record<string, unknown> };

export const SIGN_UP = {
  name: 'Ada Okeke',
  age: 29,
  email: 'ada@example.com',
  phoneNumber: '08031234567',
  country: 'Nigeria' as const,
  password: 'a good long one',
  confirmPassword: 'a good long one',
  gender: 'female' as const,
  genderPreference: 'male' as const,
};

/** Nobody else’s, in letters alone: sixteen digits in a row may be the number of a card, which no call takes. */
export const someName = (): string => randomUUID().replaceAll(/[\d-]/g, '');

export type Client = {
  jar: { cookie: string };
  /** Calls an endpoint of the contract and answers status and body, whatever they are. */
  call<E extends Endpoint>(endpoint: E, parts: Call<E>): Promise<Reply<Answer<E>>>;
  /** The same for a call spelled by hand, valid or not. */
  send(method: string, url: string, body?: unknown, query?: Record<string, string>): Promise<Reply<never>>;
};
export type Person = Client & { id: string; user: AuthUser };

export const makePeople = (app: FastifyInstance, features: Features) => {
  const client = (cookie = ''): Client => {
    const jar = { cookie };
    return {
      jar,
      async call<E extends Endpoint>(endpoint: E, parts: Call<E>): Promise<Reply<Answer<E>>> {
        const { params, query, body } = parts as {
          params?: Record<string, string>;
          query?: Record<string, string>;
          body?: object;
        };
        const url = endpoint.path.replace(/:(\w+)/g, (_, name) => encodeURIComponent(String(params?.[name])));
        return this.send(endpoint.method, url, body, query);
      },
      async send(
        method: string,
        url: string,
        body?: unknown,
        query?: Record<string, string>,
      ): Promise<Reply<never>> {
        const reply = await app.inject({
          method: method as 'GET',
          url,
          query,
          headers: jar.cookie ? { cookie: jar.cookie } : {},
          ...(body === undefined ? {} : { payload: body as object }),
        });
        const set = reply.cookies.find((one) => /ijeuwa_(session|staff)$/.test(one.name));
        if (set) jar.cookie = set.value ? `${set.name}=${set.value}` : '';
        const parsed = reply.headers['content-type']?.toString().includes('json')
          ? reply.json()
          : reply.rawPayload;
        return {
          status: reply.statusCode,
          body: parsed as never,
          refusal: parsed as Refusal,
          headers: reply.headers,
        };
      },
    };
  };

  const known = new Map<string, Person>();
  return {
    stranger: () => client(),

    /** Signs somebody up, once for each name; later calls answer the same person. */
    async as(name: string, change: Partial<typeof SIGN_UP> | Record<string, unknown> = {}): Promise<Person> {
      const before = known.get(name);
      if (before) return before;
      const person = client();
      const form = {
        ...SIGN_UP,
        name: name.charAt(0).toUpperCase() + name.slice(1),
        email: `${name}@example.com`,
        ...change,
      };
      const reply = await person.send('POST', signUps.signUp.path, form);
      if (reply.status !== 200) throw new Error(`${name} could not sign up: ${JSON.stringify(reply.body)}`);
      const user = (reply.body as { user: AuthUser }).user;
      const signedUp = Object.assign(person, { id: user._id, user });
      known.set(name, signedUp);
      return signedUp;
    },
    features,
  };
};
