// Assessments: sent under a consent of their own, read by a counsellor, answered with insights, erased with the consent.
import type { Answer, Received } from '@ijeuwa/contract/endpoint';
import {
  ASSESSMENT_CONSENT_VERSION,
  type Assessment,
  type AssessmentCase,
  type AssessmentRow,
  type Duration,
  type listAssessments,
  type sendAssessment,
  type writeInsights,
} from '@ijeuwa/contract/therapy';
import { AppError, notFound } from '#platform/app-error.ts';
import type { Audit } from '#platform/audit.ts';
import { QUEUE_WORK } from '#platform/case-desk.ts';
import type { Queryable } from '#platform/database/connect.ts';
import { type DueAlarmNeeds, makeDueAlarm } from '#platform/due-alarm.ts';
import type { StaffViewer } from '#platform/http/viewer.ts';
import type { Sealing } from '#platform/sealing.ts';
import { workChanged } from '#platform/work-changed.ts';
import * as assessments from './assessments.repository.ts';
import { makeLetGo, waitingAssessments } from './assessments-alarm.ts';
import { insightsBell, insightsMail } from './therapy.mails.ts';
import { insightsDueAt, readPlace, spellPlace } from './therapy.rules.ts';

export type AssessmentsNeeds = DueAlarmNeeds & {
  audit: Audit;
  sealing: Sealing;
  /** The consents stand with the profile, where a member sees all of them. */
  agreeTo: (tx: Queryable, memberId: string, purpose: 'therapy-assessment', version: string) => Promise<void>;
  withdrawFrom: (tx: Queryable, memberId: string, purpose: 'therapy-assessment') => Promise<void>;
};
type Form = Received<typeof sendAssessment>['body'];
type Insights = Received<typeof writeInsights>['body'];
type Content = { duration: Duration; goal: string };

const about = (id: string) => `assessment ${id}`;
const conflict = (what: string) => new AppError('conflict', what);
const TAKEN = 'A colleague was faster: they have this assessment.';
const WAITS = 'A counsellor is reading your last assessment. You can send another once it is answered.';

