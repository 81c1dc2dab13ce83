// The clock of assessments, as the alarm asks for it, and what happens to those of a counsellor who may not answer any more.
import { INSIGHTS_WITHIN_HOURS, listAssessments } from '@ijeuwa/contract/therapy';
import type { Waiting } from '#platform/due-alarm.ts';
import { keepsAccess, type LetGoOf } from '#platform/letting-go.ts';
import type { Live } from '#platform/live.ts';
import { workChanged } from '#platform/work-changed.ts';
import * as assessments from './assessments.repository.ts';
import { insightsDueAt } from './therapy.rules.ts';

export const waitingAssessments: Waiting = {
  work: 'assessments',
  access: listAssessments.access.staff,
  withinHours: INSIGHTS_WITHIN_HOURS,
  path: '/staff/assessments',
  words: { key: 'assessment', one: 'An assessment', many: 'assessments', open: 'Open the assessments' },
  async holdUntold(tx, alarm, since) {
    const held = await assessments.holdUntold(tx, alarm, since);
    return held.map(({ sentAt, ...one }) => ({ ...one, dueAt: insightsDueAt(sentAt) }));
  },
  recordTold: assessments.recordTold,
};

/** They wait again; their clocks go on. */
export const makeLetGo =
  ({ live }: { live: Live }): LetGoOf =>
  async (tx, { staffId, roles }) => {
    const held = keepsAccess(roles, listAssessments.access.staff)
      ? []
      : await assessments.lockThoseOf(tx, staffId);
    for (const { id } of held) await assessments.changeOwner(tx, id, null);
    return {
      act: 'hand over assessment',
      subjects: held.map(({ id }) => `assessment ${id}`),
      tell() {
        if (held.length > 0) workChanged(live, 'assessments');
      },
    };
  };
