// Ada's appointment is booked once, at the last free time of a day well ahead, and paid for.
import { findMe } from '@ijeuwa/contract/accounts';
import { placeOrder } from '@ijeuwa/contract/billing';
import type { Endpoint } from '@ijeuwa/contract/endpoint';
import { bookAppointment, listAppointments, listSlots } from '@ijeuwa/contract/schedule';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ApiClient } from './api-client.ts';
import { bookSample } from './sample-appointment.ts';

const NOW = new Date('2026-12-01T09:00:00Z');
let asked: { endpoint: Endpoint; parts: Record<string, Record<string, unknown>> }[];
let answers: Map<Endpoint, unknown>;
const api = (async (endpoint: Endpoint, parts: never) => {
  asked.push({ endpoint, parts });
  return answers.get(endpoint) ?? { status: 'paid' };
}) as unknown as ApiClient;
const partsOf = (endpoint: Endpoint) => asked.find((one) => one.endpoint === endpoint)?.parts;

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
  await bookSample(api, NOW, '+2348030000001');
  expect(partsOf(listSlots)?.query).toMatchObject({ from: '2026-12-11' });
  expect(partsOf(bookAppointment)?.body).toMatchObject({ startsAt: 'last', phone: '+2348030000001' });
  expect(partsOf(placeOrder)?.body).toMatchObject({ quoteId: 'a price', method: 'card' });
});

test('whoever has one, or finds no free time, books nothing', async () => {
  answers.set(listSlots, { zone: 'Africa/Lagos', days: [] });
  await bookSample(api, NOW, '+2348030000001');
  answers.set(listAppointments, { appointments: [{}] });
  await bookSample(api, NOW, '+2348030000001');
  expect(partsOf(bookAppointment)).toBeUndefined();
});
