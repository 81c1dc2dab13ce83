// Consultations: a wish is kept and acknowledged, its fee is awaited, and a counsellor answers with a time.

import type { sendConsultationEmail } from '@ijeuwa/contract/counselling';
import type { Received } from '@ijeuwa/contract/endpoint';
import { CONSULTATION_MINUTES } from '@ijeuwa/contract/schedule';
import {
  CONSULTATION_MAILS_A_DAY,
  CONSULTATION_PAID_WITHIN_HOURS,
  type OwnConsultation,
} from '@ijeuwa/contract/therapy';
import { AppError } from '#platform/app-error.ts';
import { type Clock, DAY_MS, HOUR_MS, lagosDay, later, MINUTE_MS } from '#platform/clock.ts';
import type { Database, Queryable } from '#platform/database/connect.ts';
import type { Limits } from '#platform/limits.ts';
import type { Live } from '#platform/live.ts';
import type { Notify } from '#platform/notify.ts';
import type { Sealing } from '#platform/sealing.ts';
import type { SellsService, ServicesSold } from '#platform/services-sold.ts';
import { workChanged } from '#platform/work-changed.ts';
import * as consultations from './consultations.repository.ts';
import type { Offers } from './offers.service.ts';
import { SOLD_AS } from './sold-as.ts';
import { wishBell, wishMail } from './therapy.mails.ts';
import { consultationStateOf, faultOfDay } from './therapy.rules.ts';

export type ConsultationsNeeds = {
  db: Database;
  clock: Clock;
  limits: Limits;
  live: Live;
  notify: Notify;
  sealing: Sealing;
  publicUrl: string;
  offers: Offers;
  services: ServicesSold;
};
type Form = Received<typeof sendConsultationEmail>['body'];
type Content = { name: string; email: string };
export const openWish = (sealing: Sealing, { contentSealed }: { contentSealed: string }): Content =>
  JSON.parse(sealing.open(contentSealed));

export const answerOf = (
  sealing: Sealing,
  { answerSealed, answeredAt, startsAt }: consultations.ConsultationRecord,
): OwnConsultation['answer'] =>
  answerSealed && answeredAt
    ? {
        text: sealing.open(answerSealed),
        startsAt: startsAt?.toISOString() ?? null,
        answeredAt: answeredAt.toISOString(),
      }
    : null;

const BY_MEMBER = { points: CONSULTATION_MAILS_A_DAY, seconds: DAY_MS / 1000 };
const naira = (amountMinor: number): string =>
  new Intl.NumberFormat('en-NG', {
    style: 'currency',
    currency: 'NGN',
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: 0,
  }).format(amountMinor / 100);

export const makeConsultations = (needs: ConsultationsNeeds) => {
  const { db, clock, limits, live, notify, sealing, publicUrl, offers, services } = needs;

  const show = async (tx: Queryable, one: consultations.ConsultationRecord): Promise<OwnConsultation> => {
    const state = consultationStateOf(one, clock.now());
    const quote = state === 'unpaid' ? await services.findQuote(tx, SOLD_AS, one.id) : undefined;
    return {
      _id: one.id,
      state,
      date: one.wishedOn,
      sentAt: one.sentAt.toISOString(),
      payBy: one.payBy.toISOString(),
      fee: { amountMinor: one.amountMinor, currency: one.currency },
      quote: quote ?? null,
      answer: answerOf(sealing, one),
    };
  };

  const sells: SellsService = {
    async give(tx, { subjectId, paidAt }) {
      const one = await consultations.lockConsultation(tx, subjectId);
      if (!one) throw new Error(`there is no consultation ${subjectId}`);
      await consultations.changeConsultation(tx, one.id, { paidAt });
      if (one.closedAt) {
        const reason = 'The consultation had been closed before its fee came.';
        await services.giveBack(tx, { kind: SOLD_AS, subjectId, reason });
      }
      // Until a time is known it is earned on the preferred day, and never before it was paid.
      const wished = one.startsAt ?? new Date(`${one.wishedOn}T12:00:00+01:00`);
      const startsAt = wished < paidAt ? paidAt : wished;
      return { startsAt, endsAt: later(startsAt, CONSULTATION_MINUTES * MINUTE_MS) };
    },
    takeBack: (tx, { subjectId }) =>
      consultations.changeConsultation(tx, subjectId, { takenBackAt: clock.now() }),
  };

  return {
    sells,

    /** The same wish sent twice is one, with one mail. */
    async send(memberId: string, { name, email, date }: Form): Promise<{ ok: true }> {
      const now = clock.now();
      const fault = faultOfDay(date, lagosDay(now));
      if (fault) throw new AppError('invalid', fault, { date: fault });
      const { versionId, amountMinor, currency } = await offers.priceConsultation();
      await limits.take('consultation-mail', memberId, BY_MEMBER);
      const payBy = later(now, CONSULTATION_PAID_WITHIN_HOURS * HOUR_MS);
      const saved = await db.transaction(async (tx) => {
        await consultations.closeLapsed(tx, memberId, date, now);
        const one = await consultations.saveConsultationOnce(tx, {
          memberId,
          versionId,
          amountMinor,
          currency,
          contentSealed: sealing.seal(JSON.stringify({ name, email })),
          wishedOn: date,
          sentAt: now,
          payBy,
        });
        if (!one) return undefined;
        await services.offer(tx, {
          memberId,
          kind: SOLD_AS,
          subjectId: one.id,
          title: 'Relationship therapy, consultation',
          amountMinor,
          currency,
          catalogueVersionId: versionId,
          expiresAt: payBy,
        });
        await notify(tx, {
          onceKey: `consultation:${one.id}`,
          category: 'systemUpdates',
          memberId,
          bell: wishBell(one.id, date),
          mail: wishMail({ name, day: date, fee: naira(amountMinor), publicUrl }),
        });
        return one;
      });
      if (saved) workChanged(live, 'consultations');
      else await limits.giveBack('consultation-mail', memberId);
      return { ok: true };
    },

    async listOwn(memberId: string): Promise<OwnConsultation[]> {
      const own = await consultations.listConsultationsOf(db, memberId);
      return Promise.all(own.map((one) => show(db, one)));
    },
  };
};
export type Consultations = ReturnType<typeof makeConsultations>;
