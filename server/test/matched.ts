// People who liked each other, for tests that begin there.
import { verifyEmail } from '@ijeuwa/contract/confirmation';
import { eq } from 'drizzle-orm';
import { match } from '#platform/database/tables/matching.ts';
import { block, report } from '#platform/database/tables/safety.ts';
import type { Person } from './people.ts';
import type { World } from './test-world.ts';

export const confirmEmail = async (world: World, person: Person): Promise<void> => {
  await world.deliver();
  const mail = world.mails.findLast(({ to, text }) => to === person.user.email && text.includes('?verify='));
  const token = /\?verify=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
  const reply = await person.call(verifyEmail, { body: { token } });
  if (reply.status !== 200) throw new Error(`${person.user.email} could not be confirmed`);
};

/** Answers the id of their match. */
export const matchThem = async (
  world: World,
  one: { id: string },
  other: { id: string },
): Promise<string> => {
  const [lowId, highId] = [one.id, other.id].sort() as [string, string];
  const [made] = await world.db
    .insert(match)
    .values({ lowId, highId, matchedAt: world.clock.now() })
    .returning({ id: match.id });
  return made!.id;
};

/** Two people with confirmed addresses, and their match. */
export const matchedPair = async (world: World, one: string, other: string) => {
  const people = [await world.as(one), await world.as(other)] as const;
  for (const person of people) await confirmEmail(world, person);
  return { one: people[0], other: people[1], matchId: await matchThem(world, ...people) };
};

export const unmatch = (world: World, matchId: string) =>
  world.db.update(match).set({ endedAt: world.clock.now() }).where(eq(match.id, matchId));

export const blockThem = (world: World, blocker: { id: string }, blocked: { id: string }) =>
  world.db
    .insert(block)
    .values({ blockerId: blocker.id, blockedId: blocked.id, blockedAt: world.clock.now() });

export const reportThem = (world: World, reporter: { id: string }, reported: { id: string }) =>
  world.db.insert(report).values({
    reporterId: reporter.id,
    reportedId: reported.id,
    reason: 'harassment',
    reportedAt: world.clock.now(),
  });
