// Push: which browsers of a member are reached, and how a notice goes to all of them.
import { createECDH } from 'node:crypto';
import type { PushMessage, PushSaid } from '@ijeuwa/contract/push';
import { AppError } from '#platform/app-error.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database, Queryable } from '#platform/database/connect.ts';
import type { Viewer } from '#platform/http/viewer.ts';
import type { Limits } from '#platform/limits.ts';
import { type PushCarrier, PushRefused, type PushTarget } from '#platform/ports/push-carrier.ts';
import type { Sealing } from '#platform/sealing.ts';
import * as subscriptions from './push.repository.ts';
import { isCarrier } from './push.rules.ts';

export type PushNeeds = {
  db: Database;
  clock: Clock;
  sealing: Sealing;
  limits: Limits;
  /** Absent where no key is configured: nothing is pushed, and nobody is asked. */
  pushCarrier: PushCarrier | undefined;
  /** Origins that may be called beside the makers of browsers. */
  pushOrigins: readonly string[];
};

/** More browsers than anybody has; the oldest give way. */
const BROWSERS_MOST = 10;
const SUBSCRIBES = { points: 30, seconds: 3600 };

export const makePush = ({ db, clock, sealing, limits, pushCarrier: carrier, pushOrigins }: PushNeeds) => {
  const openTarget = (sealed: string): PushTarget => {
    try {
      return JSON.parse(sealing.open(sealed));
    } catch (cause) {
      throw new PushRefused('the address of this browser was damaged', { cause });
    }
  };
  return {
    find: async ({ sessionId }: Viewer) => ({
      publicKey: carrier?.publicKey ?? null,
      here: await subscriptions.hasSubscription(db, sessionId),
    }),

    /** Refuses what is no browser's: an address elsewhere, or a key that nobody can seal for. */
    async subscribe({ memberId, sessionId }: Viewer, given: PushSaid): Promise<void> {
      if (!carrier) throw notABrowser('endpoint', 'Notices to this device are not offered here.');
      if (!isCarrier(given.endpoint, pushOrigins))
        throw notABrowser('endpoint', 'This address is not one of a browser.');
      if (!isOnCurve(given.keys.p256dh))
        throw notABrowser('keys.p256dh', 'This key is not one of a browser.');
      await limits.take('push-subscribe', memberId, SUBSCRIBES);
      // The browser is another’s, who is signed in here no more: whoever is asked for nothing.
      if (given.renews && !(await subscriptions.hasSubscription(db, sessionId))) return;
      const target: PushTarget = { endpoint: given.endpoint, keys: given.keys };
      const endpointDigest = sealing.digest(given.endpoint);
      await db.transaction(async (tx) => {
        const kept = await subscriptions.holdTarget(tx, endpointDigest);
        // The same browser has the same keys: whoever knows its address alone takes it from nobody.
        if (kept && !hasKeysOf(target, JSON.parse(sealing.open(kept))))
          throw notABrowser('keys', 'These keys are not the ones of this browser.');
        const row = {
          sessionId,
          memberId,
          endpointDigest,
          targetSealed: sealing.seal(JSON.stringify(target)),
          subscribedAt: clock.now(),
        };
        await subscriptions.saveSubscription(tx, row, BROWSERS_MOST);
      });
    },

    unsubscribe: ({ sessionId }: Viewer): Promise<void> => subscriptions.removeSubscription(db, sessionId),

    /** To whom of these anything would go at all. */
    listReached: async (tx: Queryable, memberIds: readonly string[]): Promise<ReadonlySet<string>> =>
      carrier ? subscriptions.listReached(tx, memberIds, clock.now()) : new Set(),

    /**
     * To each of the member's browsers; those that are gone are forgotten. Throws when one could not be reached, after
     * all were tried: at the next try a browser that has it already shows the same, by its tag, once.
     */
    async send(memberId: string, message: PushMessage, signal: AbortSignal): Promise<void> {
      if (!carrier) return;
      const targets = await subscriptions.listTargets(db, memberId, clock.now());
      const sent = await Promise.allSettled(
        targets.map(async ({ sessionId, digest, targetSealed }) => {
          const target = openTarget(targetSealed);
          const outcome = await carrier.send(target, message, memberId, signal);
          if (outcome === 'gone') await subscriptions.forgetTarget(db, sessionId, digest);
        }),
      );
      const failed = sent.filter((one) => one.status === 'rejected').map(({ reason }) => reason);
      // Whoever may be reached later decides how often it is tried.
      if (failed.length > 0) throw failed.find((one) => !(one instanceof PushRefused)) ?? failed[0];
    },
  };
};
export type Push = ReturnType<typeof makePush>;

const notABrowser = (field: string, message: string): AppError =>
  new AppError('invalid', message, { [field]: message });

const hasKeysOf = ({ keys }: PushTarget, kept: PushTarget): boolean =>
  keys.auth === kept.keys.auth && keys.p256dh === kept.keys.p256dh;

const isOnCurve = (p256dh: string): boolean => {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  try {
    pair.computeSecret(Buffer.from(p256dh, 'base64url'));
    return true;
  } catch {
    return false;
  }
};
