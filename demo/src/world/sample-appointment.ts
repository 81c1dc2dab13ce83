// The sample appointment of the demonstration: Ada booked a session, and paid for it by the practice card.
import { randomUUID } from 'node:crypto';
import { findMe } from '@ijeuwa/contract/accounts';
import { bookAppointment, listAppointments, listSlots } from '@ijeuwa/contract/schedule';
import type { ApiClient } from './api-client.ts';
import { buyQuoted } from './buy-package.ts';

const COUNSELLOR = 'ubong-ekanem';
/** Far enough that whoever looks around finds it still to come, and can move it. */
const DAYS_AHEAD = 10;
const DAY_MS = 86_400_000;
const ASKED =
  'I am not married yet. My parents’ marriage was loud, and I would like to know what I carry on from it before I begin my own.';

/** Once, so that it can be repeated at every start; the last time of a day is the one that others want least. */
export const bookSample = async (api: ApiClient, now: Date, phone: string): Promise<void> => {
  const { appointments } = await api(listAppointments, {});
  if (appointments.length > 0) return;
  const from = new Date(now.getTime() + DAYS_AHEAD * DAY_MS).toISOString().slice(0, 10);
  const { days } = await api(listSlots, { params: { key: COUNSELLOR }, query: { from, kind: 'session' } });
  const startsAt = days.find(({ slots }) => slots.length > 0)?.slots.at(-1)?.startsAt;
  if (!startsAt) return;
  const { user } = await api(findMe, {});
  const { name, email } = user;
  const { quote } = await api(bookAppointment, {
    body: {
      id: randomUUID(),
      counsellor: COUNSELLOR,
      kind: 'session',
      startsAt,
      name,
      email,
      phone,
      message: ASKED,
    },
  });
  if (quote) await buyQuoted(api, quote._id);
};
