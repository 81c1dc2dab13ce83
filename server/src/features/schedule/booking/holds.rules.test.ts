// What counts as held for nothing, in a week.
import { expect, test } from 'vitest';
import { isHeldInVain } from './holds.rules.ts';

const none = { long: 0, short: 0, replaced: 0, replacedHours: 0 };
test.each([
  [{}, false],
  [{ short: 1 }, false],
  [{ short: 2 }, true],
  [{ long: 1 }, true],
  [{ replaced: 2, replacedHours: 6 }, false],
  [{ replaced: 3, replacedHours: 6 }, true],
  [{ short: 1, replaced: 1 }, false],
  [{ short: 1, replaced: 2 }, true],
  [{ replaced: 1, replacedHours: 12 }, false],
  [{ replaced: 1, replacedHours: 12.1 }, true],
])('%j is held in vain: %s', (held, isVain) => expect(isHeldInVain({ ...none, ...held })).toBe(isVain));
