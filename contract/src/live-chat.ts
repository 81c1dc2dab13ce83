// The live chat with support: what the member sees of it, what staff work on, and what the bot knows to answer.
import * as z from 'zod/mini';
import { catalogueCalls, type EntryHistory } from './catalogue.ts';
import { endpoint } from './endpoint.ts';
import { Id, list, Moment, Ok, requiredLine, requiredText, staffReason } from './fields.ts';

export const LIVE_CHAT_STATES = ['bot', 'waiting', 'assigned', 'closed'] as const;
export type LiveChatState = (typeof LIVE_CHAT_STATES)[number];
export const LIVE_CHAT_AUTHORS = ['member', 'bot', 'staff'] as const;
export const LIVE_CHAT_MESSAGE_MAX_LENGTH = 2000;
/** So many of the latest are shown. */
export const LIVE_CHAT_MESSAGES_SHOWN = 100;
/** Whoever writes again within so many days after it was closed opens the same chat anew. */
export const LIVE_CHAT_REOPENS_DAYS = 7;
/** After so long without a word a chat that only the bot has heard ends by itself. */
export const LIVE_CHAT_BOT_ENDS_HOURS = 24;
/** How long a chat is kept after it was closed; the privacy policy says the same. */
export const LIVE_CHAT_KEPT_MONTHS = 24;
/** Spec 9: for at least so long the bot is seen to type before it answers. */
export const BOT_TYPING_MS = 1500;

const message = requiredText('Please write something first.', LIVE_CHAT_MESSAGE_MAX_LENGTH);

export const LiveChatMessage = z.object({
  /** The place in the chat; order is by it, never by a clock. */
  seq: z.int(),
  author: z.enum(LIVE_CHAT_AUTHORS),
  /** The first name of whoever of the staff wrote it. */
  name: z.nullable(z.string()),
  /** The sender's own id for it; the bot gives none. */
  clientId: z.nullable(Id),
  text: z.string(),
  sentAt: Moment,
});
export type LiveChatMessage = z.infer<typeof LiveChatMessage>;

export const LiveChat = z.object({
  state: z.enum(LIVE_CHAT_STATES),
  /** Who of the staff has it, by first name. */
  agent: z.nullable(z.string()),
  messages: z.array(LiveChatMessage),
});
export type LiveChat = z.infer<typeof LiveChat>;

export const LiveChatView = z.object({
  /** Null before the member has written. */
  chat: z.nullable(LiveChat),
  /** What the bot begins with. */
  greeting: z.string(),
  /** When people answer: "Mon-Fri 9am-5pm WAT"; and the next opening while nobody is there. */
  hours: z.string(),
  opensAt: z.nullable(Moment),
});
export type LiveChatView = z.infer<typeof LiveChatView>;

export const findLiveChat = endpoint({
  method: 'GET',
  path: '/api/live-chat',
  access: 'member',
  summary: 'The member’s chat with support, the latest hundred messages, and when people are there.',
  answer: LiveChatView,
});
export const writeToSupport = endpoint({
  method: 'POST',
  path: '/api/live-chat/messages',
  access: 'member',
  summary:
    'Writes to support, answered after commit. The bot answers what it knows; else the chat goes to a person. The same `clientId` again is the same message.',
  body: z.strictObject({ clientId: Id, text: message }),
  answer: LiveChatView,
});
export const askForPerson = endpoint({
  method: 'POST',
  path: '/api/live-chat/person',
  access: 'member',
  summary: 'Puts the chat into the queue to a person; where it stands there already, nothing changes.',
  answer: LiveChatView,
});
export const seeLiveChat = endpoint({
  method: 'POST',
  path: '/api/live-chat/seen',
  access: 'member',
  summary: 'Marks what stands there up to `seq` as seen; what nobody has seen after a while is mailed.',
  body: z.strictObject({ seq: z.int().check(z.minimum(0), z.maximum(2 ** 31 - 1)) }),
  answer: Ok,
});
export const endLiveChat = endpoint({
  method: 'POST',
  path: '/api/live-chat/end',
  access: 'member',
  summary: 'Closes the member’s chat; writing again opens it anew.',
  answer: LiveChatView,
});

const row = {
  _id: Id,
  member: z.object({ _id: Id, name: z.string() }),
  state: z.enum(LIVE_CHAT_STATES),
  /** Who has it. */
  staff: z.nullable(z.string()),
  mine: z.boolean(),
  waitingSince: Moment,
  /** Until when an answer of a person is due, and when one answered. */
  dueAt: Moment,
  answeredAt: z.nullable(Moment),
  /** Premium support, and the queue on call. */
  ahead: z.boolean(),
  onCall: z.boolean(),
  /** Whose word was last. */
  lastAuthor: z.enum(LIVE_CHAT_AUTHORS),
  lastAt: Moment,
};
export const LiveChatRow = z.object(row);
export type LiveChatRow = z.infer<typeof LiveChatRow>;
export const LiveChatNote = z.object({ _id: Id, staff: z.string(), text: z.string(), notedAt: Moment });
export const LiveChatCase = z.object({
  ...row,
  /** What runs, in words: "Harmony", "No package yet". */
  holds: z.string(),
  zone: z.string(),
  messages: z.array(LiveChatMessage),
  notes: z.array(LiveChatNote),
});
export type LiveChatCase = z.infer<typeof LiveChatCase>;

