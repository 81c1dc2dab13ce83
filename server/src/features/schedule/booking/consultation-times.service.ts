// Consultations, for the room that acknowledges them: which one a member has on a day, and when one is free near it.
import type { Money } from '@ijeuwa/contract/fields';
import type { Clock } from '#platform/clock.ts';
import type { Database } from '#platform/database/connect.ts';
import type { FindZone } from '#platform/mail-words.ts';
import type { ServicesSold } from '#platform/services-sold.ts';
import { isBookable, listCounsellors } from '../times/times.repository.ts';
import type { Times } from '../times/times.service.ts';
import { momentAt, wallAt } from '../times/wall-clock.rules.ts';
import { listComing } from './booking.repository.ts';
import { stateAt } from './booking.rules.ts';

const HOME = 'Africa/Lagos';
const NOON_MINUTE = 12 * 60;
const NAMED = 3;

/** `heldUntil`: until then its price is waited for; null once it is confirmed. `fee`: what waits to be paid of it. */
export type BookedConsultation = {
  id: string;
  startsAt: Date;
  /** The reader’s clock, and the counsellor’s. */
  zones: readonly string[];
  heldUntil: Date | null;
  byTransfer: boolean;
  fee: Money | null;
};
export type FreeConsultation = Pick<BookedConsultation, 'startsAt' | 'zones'>;

export const makeConsultationTimes = ({
  db,
  clock,
  times,
  services,
  findZone,
}: {
  db: Database;
  clock: Clock;
  times: Times;
  services: Pick<ServicesSold, 'findQuote'>;
  findZone: FindZone;
}) => ({
  /** A day of the counsellor’s clock; what was held and is not any more does not count. */
  async findBooked(memberId: string, day: string): Promise<BookedConsultation | undefined> {
    const now = clock.now();
    const found = (await listComing(db, memberId, now)).find(
      ({ appointment, counsellor }) =>
        appointment.kind === 'consultation' &&
        stateAt(appointment, now) !== 'lapsed' &&
        wallAt(appointment.startsAt, counsellor.zone).day === day,
    );
    if (!found) return undefined;
    const { appointment, counsellor } = found;
    const { id, startsAt, heldUntil, byTransfer } = appointment;
    const quote = heldUntil ? await services.findQuote(db, 'consultation', id) : undefined;
    const zones = [await findZone(db, memberId), counsellor.zone];
    return { id, startsAt, heldUntil, byTransfer, zones, fee: quote?.total ?? null };
  },

  /** The nearest to the noon of that day, of all who can be booked. */
  async listFreeNear(memberId: string, day: string): Promise<FreeConsultation[]> {
    const wanted = momentAt(day, NOON_MINUTE, HOME)!;
    const own = await findZone(db, memberId);
    const free: FreeConsultation[] = [];
    for (const { counsellor } of await listCounsellors(db)) {
      if (!isBookable(counsellor)) continue;
      for (const startsAt of await times.listNearest(
        db,
        { counsellor, kind: 'consultation', memberId },
        wanted,
      ))
        free.push({ startsAt, zones: [own, counsellor.zone] });
    }
    const away = ({ startsAt }: FreeConsultation) => Math.abs(startsAt.getTime() - wanted.getTime());
    return free
      .sort((one, other) => away(one) - away(other))
      .slice(0, NAMED)
      .sort((one, other) => one.startsAt.getTime() - other.startsAt.getTime());
  },
});
