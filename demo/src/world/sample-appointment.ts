// The sample appointment of the demonstration: Ada booked a session, and paid for it by the practice card; one is always to come.
import { randomUUID } from 'node:crypto';
import { findMe } from '@ijeuwa/contract/accounts';
import {
  type Appointment,
  bookAppointment,
  cancelAppointment,
  listAppointments,
  listSlots,
  moveAppointment,
} from '@ijeuwa/contract/schedule';
import type { ApiClient } from './api-client.ts';
import { buyQuoted } from './buy-package.ts';

const COUNSELLOR = 'ubong-ekanem';
/** Far enough that whoever looks around finds it still to come, and can move it. */
const DAYS_AHEAD = 10;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
export const SAMPLE_LOOKED_AT_EVERY_MS = 6 * HOUR_MS;
const ASKED =
  'I am not married yet. My parents’ marriage was loud, and I would like to know what I carry on from it before I begin my own.';

/**
 * Nobody comes to a sample: shortly before it could be changed no more it is put off, and where it was put off as often as
 * may be, another takes its place. Of whoever has one of their own choice, or is about to try the room, nothing is touched.
 */
export const keepSample = async (api: ApiClient, now: Date, phone: string): Promise<void> => {
  const { appointments } = await api(listAppointments, {});
  const toCome = appointments.filter((one) => isToCome(one, now));
  const due = toCome.find((one) => one.mine && one.message === ASKED && isDue(one, now));
  if (toCome.length > 0 && !due) return;
  const startsAt = await findTime(api, now);
  if (!startsAt) return;
  if (due && due.movesLeft > 0) {
    await api(moveAppointment, { params: { id: due._id }, body: { startsAt, version: due.version } });
    return;
  }
  if (due) await api(cancelAppointment, { params: { id: due._id } });
  await bookAt(api, startsAt, phone);
};

const isToCome = ({ state, endsAt }: Appointment, now: Date): boolean =>
  ['held', 'confirmed', 'choosing'].includes(state) && Date.parse(endsAt) > now.getTime();

/** Two looks before its last moment. */
const isDue = ({ state, changedUntil }: Appointment, now: Date): boolean => {
  const left = Date.parse(changedUntil) - now.getTime();
  return state === 'confirmed' && left > 0 && left < 2 * SAMPLE_LOOKED_AT_EVERY_MS;
};

/** The last time of a day is the one that others want least. */
const findTime = async (api: ApiClient, now: Date): Promise<string | undefined> => {
  const from = new Date(now.getTime() + DAYS_AHEAD * DAY_MS).toISOString().slice(0, 10);
  const { days } = await api(listSlots, { params: { key: COUNSELLOR }, query: { from, kind: 'session' } });
  return days.find(({ slots }) => slots.length > 0)?.slots.at(-1)?.startsAt;
};

const bookAt = async (api: ApiClient, startsAt: string, phone: string): Promise<void> => {
  const { user } = await api(findMe, {});
  const { name, email } = user;
  const of = { counsellor: COUNSELLOR, kind: 'session', startsAt } as const;
  const { quote } = await api(bookAppointment, {
    body: { id: randomUUID(), ...of, name, email, phone, message: ASKED },
  });
  if (quote) await buyQuoted(api, quote._id);
};
