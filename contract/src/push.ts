// Notices on a locked phone: a browser says where it can be reached, and stops it (RFC 8030, 8291, 8292).
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { Ok, text } from './fields.ts';

const ENDPOINT_MAX_LENGTH = 1000;

/** Bytes as browsers write them, with the length that the standard gives them. */
const bytes = (length: number, what: string) =>
  text({ maxLength: 200 }, z.regex(/^[\w-]+=*$/, `${what} is not one of a browser.`)).check(
    z.refine((given: string) => Math.floor((given.replace(/=+$/, '').length * 3) / 4) === length, {
      error: `${what} is not one of a browser.`,
    }),
  );

/** As the browser’s own `PushSubscription` writes it. */
export const PushSubscriptionGiven = z.strictObject({
  endpoint: text(
    { maxLength: ENDPOINT_MAX_LENGTH },
    z.refine((given: string) => URL.canParse(given), { error: 'This address is not one of a browser.' }),
  ),
  expirationTime: z.optional(z.nullable(z.number())),
  keys: z.strictObject({
    p256dh: bytes(65, 'This key'),
    auth: bytes(16, 'This secret'),
  }),
});
export type PushSubscriptionGiven = z.infer<typeof PushSubscriptionGiven>;

/** `renews`: the browser has another address now. It says nothing of who presses what, so that it begins nothing. */
export const PushSaid = z.strictObject({
  ...PushSubscriptionGiven.shape,
  renews: z.optional(z.literal(true)),
});
export type PushSaid = z.infer<typeof PushSaid>;

export const findPush = endpoint({
  method: 'GET',
  path: '/api/push',
  access: 'member',
  summary:
    'The key by which a browser subscribes, null where nothing can be pushed; and whether this session’s browser has.',
  answer: z.object({ publicKey: z.nullable(z.string()), here: z.boolean() }),
});
export const subscribePush = endpoint({
  method: 'POST',
  path: '/api/push/subscription',
  access: 'member',
  summary:
    'This session’s browser is told of notices from now on, until the session ends; in place of what it said before; one that only renews what this session never had does nothing. Refuses addresses that are no browser maker’s (400).',
  body: PushSaid,
  answer: Ok,
});
export const unsubscribePush = endpoint({
  method: 'DELETE',
  path: '/api/push/subscription',
  access: 'member',
  summary: 'This session’s browser is told no more; repeating it is fine.',
  answer: Ok,
});

/** What the service worker is given, sealed for it alone. Neutral: it stands on a locked screen. */
export const PushMessage = z.object({
  title: z.string(),
  body: z.string(),
  /** Where a tap leads: an address of ours. */
  place: z.string(),
  /** A newer one with the same tag takes its place. */
  tag: z.string(),
});
export type PushMessage = z.infer<typeof PushMessage>;
