// Opens a person's profile and wishes, and adds what becomes known later, for the room that signs people up.

import type { Gender } from '@ijeuwa/contract/person';
import type { Clock } from '#platform/clock.ts';
import type { Queryable } from '#platform/database/connect.ts';
import type { Sealing } from '#platform/sealing.ts';
import { makeBirths } from './births.ts';
import { saveOpening } from './opening.repository.ts';
import * as profiles from './profiles.repository.ts';
import { STARTING_WISHES } from './profiles.rules.ts';
import { refuse } from './refuse.ts';
import * as wishes from './wishes/wishes.repository.ts';

export type Start = {
  name: string;
  gender?: Gender;
  age?: number;
  dateOfBirth?: string;
  seeks?: Gender[];
  nationality?: string;
};

export const makeOpening = (needs: { clock: Clock; sealing: Sealing }) => {
  const { clock } = needs;
  const births = makeBirths(needs);
  const birthOf = (start: Partial<Start>) => {
    const birth = births(start);
    if ('faults' in birth) throw refuse(birth.faults);
    return birth;
  };
  return {
    async open(tx: Queryable, memberId: string, start: Start): Promise<void> {
      const { name, gender, nationality } = start;
      await saveOpening(
        tx,
        { memberId, name, gender, nationality, ...birthOf(start), updatedAt: clock.now() },
        { ...STARTING_WISHES, memberId, genders: start.seeks ?? [] },
      );
    },

    async complete(tx: Queryable, memberId: string, found: Partial<Start>): Promise<void> {
      const change = {
        ...(found.name ? { name: found.name } : {}),
        ...(found.gender ? { gender: found.gender } : {}),
        ...birthOf(found),
      };
      if (Object.keys(change).length > 0) await profiles.changeProfile(tx, memberId, change, clock.now());
      if (found.seeks) await wishes.changeWish(tx, memberId, { genders: found.seeks });
    },
  };
};
