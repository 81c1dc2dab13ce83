// What counsellors do with wishes for a consultation: take one, answer with a time, close it; of two who take one, one wins.
import type { Answer, Received } from '@ijeuwa/contract/endpoint';
import { CONSULTATION_MINUTES } from '@ijeuwa/contract/schedule';
import type { answerConsultation, ConsultationRow, listConsultations } from '@ijeuwa/contract/therapy';
import { AppError, notFound } from '#platform/app-error.ts';
import type { Audit } from '#platform/audit.ts';
import { later, MINUTE_MS } from '#platform/clock.ts';
import type { Queryable } from '#platform/database/connect.ts';
import type { StaffViewer } from '#platform/http/viewer.ts';
import { workChanged } from '#platform/work-changed.ts';
import * as consultations from './consultations.repository.ts';
import { answerOf, type ConsultationsNeeds, openWish } from './consultations.service.ts';
import { SOLD_AS } from './sold-as.ts';
import { answerBell, answerMail } from './therapy.mails.ts';
import {
  answerDueAt,
  consultationStateOf,
  isDone,
  readLagosTime,
  readPlace,
  spellPlace,
} from './therapy.rules.ts';

export type ConsultationsDeskNeeds = ConsultationsNeeds & { audit: Audit };
type Form = Received<typeof answerConsultation>['body'];

const about = (id: string) => `consultation ${id}`;
const conflict = (what: string) => new AppError('conflict', what);
const WORK = 'work on the queue';
const TIME = 'Please give a time to come.';

export const makeConsultationsDesk = (needs: ConsultationsDeskNeeds) => {
  const { db, clock, live, notify, audit, sealing, publicUrl, services } = needs;

  const rowOf = (me: string, one: consultations.ConsultationOfPeople): ConsultationRow => {
    const { consultation, staffName } = one;
    const { id, wishedOn, sentAt, payBy, paidAt, staffId } = consultation;
    return {
      _id: id,
      ...openWish(sealing, consultation),
      date: wishedOn,
      state: consultationStateOf(consultation, clock.now()),
      staff: staffName,
      mine: staffId === me,
      sentAt: sentAt.toISOString(),
      payBy: payBy.toISOString(),
      paidAt: paidAt?.toISOString() ?? null,
      dueAt: answerDueAt(sentAt).toISOString(),
      answer: answerOf(sealing, consultation),
    };
  };

  const locked = async (tx: Queryable, id: string): Promise<consultations.ConsultationRecord> => {
    const found = await consultations.lockConsultation(tx, id);
    if (!found) throw notFound('This consultation');
    return found;
  };
  /** Answers whose it is, who is told when their screen is open. */
  const work = async (deed: (tx: Queryable) => Promise<string | undefined>): Promise<void> => {
    const memberId = await db.transaction(deed);
    workChanged(live, 'consultations');
    if (memberId) live.toMember(memberId, 'changed', { what: 'therapy' });
  };

  const readTime = (spelled: string | undefined): Date | undefined => {
    if (!spelled) return undefined;
    const startsAt = readLagosTime(spelled);
    if (!startsAt || startsAt <= clock.now()) throw new AppError('invalid', TIME, { startsAt: TIME });
    return startsAt;
  };

  return {
    async list(
      { staffId }: StaffViewer,
      after: string | undefined,
    ): Promise<Answer<typeof listConsultations>> {
      const place = after === undefined ? undefined : readPlace(after);
      if (after !== undefined && !place) throw new AppError('invalid', 'There is no such page.');
      const now = clock.now();
      const rows = await consultations.listConsultations(db, now, place);
      const shown = rows.slice(0, consultations.CONSULTATIONS_PAGE);
      const last = rows.length > shown.length ? shown.at(-1)?.consultation : undefined;
      const seen = shown.map(({ consultation }) => consultation.id).join(' ');
      await audit.recordLook({ staffId, act: 'read consultations', subject: seen });
      return {
        consultations: shown.map((one) => rowOf(staffId, one)),
        next: last ? spellPlace({ ...last, done: isDone(last, now) }) : null,
      };
    },

    claim: ({ staffId }: StaffViewer, id: string): Promise<void> =>
      work(async (tx) => {
        const { staffId: holder, closedAt } = await locked(tx, id);
        if (holder === staffId) return undefined;
        if (holder) throw conflict('A colleague was faster: they have this one.');
        if (closedAt) throw conflict('This one is closed.');
        await consultations.changeConsultation(tx, id, { staffId });
        await audit.record(tx, { staffId, act: 'take consultation', subject: about(id), reason: WORK });
        return undefined;
      }),

    answer: ({ staffId }: StaffViewer, id: string, { clientId, text, startsAt: at }: Form): Promise<void> =>
      work(async (tx) => {
        const one = await locked(tx, id);
        if (one.answerClientId === clientId) return undefined;
        if (one.closedAt) throw conflict('This one is closed.');
        if (one.staffId !== staffId)
          throw conflict(one.staffId ? 'A colleague has this one.' : 'Please take it first, to answer it.');
        const startsAt = readTime(at);
        await consultations.changeConsultation(tx, id, {
          answerClientId: clientId,
          answerSealed: sealing.seal(text),
          answeredAt: clock.now(),
          startsAt: startsAt ?? null,
        });
        const { name } = openWish(sealing, one);
        await notify(tx, {
          onceKey: `consultation-answer:${clientId}`,
          category: 'systemUpdates',
          memberId: one.memberId,
          bell: answerBell(clientId),
          mail: answerMail({ name, text, startsAt, publicUrl }),
        });
        if (startsAt && one.paidAt && !one.takenBackAt) {
          const endsAt = later(startsAt, CONSULTATION_MINUTES * MINUTE_MS);
          await services.earnOver(tx, SOLD_AS, id, { startsAt, endsAt });
        }
        await audit.record(tx, { staffId, act: 'answer consultation', subject: about(id), reason: WORK });
        return one.memberId;
      }),

    close: ({ staffId }: StaffViewer, id: string, reason: string): Promise<void> =>
      work(async (tx) => {
        const one = await locked(tx, id);
        if (one.closedAt) throw conflict('This one is closed already.');
        await consultations.changeConsultation(tx, id, { closedAt: clock.now() });
        if (!one.paidAt) await services.withdraw(tx, SOLD_AS, id);
        await audit.record(tx, { staffId, act: 'close consultation', subject: about(id), reason });
        return one.memberId;
      }),
  };
};
