// One part of a person's page as it stands, for whoever likes it: as far as everybody who may see the page is shown it.
import type { PartNamed } from '@ijeuwa/contract/likes';
import type { Queryable } from '#platform/database/connect.ts';
import { hasApprovedPhoto } from '../photos/photos.repository.ts';
import { findOwnProfile } from '../profiles.repository.ts';
import type { Prompts } from '../prompts/prompts.service.ts';

const NONE = { prompt: null, quote: null, photoId: null };

export const makeQuotedPart = ({ prompts }: { prompts: Prompts }) => {
  const words = async (tx: Queryable, personId: string, part: 'bio' | 'family') => {
    const found = await findOwnProfile(tx, personId);
    if (part === 'bio') return found?.profile.bio;
    // As on the page: under the living consent alone.
    return found?.consentedAt ? found.profile.familyBackground : undefined;
  };

  /** Undefined where there is none; whether the page may be seen is asked before. */
  return async (tx: Queryable, personId: string, named: PartNamed) => {
    const { part } = named;
    if (part === 'photo') {
      const { photo } = named;
      return (await hasApprovedPhoto(tx, personId, photo)) ? { ...NONE, part, photoId: photo } : undefined;
    }
    if (part === 'reply') {
      const shown = await prompts.listShown(tx, personId);
      const found = shown.find(({ key }) => key === named.prompt);
      return found && { ...NONE, part, prompt: found.text, quote: found.reply };
    }
    const quote = await words(tx, personId, part);
    return quote ? { ...NONE, part, quote } : undefined;
  };
};
