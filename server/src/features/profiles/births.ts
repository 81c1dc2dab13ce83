// A typed age or birth date as a change of the profile: the month in plain for matching, the date sealed.

import type { Clock } from '#platform/clock.ts';
import type { Sealing } from '#platform/sealing.ts';
import { type Faults, readBirth } from './profiles.rules.ts';

type Known = { birthMonth: string | null; birthDateSealed: string | null };
export type BirthChange = { birthMonth?: string; birthDateSealed?: string };
export type Births = ReturnType<typeof makeBirths>;

export const makeBirths =
  ({ clock, sealing }: { clock: Clock; sealing: Sealing }) =>
  (given: { age?: number; dateOfBirth?: string }, known?: Known): BirthChange | Faults => {
    const birth = readBirth(
      given,
      {
        birthMonth: known?.birthMonth,
        dateOfBirth: known?.birthDateSealed ? sealing.open(known.birthDateSealed) : null,
      },
      clock.now(),
    );
    if ('faults' in birth) return birth;
    const { birthMonth, dateOfBirth } = birth;
    return {
      ...(birthMonth ? { birthMonth } : {}),
      ...(dateOfBirth ? { birthDateSealed: sealing.seal(dateOfBirth) } : {}),
    };
  };
