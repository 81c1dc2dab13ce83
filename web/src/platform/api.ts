// Calls an endpoint of the contract, and turns whatever goes wrong into one kind of error.
import type { Answer, Call, Endpoint } from '@ijeuwa/contract/endpoint';
import { type ErrorCode, type Refusal, SOMETHING_WENT_WRONG } from '@ijeuwa/contract/errors';
import { SOMEBODY_ELSE } from '@ijeuwa/contract/shown-to';
import { findZoneOffsets, HOME_ZONE } from '@ijeuwa/contract/zones';
import { headersOfPage, isAnothers, isShownToMember, leaveToOther } from './shown-to.ts';
import { keepToldZone, zoneHere } from './zone-here.ts';

export class ApiError extends Error {
  readonly code: ErrorCode | 'offline';
  readonly fields: Record<string, string>;
  readonly retryAfterSeconds?: number;
  /** Of a time that is taken: the nearest that are free. */
  readonly nearest: readonly string[];

  constructor(
    code: ErrorCode | 'offline',
    message: string,
    fields: Record<string, string> = {},
    retryAfterSeconds?: number,
    nearest: readonly string[] = [],
  ) {
    super(message);
    this.name = 'ApiError';
    this.code = code;
    this.fields = fields;
    this.retryAfterSeconds = retryAfterSeconds;
    this.nearest = nearest;
  }
}

/** Spec 8: what a screen says when no answer came. */
export const NO_RESPONSE = 'No response from server. Please check your internet connection.';

/** Of what a member sent whose session ended while the page stood open: another tab leaves what they wrote on it where it is. */
export const SIGNED_OUT_HERE =
  'You are signed out on this device. Please sign in again, in another tab so that what you wrote stays, and send this once more.';

type Parts = { params?: Record<string, string | number>; query?: Record<string, unknown>; body?: unknown };

export const addressOf = (endpoint: Endpoint, { params, query }: Parts): string => {
  const path = endpoint.path.replace(/:(\w+)/g, (_, name) =>
    encodeURIComponent(String(params?.[name] ?? '')),
  );
  const given = Object.entries(query ?? {}).filter(([, value]) => value !== undefined);
  const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  return search ? `${path}?${search}` : path;
};

const refusalOf = async (response: Response, sends: boolean): Promise<ApiError> => {
  const retryAfter = Number(response.headers.get('retry-after')) || undefined;
  const said = (await response.json().catch(() => undefined)) as Partial<Refusal> | undefined;
  if (!said?.code)
    return new ApiError(
      response.status >= 502 ? 'unavailable' : 'fault',
      SOMETHING_WENT_WRONG,
      {},
      retryAfter,
    );
  const unsent = sends && said.code === 'not_signed_in' && isShownToMember();
  const message = unsent ? SIGNED_OUT_HERE : (said.message ?? SOMETHING_WENT_WRONG);
  return new ApiError(said.code, message, said.fields, retryAfter, said.nearest);
};

/** Throws why it was refused, where it was. `sends`: it was to do something, and not to read alone. */
export const expectGiven = async (response: Response, sends = false): Promise<void> => {
  if (response.ok) return;
  const refusal = await refusalOf(response, sends);
  if (refusal.code === 'another_account') leaveToOther();
  throw refusal;
};

/** What the contract says, or why not. */
export const answerOf = async <E extends Endpoint>(
  response: Response,
  { method }: Pick<E, 'method'>,
): Promise<Answer<E>> => {
  await expectGiven(response, method !== 'GET');
  return (await response.json()) as Answer<E>;
};

// A connection that is there and brings nothing would keep a screen waiting for as long as the system has patience.
const ANSWER_WITHIN_MS = 15_000;
const UPLOAD_WITHIN_MS = 120_000;
const CLOCK_WITHIN_MS = 5000;

