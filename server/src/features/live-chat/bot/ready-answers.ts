// The ready answers: a kind of the catalogue, read by the bot and put into chats by staff, with the prices of the moment.
import { ChatAnswerEntry } from '@ijeuwa/contract/live-chat';
import type { Catalogue, Kind } from '#platform/catalogue.ts';
import { slugKey } from '#platform/slug-key.rules.ts';
import { GENERIC, GREETING, listForBot, listForStaff, replyTo } from './replies.rules.ts';

/** Prices and the office in a text, by their marks. */
export type Marks = {
  /** What is wrong with them, in words: half of one, or one that nobody knows. */
  findFault(text: string): Promise<string | undefined>;
  /** The text with their words. */
  fill(text: string): Promise<string>;
};

export type ReadyAnswersNeeds = {
  catalogue: Catalogue;
  marks: Marks;
  /** A partner delivers: what is said of shipping and returns is true. */
  deliveries: boolean;
};

const makeKind = (marks: Marks): Kind<ChatAnswerEntry> => ({
  name: 'chat-answer',
  work: 'chatAnswers',
  data: ChatAnswerEntry,
  written: { list: 'chat-answers.json', place: 'order' },
  // Apart from the file's: the bot finds its greeting by its key.
  keyOf: ({ title }) => `added-${slugKey(title, 'answer')}`,
  faultsOf: async ({ text, by, words }, key): Promise<Record<string, string> | undefined> => {
    const isFound = by === 'staff' || words.length > 0 || key === GREETING || key === GENERIC;
    if (!isFound) return { words: 'Please give words by which the bot finds it.' };
    const fault = await marks.findFault(text);
    return fault === undefined ? undefined : { text: fault };
  },
  // Staff find it by its title.
  faultsBeside: ({ title }, others) =>
    others.some((one) => sameTitle(one.title, title))
      ? { title: 'There is an answer of this title already.' }
      : undefined,
});

const sameTitle = (one: string, other: string): boolean =>
  one.trim().toLowerCase() === other.trim().toLowerCase();

// What is said also where somebody of the staff has ended the entry.
const WITHOUT_ENTRY: Record<string, string> = {
  [GREETING]: 'Hello! What can we do for you?',
  [GENERIC]: 'Thank you for writing.',
};

export const makeReadyAnswers = ({ catalogue, marks, deliveries }: ReadyAnswersNeeds) => {
  const entries = catalogue.open(makeKind(marks));
  return {
    seed: entries.seed,
    desk: entries.desk,

    /** What the bot answers to this; undefined where it knows nothing. */
    async findReply(text: string): Promise<string | undefined> {
      const found = replyTo(text, listForBot(await entries.listCurrent(), deliveries));
      return found && marks.fill(found.data.text);
    },

    async say(key: typeof GREETING | typeof GENERIC): Promise<string> {
      const found = (await entries.listCurrent()).find((one) => one.key === key);
      return marks.fill(found?.data.text ?? WITHOUT_ENTRY[key]!);
    },

    async listForStaff() {
      const ready = listForStaff(await entries.listCurrent());
      return Promise.all(
        ready.map(async ({ key, data }) => ({ key, title: data.title, text: await marks.fill(data.text) })),
      );
    },
  };
};
export type ReadyAnswers = ReturnType<typeof makeReadyAnswers>;
