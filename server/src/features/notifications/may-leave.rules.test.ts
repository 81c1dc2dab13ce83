// Whether something leaves is decided once more when it would: by what is so then.
import { DEFAULT_SETTINGS } from '@ijeuwa/contract/notification-settings';
import { expect, test } from 'vitest';
import { type Facts, mayLeave } from './may-leave.rules.ts';

const FACTS: Facts = {
  standing: 'public',
  isUnread: true,
  isShown: true,
  mailEnded: false,
  settings: DEFAULT_SETTINGS,
};
const NO_WAY = { email: false, push: false, sms: false };
const choosing = (preferences: object): Facts => ({
  ...FACTS,
  settings: { ...DEFAULT_SETTINGS, preferences: { ...DEFAULT_SETTINGS.preferences, ...preferences } },
});
const match = { category: 'matches', channel: 'mail' } as const;

test.each([
  ['what nothing keeps back', match, FACTS, true],
  ['what was read in the bell', match, { ...FACTS, isUnread: false }, false],
  ['what tells of somebody who is shown no longer', match, { ...FACTS, isShown: false }, false],
  ['a text to whoever is held', match, { ...FACTS, standing: 'suspended' }, false],
  ['a mail to whoever is leaving', match, { ...FACTS, standing: 'leaving' }, false],
  ['a mail to whoever is gone', match, { ...FACTS, standing: null }, false],
  ['a mail to whoever paused', match, { ...FACTS, standing: 'paused' }, true],
  ['a category that was switched off meanwhile', match, choosing({ matches: NO_WAY }), false],
  ['a way that was never chosen', { ...match, channel: 'sms' }, FACTS, false],
  ['a way that was chosen', { ...match, channel: 'push' }, FACTS, true],
  [
    'a receipt, though the bell was read',
    { category: 'billing', channel: 'mail' },
    { ...FACTS, isUnread: false },
    true,
  ],
  [
    'a text about billing that was read',
    { category: 'billing', channel: 'sms' },
    { ...FACTS, isUnread: false },
    false,
  ],
  [
    'the mail of a day, without any mail that it would bring',
    { category: 'digest', channel: 'mail' },
    choosing({ messages: NO_WAY, matches: NO_WAY, systemUpdates: NO_WAY }),
    false,
  ],
  ['the mail of a day', { category: 'digest', channel: 'mail' }, choosing({ messages: NO_WAY }), true],
  [
    'a mail in place of an SMS',
    { ...match, channel: 'mail', inPlaceOfSms: true },
    choosing({ matches: { ...NO_WAY, sms: true } }),
    true,
  ],
  [
    'a mail in place of an SMS, ended by a link',
    { ...match, channel: 'mail', inPlaceOfSms: true },
    { ...choosing({ matches: { ...NO_WAY, sms: true } }), mailEnded: true },
    false,
  ],
] as const)('%s', (_, what, facts, leaves) => expect(mayLeave(what, facts as Facts)).toBe(leaves));
