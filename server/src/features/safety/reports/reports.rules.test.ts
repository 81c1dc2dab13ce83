// Which decisions on a member are possible.
import { expect, test } from 'vitest';
import { type Case, whyNot } from './reports.rules.ts';

const form = { decision: 'suspension', reason: 'He asked for money.', seen: 2 } as const;
const open: Case = { open: 2, state: 'active' };

test.each([
  ['all open reports, with words for the member', form, open, undefined],
  ['nothing, without words', { ...form, decision: 'nothing', reason: '' }, open, undefined],
  [
    'nothing, on an account that is gone',
    { ...form, decision: 'nothing' },
    { ...open, state: 'gone' },
    undefined,
  ],
  ['a warning without words', { ...form, decision: 'warning', reason: '' }, open, 'invalid'],
  ['a suspension without words', { ...form, reason: '' }, open, 'invalid'],
  ['a suspension of an account that is gone', form, { ...open, state: 'gone' }, 'conflict'],
  ['fewer reports than there are', { ...form, seen: 1 }, open, 'conflict'],
  ['none, because somebody was faster', form, { ...open, open: 0 }, 'conflict'],
  ['a lift of what is not suspended', { ...form, decision: 'lift' }, open, 'conflict'],
  [
    'a lift, without words',
    { decision: 'lift', reason: '', seen: 0 },
    { open: 0, state: 'suspended' },
    undefined,
  ],
] as const)('%s', (_, decision, found, code) => expect(whyNot(decision, found)?.code).toBe(code));
