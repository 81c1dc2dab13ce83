// Puts the cases of a matchmaker who may not work on them any more back into the queue; their clients are told.
import { listVipCases } from '@ijeuwa/contract/staff-vip';
import { keepsAccess, type LetGoOf } from '#platform/letting-go.ts';
import type { Cases } from './cases.service.ts';
import { about } from './desk.service.ts';
import * as vip from './vip.repository.ts';

export const makeLetGo =
  ({ acts }: Pick<Cases, 'acts'>): LetGoOf =>
  async (tx, { staffId, roles }) => {
    const held = keepsAccess(roles, listVipCases.access.staff) ? [] : await vip.lockThoseOf(tx, staffId);
    for (const one of held) await acts.handOver(tx, one);
    return {
      act: 'hand over VIP case',
      subjects: held.map(({ id }) => about(id)),
      tell() {
        for (const { memberId } of held) acts.tell({ clientId: memberId });
      },
    };
  };
