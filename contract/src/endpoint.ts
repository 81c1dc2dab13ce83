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

/** A secret that opens what it belongs to, whoever shows it. */
export type Secret = 'link' | 'challenge' | 'sign-in attempt' | 'provider token' | 'signature';

/** What a member must be to the thing or person that a call names; otherwise it is not there (404). */
export type Relation =
  | `own ${'session' | 'identity' | 'order' | 'quote' | 'notification' | 'photo' | 'challenge' | 'invoice' | 'appointment' | 'introduction' | 'planning enquiry'}`
  /** Of the catalogue, while they can be booked. */
  | 'shown counsellor'
  /** One of the two; open: nobody has ended it, and nothing keeps the two apart. */
  | 'own match'
  | 'open match'
  /** Whose profile the policy of visibility shows, or oneself. */
  | 'visible person'
  | 'photo of a visible person'
  /** Visible as a card, and each passes the other's musts. */
  | 'fitting person'
  /** Visible, or met before. */
  | 'known person'
  /** Whoever it is: the call tells nothing of them. */
  | 'any person';

/** What staff open; it is there for whoever holds the role. */
export type Case =
  | 'member'
  | 'reported member'
  | 'reviewed member'
  | 'review photo'
  | 'transfer'
  | 'odd payment'
  | 'statement line'
  | 'payment'
  | 'refund'
  | 'dispute'
  | 'settlement difference'
  | 'agreement'
  | 'package'
  | 'code'
  | 'enquiry'
  | 'live chat'
  | 'chat answer'
  | 'catalogue entry'
  | 'resource'
  | 'therapy package'
  | 'guidance text'
  | 'assessment'
  | 'appointment'
  | 'client'
  | 'session note'
  | 'former client'
  | 'counsellor'
  | 'counsellor entry'
  | 'holiday'
  | 'VIP case'
  | 'VIP entry'
  | 'venue'
  | 'planning service'
  | 'partner'
  | 'planning enquiry'
  | 'event'
  | 'staff member';

/** Who may call: anybody, a signed-in member, or staff holding one of the roles (an empty list: any staff). */
export type Access = 'public' | 'member' | { staff: readonly StaffRole[] } | RelatedAccess;
/** The same for a call that names a thing or a person, with what the caller must be to it. */
export type RelatedAccess =
  | { public: Secret }
  | { member: Relation }
  | { staff: readonly StaffRole[]; of: Case };

export type Caller = 'public' | 'member' | 'staff';
export const callerOf = (access: Access): Caller =>
  typeof access === 'string'
    ? access
    : 'staff' in access
      ? 'staff'
      : 'member' in access
        ? 'member'
        : 'public';

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
  /** One that is open also to whoever has asked for the erasure of the account. */
  leavers?: true;
  /**
   * Outside of the general limit of writes: it has tight ones of its own, or only ends something. Whoever floods others
   * cannot shut people out of it.
   */
  ownLimit?: true;
  /** What is not there, or not theirs, counts as done: nothing happens, and nobody learns which it was. */
  absentIsDone?: true;
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

/** Whoever names something in the address says what the caller must be to it. */
type Stated<E extends Endpoint> = E['params'] extends Schema ? { access: RelatedAccess } : unknown;

export const endpoint = <const E extends Endpoint>(described: E & Stated<E>): E => described;

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