export const makeAssessments = (needs: AssessmentsNeeds) => {
  const { db, clock, live, notify, audit, sealing, publicUrl, agreeTo, withdrawFrom } = needs;

  const show = ({ assessment: one, staffName }: assessments.AssessmentOfPeople): Assessment => ({
    _id: one.id,
    ...(JSON.parse(sealing.open(one.contentSealed)) as Content),
    sentAt: one.sentAt.toISOString(),
    dueAt: insightsDueAt(one.sentAt).toISOString(),
    insights:
      one.insightsSealed && one.answeredAt
        ? {
            text: sealing.open(one.insightsSealed),
            by: staffName ?? '',
            answeredAt: one.answeredAt.toISOString(),
          }
        : null,
  });
  const rowOf = (
    { assessment: one, memberName, staffName }: assessments.AssessmentOfPeople,
    me: string,
  ): AssessmentRow => ({
    _id: one.id,
    name: memberName ?? '',
    sentAt: one.sentAt.toISOString(),
    dueAt: insightsDueAt(one.sentAt).toISOString(),
    answeredAt: one.answeredAt?.toISOString() ?? null,
    staff: staffName,
    mine: one.staffId === me,
  });

  /** Of whoever has not been answered yet. */
  const lockWaiting = async (tx: Queryable, id: string) => {
    const one = await assessments.lockAssessment(tx, id);
    if (!one) throw notFound('This assessment');
    if (one.answeredAt) throw conflict('A colleague has answered this one already.');
    return one;
  };
  const record = (tx: Queryable, staffId: string, id: string, act: string, reason = QUEUE_WORK) =>
    audit.record(tx, { staffId, act, subject: about(id), reason });

  return {
    async send(memberId: string, { id, duration, goal }: Form): Promise<Assessment> {
      const contentSealed = sealing.seal(JSON.stringify({ duration, goal } satisfies Content));
      const isNew = await db.transaction(async (tx) => {
        const row = { id, memberId, contentSealed, sentAt: clock.now() };
        if (!(await assessments.saveAssessmentOnce(tx, row))) return false;
        await agreeTo(tx, memberId, 'therapy-assessment', ASSESSMENT_CONSENT_VERSION);
        return true;
      });
      const found = await assessments.findAssessment(db, id);
      if (found?.assessment.memberId !== memberId) throw conflict(WAITS);
      if (isNew) workChanged(live, 'assessments');
      return show(found);
    },

    async listOwn(memberId: string): Promise<Assessment[]> {
      return (await assessments.listAssessmentsOf(db, memberId)).map(show);
    },

    async removeAll(memberId: string): Promise<void> {
      await db.transaction(async (tx) => {
        await assessments.removeAssessmentsOf(tx, memberId);
        await withdrawFrom(tx, memberId, 'therapy-assessment');
      });
      workChanged(live, 'assessments');
    },

    alarm: makeDueAlarm(needs, waitingAssessments),
    letGo: makeLetGo(needs),

    desk: {
      async list(
        { staffId }: StaffViewer,
        after: string | undefined,
      ): Promise<Answer<typeof listAssessments>> {
        const place = after === undefined ? undefined : readPlace(after);
        if (after !== undefined && !place) throw new AppError('invalid', 'There is no such page.');
        const rows = await assessments.listAssessments(db, place);
        const shown = rows.slice(0, assessments.ASSESSMENTS_PAGE);
        const last = rows.length > shown.length ? shown.at(-1)?.assessment : undefined;
        const seen = shown.map(({ assessment }) => assessment.id).join(' ');
        await audit.recordLook({ staffId, act: 'read assessments', subject: seen });
        return {
          assessments: shown.map((one) => rowOf(one, staffId)),
          next: last ? spellPlace({ ...last, done: last.answeredAt !== null }) : null,
        };
      },

      async read({ staffId }: StaffViewer, id: string): Promise<AssessmentCase> {
        const found = await assessments.findAssessment(db, id);
        if (!found) throw notFound('This assessment');
        await audit.recordOpened({ staffId, act: 'read assessment', subject: about(id) });
        return { ...rowOf(found, staffId), ...show(found) };
      },

      async claim({ staffId }: StaffViewer, id: string): Promise<void> {
        await db.transaction(async (tx) => {
          const one = await lockWaiting(tx, id);
          if (one.staffId === staffId) return;
          if (one.staffId) throw conflict(TAKEN);
          await assessments.changeOwner(tx, id, staffId);
          await record(tx, staffId, id, 'take assessment');
        });
        workChanged(live, 'assessments');
      },

      async handOver({ staffId }: StaffViewer, id: string, reason: string): Promise<void> {
        await db.transaction(async (tx) => {
          const one = await lockWaiting(tx, id);
          if (!one.staffId) throw conflict('Nobody has this assessment: it waits already.');
          await assessments.changeOwner(tx, id, null);
          await record(tx, staffId, id, 'hand over assessment', reason);
        });
        workChanged(live, 'assessments');
      },

      async write({ staffId }: StaffViewer, id: string, { clientId, text }: Insights): Promise<void> {
        const memberId = await db.transaction(async (tx) => {
          const one = await assessments.lockAssessment(tx, id);
          if (!one) throw notFound('This assessment');
          if (one.insightsClientId === clientId) return undefined;
          await lockWaiting(tx, id);
          if (one.staffId && one.staffId !== staffId) throw conflict(TAKEN);
          const answeredAt = clock.now();
          const insightsSealed = sealing.seal(text);
          await assessments.saveInsights(tx, id, {
            staffId,
            insightsClientId: clientId,
            insightsSealed,
            answeredAt,
          });
          const found = await assessments.findAssessment(tx, id);
          await notify(tx, {
            onceKey: `assessment-insights:${id}`,
            category: 'systemUpdates',
            memberId: one.memberId,
            bell: insightsBell(id),
            mail: insightsMail(found?.memberName ?? '', publicUrl),
          });
          await record(tx, staffId, id, 'write insights');
          return one.memberId;
        });
        workChanged(live, 'assessments');
        if (memberId) live.toMember(memberId, 'changed', { what: 'therapy' });
      },
    },
  };
};
export type Assessments = ReturnType<typeof makeAssessments>;
