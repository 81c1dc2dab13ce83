// When somebody of the staff may not be a counsellor any more: nobody can be booked with them until another is named.
import { keepsAccess, type LetGoOf } from '#platform/letting-go.ts';
import type { Live } from '#platform/live.ts';
import { workChanged } from '#platform/work-changed.ts';
import type { Handing } from '../telling/handing.service.ts';
import * as times from '../times/times.repository.ts';

export type LettingGoNeeds = { live: Live; handing: Handing };

/** Their hours stay for whoever comes after them, and so does what is booked: administrators read what that is. */
export const makeLetGo =
  ({ live, handing }: LettingGoNeeds): LetGoOf =>
  async (tx, { staffId, roles }) => {
    const found = keepsAccess(roles, ['counsellor']) ? undefined : await times.findOfStaff(tx, staffId);
    if (found) await handing.lock(tx, found.id);
    // Somebody else may have been named a moment ago.
    const they = found && (await times.findOfStaff(tx, staffId));
    if (they) {
      await times.changeCounsellor(tx, they.id, { staffId: null });
      await handing.tellHanded(tx, they, null);
    }
    return {
      act: 'close counsellor to bookings',
      subjects: they ? [`counsellor ${they.key}`] : [],
      tell() {
        if (they) workChanged(live, 'appointments');
      },
    };
  };
