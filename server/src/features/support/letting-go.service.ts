// Puts the enquiries of somebody who may not answer any more back into the queue; their clocks go on.
import { listEnquiries } from '@ijeuwa/contract/support';
import { keepsAccess, type LetGoOf } from '#platform/letting-go.ts';
import type { Live } from '#platform/live.ts';
import { workChanged } from '#platform/work-changed.ts';
import * as enquiries from './support.repository.ts';

export const makeLetGo =
  ({ live }: { live: Live }): LetGoOf =>
  async (tx, { staffId, roles }) => {
    const held = keepsAccess(roles, listEnquiries.access.staff)
      ? []
      : await enquiries.lockThoseOf(tx, staffId);
    for (const { id } of held) await enquiries.changeEnquiry(tx, id, { staffId: null });
    return {
      act: 'hand over enquiry',
      subjects: held.map(({ id }) => `enquiry ${id}`),
      tell() {
        if (held.length > 0) workChanged(live, 'enquiries');
      },
    };
  };
