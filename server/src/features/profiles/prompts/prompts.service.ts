// Prompts of a member's own choice: which there are, and what was written to them.
import type { PromptReply } from '@ijeuwa/contract/details';
import { notFound } from '#platform/app-error.ts';
import type { Database, Queryable } from '#platform/database/connect.ts';
import { lockProfile } from '../profiles.repository.ts';
import { refuse } from '../refuse.ts';
import type { Prompt } from './prompt-list.ts';
import { listReplies, replaceReplies } from './prompts.repository.ts';

export type ShownReply = { key: string; text: string; reply: string };

export type PromptsNeeds = { db: Database; prompts: readonly Prompt[] };

export const makePrompts = ({ db, prompts }: PromptsNeeds) => {
  const texts = new Map(prompts.map(({ key, text }) => [key, text]));

  /** What stands under a prompt that the list no longer names is kept, and shown to nobody. */
  const listShownOf = async (
    tx: Queryable,
    memberIds: readonly string[],
  ): Promise<Map<string, ShownReply[]>> => {
    const replies = await listReplies(tx, memberIds);
    const shown = new Map(memberIds.map((id): [string, ShownReply[]] => [id, []]));
    for (const { memberId, key, reply } of replies) {
      const text = texts.get(key);
      if (text) shown.get(memberId)?.push({ key, text, reply });
    }
    return shown;
  };

  return {
    choices: prompts,
    listShownOf,

    listShown: async (tx: Queryable, memberId: string): Promise<ShownReply[]> =>
      (await listShownOf(tx, [memberId])).get(memberId) ?? [],

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
