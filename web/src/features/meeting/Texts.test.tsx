// What is written in a session is written once, though its answer may be lost.
import { listMeetingTexts, writeInMeeting } from '@ijeuwa/contract/meeting';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { FakeRefusal, fakeApi, showScreen } from '#test/fake-api.tsx';
import { memberSide } from './meeting-side.ts';
import { Texts } from './Texts.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('sent again after a fault it is the same; the same words later are another', async () => {
  const ID = '00000000-0000-4000-8000-000000000001';
  const api = fakeApi();
  api.answer(listMeetingTexts, { texts: [] });
  let lost = true;
  api.answer(writeInMeeting, ({ body }) => {
    if (lost) throw new FakeRefusal('fault', 'Something went wrong');
    return {
      _id: body.id,
      name: 'Ada',
      role: 'member' as const,
      text: body.text,
      sentAt: '2026-11-30T08:10:00Z',
    };
  });
  showScreen(<Texts side={memberSide('/schedule')} meeting={ID} own="member" />, { at: '/' });
  const send = () => userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await userEvent.type(screen.getByLabelText(/^Write to/), 'I read you.');
  await send();
  lost = false;
  await send();
  await userEvent.type(screen.getByLabelText(/^Write to/), 'I read you.');
  await send();
  const ids = api.callsOf(writeInMeeting).map(({ body }) => (body as { id: string }).id);
  expect([ids.length, ids[0] === ids[1], ids[1] === ids[2]]).toEqual([3, true, false]);
});
