// A session that is not there for whoever opens it: members are led to their schedule, staff read whose it is.
import { findMeeting, findStaffMeeting } from '@ijeuwa/contract/meeting';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { fakeApi, showScreen } from '#test/fake-api.tsx';
import { MeetingScreen } from './MeetingScreen.tsx';
import { counsellorSide, memberSide } from './meeting-side.ts';

afterEach(cleanup);
const at = { at: '/session/00000000-0000-4000-8000-000000000001', path: '/session/:id' };
const member = memberSide('/schedule');

test.each([
  [member, findMeeting, /You find your bookings under Schedule/],
  [
    counsellorSide(member.link, '/staff/appointments'),
    findStaffMeeting,
    /Its counsellor alone opens the room/,
  ],
] as const)('%o', async (side, call, words) => {
  const api = fakeApi();
  api.refuse(call, 'not_found', 'This appointment could not be found.');
  showScreen(<MeetingScreen side={side} />, at);
  expect(await screen.findByText(words)).toBeTruthy();
});
