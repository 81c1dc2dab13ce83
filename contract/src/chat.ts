// Conversations between matched members, and the realtime events of the whole product.
import * as z from 'zod/mini';
import { endpoint, type RelatedAccess } from './endpoint.ts';
import type { Refusal } from './errors.ts';
import { figureInAddress, Id, Moment, Ok, requiredText } from './fields.ts';
import type { Match } from './matching.ts';
import type { Notification } from './notifications.ts';

export const MESSAGE_MAX_LENGTH = 2000;
export const MESSAGES_PAGE = 30;
export const TYPING_VISIBLE_MS = 4000;
// Spec 4: how the socket reconnects.
export const SOCKET_RECONNECT = { delayMs: 1000, maxDelayMs: 5000, jitter: 0.5, timeoutMs: 20_000 } as const;

export const Message = z.object({
  /** The place in the conversation; order is by it, never by a clock. */
  seq: z.int(),
  clientId: Id,
  sender: Id,
  text: z.string(),
  sentAt: Moment,
});
export type Message = z.infer<typeof Message>;

export const Conversation = z.object({
  matchId: Id,
  person: z.object({ _id: Id, name: z.string(), image: z.nullable(z.string()), demonstration: z.boolean() }),
  last: z.nullable(Message),
  unread: z.int(),
  myReadSeq: z.int(),
  theirReadSeq: z.int(),
});
export type Conversation = z.infer<typeof Conversation>;

const SEQ_MAX = 2 ** 31 - 1;
const place = (min: number) => z.int().check(z.minimum(min), z.maximum(SEQ_MAX));

const matchId = z.object({ matchId: Id });
export const listConversations = endpoint({
  method: 'GET',
  path: '/api/conversations',
  access: 'member',
  summary: 'Every conversation that is open, the latest first.',
  answer: z.object({ conversations: z.array(Conversation) }),
});
export const findConversation = endpoint({
  method: 'GET',
  path: '/api/conversations/:matchId',
  access: { member: 'open match' },
  summary: 'One conversation; 404 when it is not the member’s or has ended.',
  params: matchId,
  answer: Conversation,
});
export const listMessages = endpoint({
  method: 'GET',
  path: '/api/conversations/:matchId/messages',
  access: { member: 'open match' },
  summary:
    'Thirty messages in order: the latest, those before `before`, or those after `after` (sequence numbers).',
  params: matchId,
  query: z.object({
    before: z.optional(figureInAddress(1, SEQ_MAX)),
    after: z.optional(figureInAddress(0, SEQ_MAX)),
  }),
  answer: z.object({ messages: z.array(Message), more: z.boolean() }),
});
export const sendMessage = endpoint({
  method: 'POST',
  path: '/api/conversations/:matchId/messages',
  access: { member: 'open match' },
  summary:
    'Writes a message; answered after commit. The same `clientId` again answers the same message. Needs a verified e-mail.',
  params: matchId,
  body: z.strictObject({
    clientId: Id,
    text: requiredText('Please write something first.', MESSAGE_MAX_LENGTH),
  }),
  answer: z.object({ message: Message }),
});
export const markRead = endpoint({
  method: 'POST',
  path: '/api/conversations/:matchId/read',
  access: { member: 'open match' },
  summary: 'Marks everything up to `seq` as read; it never goes back.',
  params: matchId,
  body: z.strictObject({ seq: place(0) }),
  answer: Ok,
});

/** What the server says to a member over the socket. */
export type ServerEvents = {
  newMatch: (match: Match) => void;
  matchEnded: (event: { matchId: string }) => void;
  message: (event: { matchId: string; message: Message }) => void;
  read: (event: { matchId: string; member: string; seq: number }) => void;
  typing: (event: { matchId: string; member: string }) => void;
  presence: (event: { member: string; here: boolean }) => void;
  notification: (notification: Notification) => void;
  /** Too many are open: this one, the oldest, is closed, and comes back when somebody looks at it. */
  tooManyScreens: () => void;
  /** Something the member sees has changed; ask again for the named thing. */
  changed: (event: {
    what: 'card' | 'deck' | 'requests' | 'subscription' | 'profile' | 'conversations';
  }) => void;
};
/** What every event of a member's browser names. */
export const InConversation = z.strictObject({ matchId: Id });

/** What a member's browser says; identity is the session's alone. */
export type ClientEvents = {
  typing: (event: { matchId: string }) => void;
  /** Who of my matches is here now (coarse: within five minutes). */
  watchPresence: (event: { matchId: string }, answer: (reply: { here: boolean } | Refusal) => void) => void;
};

/** Who may say it, and what they must be to what they name; nobody else is heard, or learns anything. */
export const CLIENT_EVENTS = {
  typing: { access: { member: 'open match' } },
  watchPresence: { access: { member: 'open match' } },
} as const satisfies Record<keyof ClientEvents, { access: RelatedAccess }>;
