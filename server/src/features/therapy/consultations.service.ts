// Consultations are booked where times are kept: what a member is mailed of one, or of the free times of the day they named.
import type { sendConsultationEmail } from '@ijeuwa/contract/counselling';
import type { Received } from '@ijeuwa/contract/endpoint';
import type { Money } from '@ijeuwa/contract/fields';
import { CONSULTATION_MAILS_A_DAY } from '@ijeuwa/contract/therapy';
import { AppError } from '#platform/app-error.ts';
import { type Clock, DAY_MS, lagosDay } from '#platform/clock.ts';
import type { Database } from '#platform/database/connect.ts';
import type { Limits } from '#platform/limits.ts';
import type { Notify } from '#platform/notify.ts';
import type { ConsultationTimes } from './consultation-times.ts';
import type { Offers } from './offers.service.ts';
import { bookedBell, bookedMail, freeTimesBell, freeTimesMail } from './therapy.mails.ts';
import { faultOfDay } from './therapy.rules.ts';

export type ConsultationsNeeds = {
  db: Database;
  clock: Clock;
  limits: Pick<Limits, 'take'>;
  notify: Notify;
  publicUrl: string;
  offers: Offers;
  consultationTimes: ConsultationTimes;
};
type Form = Received<typeof sendConsultationEmail>['body'];

const BY_MEMBER = { points: CONSULTATION_MAILS_A_DAY, seconds: DAY_MS / 1000 };
export const makeConsultations = (needs: ConsultationsNeeds) => {
  const { db, clock, limits, notify, publicUrl, offers, consultationTimes } = needs;
  return {
    /** Fixed words, to the member’s own address; of one appointment, and of one day without, once. */
    async send(memberId: string, { name, date }: Form): Promise<{ ok: true }> {
      const today = lagosDay(clock.now());
      const fault = faultOfDay(date, today);
      if (fault) throw new AppError('invalid', fault, { date: fault });
      const price = await offers.findConsultation();
      if (!price) throw new AppError('conflict', 'No consultations are given at the moment.');
      const fees: Money[] = [
        { amountMinor: price.priceNGN, currency: 'NGN' },
        { amountMinor: price.priceUSD, currency: 'USD' },
      ];
      await limits.take('consultation-mail', memberId, BY_MEMBER);
      const booked = await consultationTimes.findBooked(memberId, date);
      const free = booked ? [] : await consultationTimes.listFreeNear(memberId, date);
      const notice = booked
        ? {
            onceKey: `consultation:${booked.id}:${booked.startsAt.getTime()}`,
            bell: bookedBell(booked),
            // It tells of what is to be paid, and by when: it leaves at whatever hour.
            mail: { ...bookedMail({ name, booked, publicUrl }), always: true as const },
          }
        : {
            onceKey: `consultation-day:${memberId}:${date}:${today}`,
            bell: freeTimesBell(date),
            mail: freeTimesMail({ name, fees, day: date, free, publicUrl }),
          };
      await db.transaction((tx) => notify(tx, { ...notice, category: 'systemUpdates', memberId }));
      return { ok: true };
    },
  };
};
