// Ada's appointment is booked at the last free time of a day well ahead, paid for, and put off before nobody comes to it.
import { findMe } from '@ijeuwa/contract/accounts';
import { placeOrder } from '@ijeuwa/contract/billing';
import type { Endpoint } from '@ijeuwa/contract/endpoint';
import {
  bookAppointment,
  cancelAppointment,
  listAppointments,
  listSlots,
  moveAppointment,
} from '@ijeuwa/contract/schedule';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ApiClient } from './api-client.ts';
import { keepSample } from './sample-appointment.ts';

const NOW = new Date('2026-12-01T09:00:00Z');
let asked: { endpoint: Endpoint; parts: Record<string, Record<string, unknown>> }[];
let answers: Map<Endpoint, unknown>;
const api = (async (endpoint: Endpoint, parts: never) => {
  asked.push({ endpoint, parts });
  return answers.get(endpoint) ?? { status: 'paid' };
}) as unknown as ApiClient;
const partsOf = (endpoint: Endpoint) => asked.find((one) => one.endpoint === endpoint)?.parts;

/** What was booked as a sample, so many hours before it begins. */
const booked = async (hours: number, change: object = {}) => {
  answers.set(listAppointments, { appointments: [] });
  await keepSample(api, NOW, '+2348030000001');
  const message = partsOf(bookAppointment)?.body?.message;
  asked = [];
  const startsAt = NOW.getTime() + hours * 3_600_000;
  const moment = (at: number) => new Date(at).toISOString();
  return {
    _id: 'the sample',
    state: 'confirmed',
    mine: true,
    message,
    movesLeft: 1,
    version: 3,
    startsAt: moment(startsAt),
    endsAt: moment(startsAt + 3_000_000),
    changedUntil: moment(startsAt - 24 * 3_600_000),
    ...change,
  };
};

beforeEach(() => {
  vi.stubGlobal('fetch', async () => new Response());
  asked = [];
  answers = new Map<Endpoint, unknown>([
    [listAppointments, { appointments: [] }],
    [findMe, { user: { name: 'Adaọbị Okeke', email: 'ada@demo.ijeuwa.example' } }],
    [
      listSlots,
      {
        zone: 'Africa/Lagos',
        days: [
          { day: '2026-12-11', slots: [] },
          { day: '2026-12-14', slots: [{ startsAt: 'first' }, { startsAt: 'last' }] },
        ],
      },
    ],
    [bookAppointment, { quote: { _id: 'a price' } }],
    [placeOrder, { _id: 'an order', pageUrl: 'http://practice.example/page' }],
  ]);
});
afterEach(() => void vi.unstubAllGlobals());

test('it is booked at the last time of the first free day that is ten days ahead, and paid', async () => {
  await keepSample(api, NOW, '+2348030000001');
  expect(partsOf(listSlots)?.query).toMatchObject({ from: '2026-12-11' });
  expect(partsOf(bookAppointment)?.body).toMatchObject({ startsAt: 'last', phone: '+2348030000001' });
  expect(partsOf(placeOrder)?.body).toMatchObject({ quoteId: 'a price', method: 'card' });
});

test('whoever has one, or finds no free time, books nothing', async () => {
  const one = await booked(5 * 24);
  answers.set(listAppointments, { appointments: [one] });
  await keepSample(api, NOW, '+2348030000001');
  answers.set(listAppointments, { appointments: [] });
  answers.set(listSlots, { zone: 'Africa/Lagos', days: [] });
  await keepSample(api, NOW, '+2348030000001');
  expect(partsOf(bookAppointment)).toBeUndefined();
});

const keepWith = async (...appointments: unknown[]) => {
  answers.set(listAppointments, { appointments });
  await keepSample(api, NOW, '+2348030000001');
  return [moveAppointment, cancelAppointment, bookAppointment].map((one) => partsOf(one) !== undefined);
};

test('shortly before it could be changed no more, it is put off', async () => {
  expect(await keepWith(await booked(30))).toEqual([true, false, false]);
  expect(partsOf(moveAppointment)).toEqual({
    params: { id: 'the sample' },
    body: { startsAt: 'last', version: 3 },
  });
});

test('what was put off as often as may be gives its place to another', async () => {
  expect(await keepWith(await booked(30, { movesLeft: 0 }))).toEqual([false, true, true]);
});

test('what is over has another after it, and not two', async () => {
  expect(await keepWith(await booked(-2))).toEqual([false, false, true]);
  expect(await keepWith(await booked(-2), await booked(200, { message: 'My own.' }))).toEqual([
    false,
    false,
    false,
  ]);
});

test.each([
  ['one’s own', 30, { message: 'My own.' }],
  ['one that can be changed no more, as whoever tries the room has', 1, {}],
  ['one that is far away', 100, {}],
  ['one that waits to be paid', 30, { state: 'held' }],
])('nothing becomes of %s', async (_, hours, change) => {
  expect(await keepWith(await booked(hours, change))).toEqual([false, false, false]);
});
