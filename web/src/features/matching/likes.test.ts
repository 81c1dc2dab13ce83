// What becomes of a like that an earlier page could not bring to the server.
import { acceptMatch } from '@ijeuwa/contract/matching';
import { afterEach, expect, test, vi } from 'vitest';
import { signedInAs, signedOut } from '#platform/session.ts';
import { ADA, fakeApi } from '#test/fake-api.tsx';
import { currentToasts, dismissToast } from '#ui/feedback.ts';
import { openLikes } from './likes.ts';

const EMEKA = '01900000-0000-7000-8000-000000000310';
const api = fakeApi();
afterEach(() => {
  for (const { id } of currentToasts()) dismissToast(id);
});

test.each([
  ['package_needed', 'Please choose a package first.', ['Please choose a package first.']],
  ['fault', 'Something went wrong', ['Failed to swipe right']],
  ['not_found', 'This person could not be found.', []],
] as const)(
  'a kept like that is refused with %s at the next opening is told where it helps, and not kept',
  async (code, message, told) => {
    localStorage.setItem(
      'likesOnTheirWay',
      JSON.stringify([{ member: ADA._id, id: EMEKA, shownAt: 0, leavesAt: 0, left: true }]),
    );
    api.refuse(acceptMatch, code, message);
    const close = openLikes(ADA._id);
    await vi.waitFor(() => expect(localStorage.getItem('likesOnTheirWay')).toBeNull());
    close();
    await vi.waitFor(() => expect(currentToasts().map(({ text }) => text)).toEqual(told));
  },
);

test('whom another member likes stays on no device that they have left', async () => {
  const theirs = { member: 'somebody-else', id: EMEKA, shownAt: 0, leavesAt: 0, left: true };
  localStorage.setItem('likesOnTheirWay', JSON.stringify([theirs]));
  openLikes(ADA._id)();
  expect(localStorage.getItem('likesOnTheirWay')).toBeNull();
  localStorage.setItem('likesOnTheirWay', JSON.stringify([{ ...theirs, member: ADA._id }]));
  signedInAs(ADA);
  signedOut();
  expect(localStorage.getItem('likesOnTheirWay')).toBeNull();
});
