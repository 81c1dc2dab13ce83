// One REST call, described once: the server answers it, the web calls it, the API page shows it.
import type * as z from 'zod/mini';

export type StaffRole =
  | 'support'
  | 'moderator'
  | 'finance'
  | 'counsellor'
  | 'matchmaker'
  | 'planner'
  | 'editor'
  | 'admin';

/** Who may call: anybody, a signed-in member, or staff holding one of the roles (an empty list: any staff). */
export type Access = 'public' | 'member' | { staff: readonly StaffRole[] };

/** How large the body of a call may be, unless it says more. */
export const BODY_MAX_BYTES = 16 * 1024;

type Schema = z.core.$ZodType;

export type Endpoint = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** The whole address, `/api` included, with `:name` for what stands in `params`. */
  path: string;
  access: Access;
  /** A member's call that is open also before the short form of a first social sign-in is finished. */
  newcomers?: true;
  /** One line: what it does, what it refuses, where the rule comes from. */
  summary: string;
  params?: Schema;
  query?: Schema;
  body?: Schema;
  /** How the body travels when it is not JSON. */
  upload?: 'multipart' | 'raw';
  /** How large the body may be, where BODY_MAX_BYTES do not suffice. */
  bodyMaxBytes?: number;
  /** What it answers as JSON; a file or a redirect is named instead. */
  answer: Schema | 'file' | 'redirect';
};

export const endpoint = <const E extends Endpoint>(described: E): E => described;

type Read<S> = S extends Schema ? z.infer<S> : undefined;
type Sent<S> = S extends Schema ? z.input<S> : undefined;

/** What the server's handler is given, after validation. */
export type Received<E extends Endpoint> = {
  params: Read<E['params']>;
  query: Read<E['query']>;
  body: Read<E['body']>;
};

type Present<T> = { [K in keyof T as T[K] extends undefined ? never : K]: T[K] };

/** What a caller hands over: only the parts that the endpoint has. */
export type Call<E extends Endpoint> = Present<{
  params: Sent<E['params']>;
  query: Sent<E['query']>;
  body: E['upload'] extends 'multipart' ? FormDataLike : Sent<E['body']>;
}>;

/** What an endpoint answers. */
export type Answer<E extends Endpoint> = E['answer'] extends Schema ? z.infer<E['answer']> : undefined;

type FormDataLike = { append(name: string, value: unknown): void };
