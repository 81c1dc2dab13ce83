// What a member added of their own accord, together, as the profile page asks for it: details and prompts.
import type { DetailsChange, OwnStory, PromptReply } from '@ijeuwa/contract/details';
import { notFound } from '#platform/app-error.ts';
import type { Database, Queryable } from '#platform/database/connect.ts';
import type { Viewer } from '#platform/http/viewer.ts';
import type { Limits } from '#platform/limits.ts';
import { findProfile, listFreeWords } from '../profiles.repository.ts';
import type { Prompts } from '../prompts/prompts.service.ts';
import type { Details } from './details.service.ts';

export type StoryNeeds = { db: Database; limits: Limits; details: Details; prompts: Prompts };

type Written = { text: string; reply: string };

/** Each consent that is given or taken back is kept for good. */
const EDITS_BY_MEMBER = { points: 120, seconds: 3600 };

export const makeStory = ({ db, limits, details, prompts }: StoryNeeds) => {
  const find = async ({ memberId }: Viewer): Promise<OwnStory> => {
    const profile = await findProfile(db, memberId);
    if (!profile) throw notFound('This account');
    const shown = await prompts.listShown(db, memberId);
    return {
      details: await details.listOwn(memberId, profile.previousMarriages),
      prompts: shown.map(({ key, reply }) => ({ key, reply })),
      choices: [...prompts.choices],
    };
  };

  /** What members wrote themselves and others read, with what it is about: staff look at it. */
  const listWrittenOf = async (
    tx: Queryable,
    memberIds: readonly string[],
  ): Promise<Map<string, Written[]>> => {
    const written = new Map<string, Written[]>(await prompts.listShownOf(tx, memberIds));
    const add = (memberId: string, text: string, reply: string) =>
      reply && written.set(memberId, [...(written.get(memberId) ?? []), { text, reply }]);
    for (const { memberId, text, reply } of await details.listWritten(tx, memberIds))
      add(memberId, text, reply);
    for (const { memberId, familyBackground, hobbies } of await listFreeWords(tx, memberIds)) {
      add(memberId, 'Family background', familyBackground);
      add(memberId, 'Hobbies', hobbies.join(', '));
    }
    return written;
  };

  return {
    find,
    listWrittenOf,

    listWritten: async (tx: Queryable, memberId: string): Promise<Written[]> =>
      (await listWrittenOf(tx, [memberId])).get(memberId) ?? [],

    async saveDetails(viewer: Viewer, change: DetailsChange): Promise<OwnStory> {
      await limits.take('story', viewer.memberId, EDITS_BY_MEMBER);
      await details.save(viewer.memberId, change);
      return find(viewer);
    },

    async savePrompts(viewer: Viewer, replies: readonly PromptReply[]): Promise<OwnStory> {
      await limits.take('story', viewer.memberId, EDITS_BY_MEMBER);
      await prompts.save(viewer.memberId, replies);
      return find(viewer);
    },
  };
};
export type Story = ReturnType<typeof makeStory>;
