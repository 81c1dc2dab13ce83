// Lets what waits in an outbox leave, as the running lanes do, and waits until it has.

import { findZone } from '#platform/zones/find-zone.ts';
import { CHANNELS } from '../src/features/notifications/outbox.repository.ts';
import { makeOutbox, type Outbox, type OutboxNeeds } from '../src/features/notifications/outbox.service.ts';

const AT_ONCE = 20;
const never = new AbortController().signal;

/** Answers how many were taken in hand. */
export const deliverDue = async (outbox: Outbox): Promise<number> => {
  const claimed = (await Promise.all(CHANNELS.map((one) => outbox.claim(one, AT_ONCE)))).flat();
  await Promise.all(claimed.map((one) => outbox.deliver(one, never)));
  return claimed.length;
};

type Beside = {
  platform: Omit<OutboxNeeds, 'publicUrl' | 'findZone'>;
  config: { publicUrl: string };
};

/** Another server's sender on the same database, with carriers of its own. */
export const outboxBeside = ({ platform, config }: Beside, carriers: Partial<OutboxNeeds>): Outbox =>
  makeOutbox({
    ...platform,
    publicUrl: config.publicUrl,
    findZone,
    ...carriers,
  });
