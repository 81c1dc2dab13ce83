// A VIP case of a member, and somebody who is proposed in it, for the access matrix.
import { eq, ne } from 'drizzle-orm';
import { DAY_MS, later } from '#platform/clock.ts';
import { member } from '#platform/database/tables/accounts.ts';
import { staff } from '#platform/database/tables/staff.ts';
import { vipCase, vipProposal } from '#platform/database/tables/vip.ts';
import type { World } from '../test-world.ts';

const FILE = { interests: [], priorities: [], lookingFor: '' };

export const saveVip = async (
  world: World,
  memberId: string,
): Promise<{ case: string; proposal: string }> => {
  const now = world.clock.now();
  const email = 'matchmaker@staff.example';
  await world.db
    .insert(staff)
    .values({ email, name: 'Kemi', roles: ['matchmaker'] })
    .onConflictDoNothing();
  const [kemi] = await world.db.select({ id: staff.id }).from(staff).where(eq(staff.email, email)).limit(1);
  const [other] = await world.db
    .select({ id: member.id })
    .from(member)
    .where(ne(member.id, memberId))
    .limit(1);
  const [opened] = await world.db
    .insert(vipCase)
    .values({
      memberId,
      state: 'paid',
      fileSealed: world.platform.sealing.seal(JSON.stringify(FILE)),
      submittedAt: now,
      ground: 'payment',
      startedAt: now,
    })
    .returning({ id: vipCase.id });
  const [proposed] = await world.db
    .insert(vipProposal)
    .values({
      caseId: opened!.id,
      otherId: other!.id,
      staffId: kemi!.id,
      proposedAt: now,
      answerUntil: later(now, DAY_MS),
    })
    .returning({ id: vipProposal.id });
  return { case: opened!.id, proposal: proposed!.id };
};
