// Puts the enquiries of a planner who may not answer any more back into the queue; their clocks go on, and members see it.
import { listPlanning } from '@ijeuwa/contract/planning';
import { keepsAccess, type LetGoOf } from '#platform/letting-go.ts';
import type { Live } from '#platform/live.ts';
import { workChanged } from '#platform/work-changed.ts';
import * as enquiries from './planning.repository.ts';

export const makeLetGo =
  ({ live }: { live: Live }): LetGoOf =>
  async (tx, { staffId, roles }) => {
    const held = keepsAccess(roles, listPlanning.access.staff)
      ? []
      : await enquiries.lockThoseOf(tx, staffId);
    for (const { id } of held) await enquiries.changeEnquiry(tx, id, { staffId: null });
    return {
      act: 'hand over planning enquiry',
      subjects: held.map(({ id }) => `planning enquiry ${id}`),
      tell() {
        if (held.length === 0) return;
        workChanged(live, 'planning');
        const members = [...new Set(held.map(({ memberId }) => memberId))];
        live.toMembers(members, 'changed', { what: 'planning' });
      },
    };
  };