/** Ends when the caller's signal does, or when no answer has come for so long. */
const endsWith = (signal: AbortSignal | undefined, ms: number) => {
  const end = new AbortController();
  const stop = () => end.abort();
  const timer = setTimeout(stop, ms);
  signal?.addEventListener('abort', stop);
  if (signal?.aborted) stop();
  const done = () => {
    clearTimeout(timer);
    signal?.removeEventListener('abort', stop);
  };
  return { signal: end.signal, done };
};

/** With `keepalive` the question still leaves when the page goes. */
type CallOptions = { keepalive?: boolean };
type AskOptions = CallOptions & { withinMs?: number };

/** As `call`, whatever clocks may say. */
const ask = async <E extends Endpoint>(
  endpoint: E,
  parts: Call<E>,
  signal?: AbortSignal,
  { keepalive, withinMs = ANSWER_WITHIN_MS }: AskOptions = {},
): Promise<Answer<E>> => {
  // A page that is shown to nobody any more asks nothing.
  if (isAnothers()) throw new ApiError('another_account', SOMEBODY_ELSE);
  const { body } = parts as Parts;
  const upload = body instanceof FormData;
  const patience = endsWith(signal, upload ? UPLOAD_WITHIN_MS : withinMs);
  try {
    const response = await fetch(addressOf(endpoint, parts as Parts), {
      method: endpoint.method,
      credentials: 'same-origin',
      headers: {
        ...headersOfPage(),
        ...(body === undefined || upload ? {} : { 'content-type': 'application/json' }),
      },
      body: body === undefined ? undefined : upload ? body : JSON.stringify(body),
      signal: patience.signal,
      keepalive,
    });
    return await answerOf(response, endpoint);
  } catch (error) {
    if (signal?.aborted || error instanceof ApiError) throw error;
    throw new ApiError('offline', NO_RESPONSE);
  } finally {
    patience.done();
  }
};

const clocks = new Map<string, Promise<void>>();

/** Mails go by the server's rules: so does the page, where they are told; where they are not, those of the browser serve. */
export const learnClock = (zone: string): Promise<void> => {
  const learning =
    clocks.get(zone) ??
    ask(findZoneOffsets, { query: { zone } }, undefined, { withinMs: CLOCK_WITHIN_MS }).then(
      ({ offsets, home, until }) => {
        keepToldZone(zone, offsets, until);
        keepToldZone(HOME_ZONE, home, until);
        clocks.set(HOME_ZONE, learning);
      },
      // A zone that the server does not know it will not know the next time.
      ({ code }: ApiError) => void (code !== 'invalid' && clocks.delete(zone)),
    );
  clocks.set(zone, learning);
  return learning;
};

/** By whose clocks an answer is shown: it names each of them `zone`. */
const zonesIn = (answer: unknown): string[] =>
  typeof answer !== 'object' || answer === null
    ? []
    : Object.entries(answer).flatMap(([name, value]) =>
        name === 'zone' && typeof value === 'string' ? [value] : zonesIn(value),
      );

/**
 * Answers what the contract says, once it is known how the clocks stand by which it is shown, or throws an ApiError; never
 * shows anything by itself.
 */
export const call = async <E extends Endpoint>(
  endpoint: E,
  parts: Call<E>,
  signal?: AbortSignal,
  options?: CallOptions,
): Promise<Answer<E>> => {
  // Beside the question itself, so that nobody waits longer for it.
  const own = learnClock(zoneHere());
  const answer = await ask(endpoint, parts, signal, options);
  await Promise.all([own, ...zonesIn(answer).map(learnClock)]);
  return answer;
};

/** The server's own words; `otherwise` (spec 8) where none came: of a fault, or from what stands before the server. */
export const wordsOf = ({ message }: ApiError, otherwise: string): string =>
  message === SOMETHING_WENT_WRONG ? otherwise : message;

export const asApiError = (error: unknown): ApiError =>
  error instanceof ApiError ? error : new ApiError('fault', SOMETHING_WENT_WRONG);
