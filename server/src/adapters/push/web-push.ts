// Web push: sealed for one browser and signed by our key (web-push), carried by the browser's maker.
import { createECDH, createHash } from 'node:crypto';
import type { PushMessage } from '@ijeuwa/contract/push';
import webPush from 'web-push';
import { type PushCarrier, PushRefused, type PushTarget } from '#platform/ports/push-carrier.ts';

const TIMEOUT_MS = 10_000;
/** A notice of yesterday is worth nothing (trust: TTL 24 h). */
const TTL_SECONDS = 24 * 60 * 60;
const GONE = [404, 410];
/** Refusals that pass: too slow, too early, too many. */
const PASSING = [408, 425, 429];

export type PushKeys = { publicKey: string; privateKey: string };

/** The pair of a private key of 32 bytes, spelled in base64url. */
export const pushKeysOf = (privateKey: string): PushKeys => {
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(Buffer.from(privateKey, 'base64url'));
  return { publicKey: pair.getPublicKey('base64url'), privateKey };
};

/** `subject`: whom a carrier asks when something is wrong with what we send. */
export const webPushCarrier = ({ keys, subject }: { keys: PushKeys; subject: string }): PushCarrier => {
  /** A kept key that was damaged seals nothing, today and tomorrow. */
  const requestFor = (target: PushTarget, message: PushMessage) => {
    const ways = {
      vapidDetails: { subject, ...keys },
      TTL: TTL_SECONDS,
      urgency: 'normal' as const,
      topic: topicOf(message.tag),
    };
    try {
      return webPush.generateRequestDetails(target, JSON.stringify(message), ways);
    } catch (cause) {
      throw new PushRefused('nobody can seal for this browser', { cause });
    }
  };
  return {
    publicKey: keys.publicKey,
    async send(target, message, _to, signal) {
      const { endpoint, method, headers, body } = requestFor(target, message);
      const answer = await fetch(endpoint, {
        method,
        headers: headers as Record<string, string>,
        body: body && new Uint8Array(body),
        redirect: 'error',
        signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
      });
      await answer.body?.cancel();
      if (GONE.includes(answer.status)) return 'gone';
      if (answer.ok) return 'taken';
      const said = `${new URL(endpoint).host} answered ${answer.status}`;
      throw answer.status < 500 && !PASSING.includes(answer.status) ? new PushRefused(said) : new Error(said);
    },
  };
};

/** What still waits with the carrier gives way to the newer one: 32 letters of base64url at most. */
const topicOf = (tag: string): string => createHash('sha256').update(tag).digest('base64url').slice(0, 32);
