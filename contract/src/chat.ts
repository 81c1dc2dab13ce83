// Conversations between matched members.
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { figureInAddress, Id, Moment, Ok, requiredText } from './fields.ts';
import { Likeness } from './likeness.ts';
import { QuotedPart } from './likes.ts';
import { said, told } from './live.ts';
import { Notification } from './notifications.ts';

export const MESSAGE_MAX_LENGTH = 2000;
export const MESSAGES_PAGE = 30;
export const TYPING_VISIBLE_MS = 4000;

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
  person: z.object({
    _id: Id,
    name: z.string(),
    image: z.nullable(z.string()),
    likeness: Likeness,
    demonstration: z.boolean(),
    /** The day on which staff looked at their photos and profile, as their page says it. */
    checkedOn: z.nullable(z.string()),
  }),
  /** When the two matched. */
  since: Moment,
  last: z.nullable(Message),
  unread: z.int(),
  myReadSeq: z.int(),
  theirReadSeq: z.int(),
  /** When they had read so far. */
  theirReadAt: z.nullable(Moment),
});
export type Conversation = z.infer<typeof Conversation>;
/** The other has written last, whether or not it was read. */
export const waitsForAnswer = ({ last }: Pick<Conversation, 'last'>, me: string): boolean =>
  last !== null && last.sender !== me;

const SEQ_MAX = 2 ** 31 - 1;
const place = (min: number) => z.int().check(z.minimum(min), z.maximum(SEQ_MAX));

/** A message as it is sent, whichever way. */
const SENT = {
  clientId: Id,
  text: requiredText('Please write something first.', MESSAGE_MAX_LENGTH),
};

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
export const findBeginning = endpoint({
  method: 'GET',
  path: '/api/conversations/:matchId/beginning',
  access: { member: 'open match' },
  summary:
    'What a conversation begins with: what the two have in common, and two first sentences for this member, from what each shows to the other.',
  params: matchId,
  answer: z.object({ inCommon: z.array(z.string()), openers: z.array(z.string()) }),
});
export const findQuoted = endpoint({
  method: 'GET',
  path: '/api/conversations/:matchId/quoted',
  access: { member: 'open match' },
  summary:
    'What the notes that opened a conversation are about: the part of the other’s page that each writer liked, as it stood then. The clientId of such a message is the match’s own id.',
  params: matchId,
  answer: z.object({ quoted: z.array(z.extend(QuotedPart, { by: Id })) }),
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
    'Writes a message; answered after commit. The same `clientId` again answers the same message. Needs a verified email.',
  params: matchId,
  body: z.strictObject(SENT),
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

export const messageCame = told({
  name: 'message',
  to: 'member',
  summary:
    'A message in one of their conversations, told to both; to its reader with what the bell says of it now. The screen that said it is answered instead.',
  payload: z.object({ matchId: Id, message: Message, notice: z.optional(Notification) }),
});
export const readUpTo = told({
  name: 'read',
  to: 'member',
  summary: 'How far one of the two has read, told to both.',
  payload: z.object({ matchId: Id, member: Id, seq: z.int(), at: Moment }),
});
export const theyType = told({
  name: 'typing',
  to: 'member',
  summary: 'The other one types.',
  payload: z.object({ matchId: Id, member: Id }),
});
export const presence = told({
  name: 'presence',
  to: 'member',
  summary: 'Whether the watched one is here has changed.',
  payload: z.object({ member: Id, here: z.boolean() }),
});

const InConversation = z.strictObject({ matchId: Id });
export const typing = said({
  name: 'typing',
  access: { member: 'open match' },
  summary: 'I type; the other one is told, at most once a second, while the match is open.',
  payload: InConversation,
});
export const watchPresence = said({
  name: 'watchPresence',
  access: { member: 'open match' },
  summary: 'Whether this match is here now (coarse: within five minutes), and from now on when it changes.',
  payload: InConversation,
  answer: z.object({ here: z.boolean() }),
});
export const sayMessage = said({
  name: 'sendMessage',
  access: { member: 'open match' },
  summary:
    'Writes a message, as the call does, with all its limits; answered after commit. The same `clientId` again, either way, answers the same message.',
  payload: z.strictObject({ matchId: Id, ...SENT }),
  answer: z.object({ message: Message }),
});
