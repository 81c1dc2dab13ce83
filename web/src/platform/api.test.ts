// Whatever the network does, a call ends: with an answer, or with words for the screen.
import { findMe, logOut } from '@ijeuwa/contract/accounts';
import { SHOWN_TO, SOMEBODY_ELSE } from '@ijeuwa/contract/shown-to';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { asApiError, call, NO_RESPONSE, SIGNED_OUT_HERE, wordsOf } from './api.ts';
import { isAnothers, onAnothers, showTo } from './shown-to.ts';

// How its own clock stands a page asks once.
beforeAll(async () => {
  vi.stubGlobal('fetch', async () => Response.json({ offsets: [], home: [], until: '' }));
  await call(findMe, {});
});

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A network that takes the question and never answers. */
const silence = (_address: string, { signal }: RequestInit) =>
  new Promise<Response>((_, fail) => {
    signal?.addEventListener('abort', () => fail(new DOMException('aborted', 'AbortError')));
  });

test('a network that never answers is no connection after fifteen seconds', async () => {
  vi.stubGlobal('fetch', silence);
  const asked = expect(call(findMe, {})).rejects.toMatchObject({ code: 'offline', message: NO_RESPONSE });
  await vi.advanceTimersByTimeAsync(15_000);
  await asked;
});

test('an answer that begins and never ends is none either', async () => {
  const body = (signal: AbortSignal) =>
    new ReadableStream({
      start: (stream) => signal.addEventListener('abort', () => stream.error(new Error('cut'))),
    });
  vi.stubGlobal('fetch', async (_: string, { signal }: RequestInit) => new Response(body(signal!)));
  const asked = expect(call(findMe, {})).rejects.toMatchObject({ code: 'offline' });
  await vi.advanceTimersByTimeAsync(15_000);
  await asked;
});

test.each([
  [502, '<h1>Bad gateway</h1>', 'Failed to swipe left'],
  [504, '', 'Failed to swipe left'],
  [500, '{"code":"fault","message":"Something went wrong"}', 'Failed to swipe left'],
  [503, '{"code":"unavailable","message":"We are back in a moment."}', 'We are back in a moment.'],
])('a screen has words of its own for a %s that says %s', async (status, body, words) => {
  vi.stubGlobal('fetch', async () => new Response(body, { status }));
  const error = asApiError(await call(logOut, {}).catch((why) => why));
  expect(wordsOf(error, 'Failed to swipe left')).toBe(words);
});

test('whoever asked and left is told nothing', async () => {
  vi.stubGlobal('fetch', silence);
  const left = new AbortController();
  const asked = expect(call(findMe, {}, left.signal)).rejects.toMatchObject({ name: 'AbortError' });
  left.abort();
  await asked;
  expect(vi.getTimerCount()).toBe(0);
});

test('a member whose session ended before they sent something reads what to do; else they read what the server says', async () => {
  const refusal = { code: 'not_signed_in', message: 'Please sign in first.' };
  vi.stubGlobal('fetch', async () => Response.json(refusal, { status: 401 }));
  const send = () => call(logOut, {});
  await expect(send()).rejects.toMatchObject(refusal);
  showTo('ada');
  await expect(send()).rejects.toMatchObject({ ...refusal, message: SIGNED_OUT_HERE });
  await expect(call(findMe, {})).rejects.toMatchObject(refusal);
  showTo(undefined);
});

test('a page says to whom it is shown, and is shown no more once somebody else is signed in here', async () => {
  const said: unknown[] = [];
  vi.stubGlobal('fetch', async (_: string, { headers }: RequestInit) => {
    said.push(headers);
    return said.length < 3
      ? Response.json({ user: {} })
      : Response.json({ code: 'another_account', message: SOMEBODY_ELSE }, { status: 409 });
  });
  await call(findMe, {});
  showTo('ada');
  await call(findMe, {});
  expect(said).toEqual([{}, { [SHOWN_TO]: 'ada' }]);
  expect(isAnothers()).toBe(false);
  const deaf = onAnothers(() => {});
  await expect(call(findMe, {})).rejects.toMatchObject({ code: 'another_account' });
  expect(isAnothers()).toBe(true);
  // What asks by itself, as a second try does, asks nobody any more.
  await expect(call(findMe, {})).rejects.toMatchObject({ code: 'another_account', message: SOMEBODY_ELSE });
  expect(said).toHaveLength(3);
  deaf();
  showTo(undefined);
});
