// Staff read Lagos, wherever their device stands.
import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { clockOf } from './live-chats/chat-words.ts';
import { Notes } from './Notes.tsx';
import { Written } from './Written.tsx';

vi.mock('#platform/zone-here.ts', async (original) => ({
  ...(await original<object>()),
  zoneHere: () => 'America/New_York',
}));

const AT = '2026-11-30T02:48:00.000Z';
const LAGOS = /Mon 30 Nov, 03:48 WAT/;

test('a note and what a member wrote tell the office’s hour on a device in New York', () => {
  render(
    <>
      <Notes notes={[{ _id: 'n', staff: 'Ngozi', text: 'She called.', notedAt: AT }]} />
      <Written label="Ada" writtenAt={AT} text="When?" />
    </>,
  );
  expect(screen.getAllByText(LAGOS)).toHaveLength(2);
});

test('so does the time by which a chat is to be answered', () => {
  const row = { answeredAt: null, dueAt: AT } as Parameters<typeof clockOf>[0];
  expect(clockOf(row, Date.parse(AT) - 1).text).toMatch(LAGOS);
});
