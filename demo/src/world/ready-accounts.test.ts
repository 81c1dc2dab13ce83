// Every role of the back office can be tried: somebody of it is ready, and the README says so.
import { readFile } from 'node:fs/promises';
import { STAFF_ROLES } from '@ijeuwa/contract/staff';
import { expect, test } from 'vitest';
import { COLLEAGUE } from '../colleague/colleague-words.ts';
import { PLANNER_COLLEAGUE } from '../colleague/planner-words.ts';
import { READY_STAFF } from './ready-accounts.ts';

const README = await readFile(new URL('../../../README.md', import.meta.url), 'utf8');

test('each role but the counsellors’, who are listed by themselves, has one ready account', () => {
  const roles = READY_STAFF.flatMap((one) => one.roles);
  expect(roles.toSorted()).toEqual(STAFF_ROLES.filter((role) => role !== 'counsellor').toSorted());
});

test.each(READY_STAFF)('$email stands in the README, and is no program’s', ({ email }) => {
  expect(README).toContain(`\`${email}\` | \`/staff\``);
  expect([COLLEAGUE.email, PLANNER_COLLEAGUE.email]).not.toContain(email);
});
