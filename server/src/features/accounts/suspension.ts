// A suspended account: closed for its owner at once, who is told why wherever they prove who they are.

import { WRITE_TO_US } from '@ijeuwa/contract/safety';
import { AppError } from '#platform/app-error.ts';
import type { Queryable } from '#platform/database/connect.ts';
import type { MemberChanged } from '#platform/member-changed.ts';
import { quoted } from '#platform/quoted.ts';
import * as accounts from './accounts.repository.ts';
import type { Sessions } from './sessions/sessions.service.ts';

/** Said only to whoever has shown that the account is theirs. */
export const refuseSuspended = async (
  db: Queryable,
  known: { id: string; status: string },
  publicUrl: string,
): Promise<void> => {
  if (known.status !== 'suspended') return;
  const reason = await accounts.findSuspensionReason(db, known.id);
  const why = reason ? ` Our staff’s reason: ${quoted(reason)}` : '';
  throw new AppError(
    'suspended',
    `Your account is suspended.${why} If you think that this is wrong, write to us: ${publicUrl}${WRITE_TO_US}`,
  );
};

type SuspensionNeeds = { sessions: Sessions; memberChanged: MemberChanged };

export const makeSuspension = ({ sessions, memberChanged }: SuspensionNeeds) => ({
  async suspend(tx: Queryable, memberId: string): Promise<void> {
    await accounts.changeMember(tx, memberId, { status: 'suspended' });
    await sessions.closeAll(tx, memberId);
    await memberChanged(tx, memberId, 'suspended');
  },

  async lift(tx: Queryable, memberId: string): Promise<void> {
    // Whoever was leaving still is.
    const status = (await accounts.isLeaving(tx, memberId)) ? 'leaving' : 'active';
    await accounts.changeMember(tx, memberId, { status });
    await memberChanged(tx, memberId, 'lifted');
  },

  cutAll: sessions.cutAll,
});
export type Suspension = ReturnType<typeof makeSuspension>;
