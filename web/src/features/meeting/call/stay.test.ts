// The stay of this screen, with a server that is played: it comes once for each connection, and not again once it has ended.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makeStay } from './stay.ts';

type Reply = { peer: string } | { code: string; message: string };
const said: string[] = [];
const told: unknown[] = [];
let answers: ((reply: Reply) => void)[] = [];
const make = () =>
  makeStay({
    link: {
      emit: ((event: string, _: object, answer?: (reply: Reply) => void) => {
        said.push(event);
        if (answer) answers.push(answer);
      }) as never,
    },
    meeting: 'one',
    onArrived: (own) => told.push(own),
    onAway: () => told.push('away'),
    onEnded: (why) => told.push(why),
  });

beforeEach(() => {
  vi.useFakeTimers();
  said.length = 0;
  told.length = 0;
  answers = [];
});
afterEach(() => void vi.useRealTimers());

test('it comes once for each connection, as another one each time', () => {
  const stay = make();
  stay.come();
  expect(stay.own()).toBeUndefined();
  answers[0]!({ peer: 'a' });
  expect(stay.own()).toBe('a');
  stay.lose();
  expect(stay.own()).toBeUndefined();
  stay.come();
  answers[1]!({ peer: 'b' });
  expect([said, told]).toEqual([
    ['joinMeeting', 'joinMeeting'],
    ['away', 'a', 'away', 'away', 'b'],
  ]);
});

test('what the door answered to a connection that is gone is not heard', () => {
  const stay = make();
  stay.come();
  stay.lose();
  stay.come();
  answers[0]!({ peer: 'late' });
  expect(stay.own()).toBeUndefined();
  answers[1]!({ peer: 'now' });
  expect(stay.own()).toBe('now');
});

test.each([
  ['over', (stay: ReturnType<typeof make>) => stay.end('over')],
  ['elsewhere', (stay: ReturnType<typeof make>) => stay.end('elsewhere')],
])('once it is %s a new connection brings nobody back', (why, end) => {
  const stay = make();
  stay.come();
  answers[0]!({ peer: 'a' });
  end(stay);
  stay.lose();
  stay.come();
  stay.leave();
  expect(said).toEqual(['joinMeeting']);
  expect(told).toEqual(['away', 'a', why]);
});

test('refused it ends; where the server only failed it comes again', async () => {
  const stay = make();
  stay.come();
  answers[0]!({ code: 'fault', message: 'Something went wrong' });
  await vi.advanceTimersByTimeAsync(2000);
  expect(said).toHaveLength(2);
  answers[1]!({ code: 'conflict', message: 'This session is over.' });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(said).toHaveLength(2);
  expect(told.at(-1)).toEqual({ refused: 'This session is over.' });
});

test('whoever leaves says so, also on the way in; without a connection there is nobody to tell', () => {
  const stay = make();
  stay.come();
  stay.leave();
  expect(said).toEqual(['joinMeeting', 'leaveMeeting']);
  answers[0]!({ peer: 'late' });
  expect(stay.own()).toBeUndefined();
  const other = make();
  other.come();
  other.lose();
  other.leave();
  expect(said.slice(2)).toEqual(['joinMeeting']);
});
