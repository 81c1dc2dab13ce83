// Appointments and free times as screen tests know them.
import type { Answer } from '@ijeuwa/contract/endpoint';
import type { Appointment, listSlots, Slot } from '@ijeuwa/contract/schedule';

export const CONFIRMED: Appointment = {
  _id: '01900000-0000-7000-8000-0000000000c1',
  counselor: { key: 'ibrahim-bello', name: 'Dr Ibrahim Bello' },
  date: '2026-12-01',
  time: '10:00',
  startsAt: '2026-12-01T09:00:00Z',
  endsAt: '2026-12-01T09:50:00Z',
  zone: 'Africa/Lagos',
  kind: 'session',
  type: 'Marriage counselling',
  state: 'confirmed',
  status: 'Confirmed',
  message: '',
  notes: 'We quarrel about money.',
  bookedWith: null,
  mine: true,
  partner: null,
  comesAlone: false,
  movesLeft: 2,
  changedUntil: '2026-11-30T09:00:00Z',
  room: { opensAt: '2026-12-01T08:50:00Z', byVideo: true },
  back: null,
  heldUntil: null,
  quote: null,
  stars: null,
  ratedUntil: null,
  gainsaidUntil: null,
  saidUntil: null,
  version: 1,
  sequence: 2,
};
export const HELD: Appointment = {
  ...CONFIRMED,
  _id: '01900000-0000-7000-8000-0000000000c2',
  state: 'held',
  status: 'Pending',
  room: null,
  heldUntil: '2026-11-28T09:15:00Z',
  quote: {
    _id: '01900000-0000-7000-8000-0000000000c3',
    kind: 'session',
    subjectId: '01900000-0000-7000-8000-0000000000c2',
    title: 'Session with Dr Ibrahim Bello',
    total: { amountMinor: 15_000_000, currency: 'NGN' },
    expiresAt: '2026-11-28T09:15:00Z',
    methods: ['card'],
  },
};

const slot = (startsAt: string, label: string): Slot => ({ startsAt, label, mine: false, byTransfer: true });
export const SLOTS: Answer<typeof listSlots> = {
  zone: 'Africa/Lagos',
  days: [
    {
      day: '2026-11-30',
      slots: [slot('2026-11-30T08:00:00Z', 'Mon at 09:00'), slot('2026-11-30T10:00:00Z', 'Mon at 11:00')],
    },
    { day: '2026-12-01', slots: [] },
    { day: '2026-12-02', slots: [slot('2026-12-02T13:00:00Z', 'Wed at 14:00')] },
  ],
};
