// Whoever comes back to the role begins anew: no word of theirs from before their access ended is the first of two again.
import { approveRefund } from '@ijeuwa/contract/refunds';
import { conflict } from '#platform/app-error.ts';
import { keepsAccess, type LetGoOf } from '#platform/letting-go.ts';
import type { Live } from '#platform/live.ts';
import { workChanged } from '#platform/work-changed.ts';
import { lockOrders } from '../checkout/orders.repository.ts';
import { listOrdersOfWords, listToTakeUp, removeWords } from './words-of-before.repository.ts';

const NONE = { act: '', subjects: [], tell() {} };

/** A refund says for good who asked for it: another takes it up, or refuses it, before its asker comes back. */
export const makeLetGo =
  ({ live }: { live: Live }): LetGoOf =>
  async (tx, { staffId, before, roles }) => {
    const deciding = approveRefund.access.staff;
    if (keepsAccess(before, deciding) || !keepsAccess(roles, deciding)) return NONE;
    const toTakeUp = await listToTakeUp(tx, staffId);
    if (toTakeUp.length > 0)
      throw conflict(
        `Their word of before stands on refunds that nobody has taken up: ${toTakeUp.join(', ')}. Please have somebody take these up, or refuse them, first.`,
      );
    await lockOrders(tx, await listOrdersOfWords(tx, staffId));
    const subjects = await removeWords(tx, staffId);
    return {
      act: 'word of before counts no more',
      subjects,
      tell() {
        if (subjects.length > 0)
          for (const desk of ['transfers', 'statements', 'refunds', 'disputes'] as const)
            workChanged(live, desk);
      },
    };
  };