const access = { staff: ['support', 'admin'] } as const;
const ofOne = { ...access, of: 'live chat' } as const;
const params = z.object({ id: Id });

export const listLiveChats = endpoint({
  method: 'GET',
  path: '/api/staff/live-chats',
  access,
  summary:
    'Those whose answer is overdue, then those that wait for a person in the order in which they are to be taken, then those that somebody has; at most 200.',
  answer: z.object({ chats: z.array(LiveChatRow) }),
});
export const readLiveChat = endpoint({
  method: 'GET',
  path: '/api/staff/live-chats/:id',
  access: ofOne,
  summary: 'One chat with what was written and noted; a look at it is audited.',
  params,
  answer: LiveChatCase,
});
export const claimLiveChat = endpoint({
  method: 'POST',
  path: '/api/staff/live-chats/:id/claim',
  access: ofOne,
  summary: 'Takes a chat that waits. Refused (409) when somebody else has it.',
  params,
  answer: Ok,
});
export const answerLiveChat = endpoint({
  method: 'POST',
  path: '/api/staff/live-chats/:id/messages',
  access: ofOne,
  summary:
    'Writes to the member, from whoever has the chat (409 else). The same `clientId` again is the same answer.',
  params,
  body: z.strictObject({
    clientId: Id,
    text: requiredText('Please write an answer.', LIVE_CHAT_MESSAGE_MAX_LENGTH),
  }),
  answer: Ok,
});
export const noteLiveChat = endpoint({
  method: 'POST',
  path: '/api/staff/live-chats/:id/notes',
  access: ofOne,
  summary: 'Notes something for colleagues; the member never sees it.',
  params,
  body: z.strictObject({
    clientId: Id,
    text: requiredText('Please write the note.', LIVE_CHAT_MESSAGE_MAX_LENGTH),
  }),
  answer: Ok,
});
export const handOverLiveChat = endpoint({
  method: 'POST',
  path: '/api/staff/live-chats/:id/hand-over',
  access: ofOne,
  summary:
    'Puts a chat that somebody has back into the queue, where it stood: the clock of waiting goes on. 409 when nobody has it.',
  params,
  body: z.strictObject({ reason: staffReason }),
  answer: Ok,
});
export const closeLiveChat = endpoint({
  method: 'POST',
  path: '/api/staff/live-chats/:id/close',
  access: ofOne,
  summary: 'Closes a chat that waits or that somebody has. 409 when it is closed.',
  params,
  body: z.strictObject({ reason: staffReason }),
  answer: Ok,
});

const WORDS_MAX = 20;
const WORD_MAX_LENGTH = 40;
const words = list(requiredLine('Please write the word.', WORD_MAX_LENGTH), WORDS_MAX);

/** Answers that are ready: the bot’s own, and those that staff put into a chat. */
export const ChatAnswerEntry = z.strictObject({
  /** What staff find it by. */
  title: requiredLine('Please give it a title.', 80),
  /** It may name prices and the office by their marks, such as {price:blossom}. */
  text: requiredText('Please write the answer.', LIVE_CHAT_MESSAGE_MAX_LENGTH),
  /** Who gives it. */
  by: z.enum(['bot', 'staff'], { error: 'Please say who gives it.' }),
  /** One of these in what the member wrote, and the bot gives it. */
  words,
  /** One of these besides, and it is the better one of two that fit. */
  besides: words,
  /** True where it holds only once a partner delivers for us. */
  needsDeliveries: z.boolean('Please say whether it needs a partner who delivers.'),
  /** Of two that fit equally well the first is given. */
  order: z.int('Please give its place.').check(z.minimum(0), z.maximum(999)),
});
export type ChatAnswerEntry = z.infer<typeof ChatAnswerEntry>;
export type ChatAnswerHistory = EntryHistory<ChatAnswerEntry>;

const desk = catalogueCalls({
  path: '/api/staff/chat-answers',
  staff: ['editor', 'support', 'admin'],
  entry: ChatAnswerEntry,
  one: 'ready answer',
  of: 'chat answer',
});
export const listChatAnswers = desk.list;
export const addChatAnswer = desk.add;
export const changeChatAnswer = desk.change;
export const endChatAnswer = desk.end;

export const listReadyAnswers = endpoint({
  method: 'GET',
  path: '/api/staff/ready-answers',
  access,
  summary: 'What staff may put into a chat or an answer to an enquiry, with the prices of this moment.',
  answer: z.object({ answers: z.array(z.object({ key: z.string(), title: z.string(), text: z.string() })) }),
});
