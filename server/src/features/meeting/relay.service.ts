// Gives a screen that is in the room the way over the relay; whoever waits at its door is given none.
import { type IceServers, RELAY_CREDENTIALS_MINUTES } from '@ijeuwa/contract/meeting';
import { AppError } from '#platform/app-error.ts';
import { type Clock, later, MINUTE_MS } from '#platform/clock.ts';
import type { Database } from '#platform/database/connect.ts';
import type { Limits } from '#platform/limits.ts';
import type { Sealing } from '#platform/sealing.ts';
import type { Door, Guest } from './door.ts';
import { iceServersFor, type Relay } from './ice-servers.ts';
import * as meetings from './meeting.repository.ts';
import { closesAt } from './meeting.rules.ts';

export type RelayNeeds = {
  db: Database;
  clock: Clock;
  limits: Pick<Limits, 'take'>;
  sealing: Sealing;
  door: Door;
  relay: Relay | undefined;
};

const ASKS = { points: 30, seconds: 60 };

export const makeRelay = ({ db, clock, limits, sealing, door, relay }: RelayNeeds) => ({
  async open(guest: Guest, appointmentId: string, stayId: string): Promise<IceServers> {
    const { booking, role } = await door.enter(guest, appointmentId);
    await limits.take('meeting-relay', `${appointmentId}:${role}`, ASKS);
    const stay = await meetings.findStay(db, stayId);
    const isIn =
      stay?.appointmentId === appointmentId && stay.role === role && stay.admittedAt && !stay.leftAt;
    if (!isIn) throw new AppError('conflict', 'Your counsellor will let you in. Please wait a moment.');
    const asked = later(clock.now(), RELAY_CREDENTIALS_MINUTES * MINUTE_MS);
    const closes = closesAt(booking);
    // Whoever runs the relay learns neither who somebody is, nor that two stays are of one person.
    const who = sealing.digest(`relay:${stayId}`).slice(0, 16);
    return iceServersFor(relay, { until: asked < closes ? asked : closes, who });
  },
});
