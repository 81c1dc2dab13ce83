// Prompts of a member's own choice: which there are, and what was written to them.
import type { PromptReply } from '@ijeuwa/contract/details';
import { notFound } from '#platform/app-error.ts';
import type { Database, Queryable } from '#platform/database/connect.ts';
import { lockProfile } from '../profiles.repository.ts';
import { refuse } from '../refuse.ts';
import type { Prompt } from './prompt-list.ts';
import { listReplies, replaceReplies } from './prompts.repository.ts';

export type PromptsNeeds = { db: Database; prompts: readonly Prompt[] };

export const makePrompts = ({ db, prompts }: PromptsNeeds) => {
  const texts = new Map(prompts.map(({ key, text }) => [key, text]));

  return {
    choices: prompts,

    /** What stands under a prompt that the list no longer names is kept, and shown to nobody. */
    async listShown(
      tx: Queryable,
      memberId: string,
    ): Promise<{ key: string; text: string; reply: string }[]> {
      const replies = await listReplies(tx, memberId);
      return replies.flatMap(({ key, reply }) => {
        const text = texts.get(key);
        return text ? [{ key, text, reply }] : [];
      });
    },

    async save(memberId: string, replies: readonly PromptReply[]): Promise<void> {
      if (replies.some(({ key }) => !texts.has(key)))
        throw refuse({ prompts: 'Please choose a prompt from the list.' });
      if (new Set(replies.map(({ key }) => key)).size < replies.length)
        throw refuse({ prompts: 'Please choose each prompt once.' });
      await db.transaction(async (tx) => {
        if (!(await lockProfile(tx, memberId))) throw notFound('This account');
        await replaceReplies(tx, memberId, replies);
      });
    },
  };
};
export type Prompts = ReturnType<typeof makePrompts>;
