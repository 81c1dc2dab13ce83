// What members and visitors wrote to support, which staff open.
import { randomUUID } from 'node:crypto';
import { DAY_MS, later } from '#platform/clock.ts';
import { supportChat, supportMessage } from '#platform/database/tables/live-chat.ts';
import { enquiry } from '#platform/database/tables/support.ts';
import type { World } from '../test-world.ts';

export const saveTalk = async (world: World, memberId: string) => {
  const now = world.clock.now();
  const [asked] = await world.db
    .insert(enquiry)
    .values({
      clientId: randomUUID(),
      kind: 'contact',
      contentSealed: world.platform.sealing.seal(
        JSON.stringify({ name: 'Eve', email: 'eve@example.com', subject: 'Hello', message: 'Hello?' }),
      ),
      receivedAt: now,
      dueAt: later(now, DAY_MS),
      queuedAt: later(now, DAY_MS),
    })
    .returning({ id: enquiry.id });
  const [chat] = await world.db
    .insert(supportChat)
    .values({
      memberId,
      state: 'waiting',
      waitingSince: now,
      dueAt: later(now, DAY_MS),
      lastSeq: 1,
    })
    .returning({ id: supportChat.id });
  const textSealed = world.platform.sealing.seal('Hello?');
  await world.db
    .insert(supportMessage)
    .values({ chatId: chat!.id, seq: 1, author: 'member', textSealed, sentAt: now });
  return { enquiry: asked!.id, 'live chat': chat!.id };
};
