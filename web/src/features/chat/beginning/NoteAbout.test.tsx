// What stands above a note that opened the conversation, and above no other message.
import { findQuoted } from '@ijeuwa/contract/chat';
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ADA } from '#test/fake-api.tsx';
import { beginChat, MATCH, message, mine, said, showChat, TUNDE } from '../chat.fakes.tsx';

vi.mock('socket.io-client', () => import('../live.fakes.ts'));

let api: Awaited<ReturnType<typeof beginChat>>['api'];
let end = () => {};
beforeEach(async () => {
  ({ api, end } = await beginChat());
});
afterEach(() => end());

const asNote = <M extends { clientId: string }>(one: M): M => ({ ...one, clientId: MATCH });
const BIO = { by: TUNDE, part: 'bio', prompt: null, quote: 'I sing.', image: null } as const;
const PHOTO = { by: ADA._id, part: 'photo', prompt: null, quote: null, image: '/api/photos/b/s' } as const;

test('each note stands below what it is about, also once both have written', async () => {
  api.answer(findQuoted, { quoted: [BIO, PHOTO] });
  said.written = [asNote(message(1, 'What do you sing?')), asNote(mine(2, 'Where was that?'))];
  showChat();
  const theirs = (await screen.findByText('Túndé liked your answer')).closest('li');
  expect(theirs?.textContent).toMatch(/About me“I sing\.”.*What do you sing\?/);
  const own = screen.getByText('You liked Túndé’s photo').closest('li');
  expect(own?.textContent).toContain('Where was that?');
  expect(screen.getByAltText('Túndé Adéwálé’s photo').getAttribute('src')).toBe('/api/photos/b/s');
});

test('of a conversation that no note opened nothing is asked', async () => {
  said.written = [message(1, 'Good evening')];
  showChat();
  await screen.findByText('Good evening');
  expect(api.callsOf(findQuoted)).toEqual([]);
});

test('what does not come leaves the note as it is', async () => {
  api.refuse(findQuoted, 'fault', 'Something went wrong');
  said.written = [asNote(message(1, 'What do you sing?'))];
  showChat();
  expect(await screen.findByText('What do you sing?')).toBeTruthy();
  await vi.waitFor(() => expect(api.callsOf(findQuoted)).toHaveLength(1));
  expect(screen.queryByText(/liked your/)).toBeNull();
});
