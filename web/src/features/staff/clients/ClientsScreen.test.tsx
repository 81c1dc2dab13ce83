// A counsellor's clients and notes: what is typed is never lost, and without the client's consent nothing can be written.
import * as calls from '@ijeuwa/contract/clients';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { FakeRefusal, fakeApi, showScreen } from '#test/fake-api.tsx';
import ClientsScreen from './ClientsScreen.tsx';

afterEach(cleanup);

let api: ReturnType<typeof fakeApi>;
let clients = 0;
let client: calls.Client;
let notes: calls.SessionNote[];
let allowed: boolean;
let inCare: boolean;
let former: calls.FormerNotes[];
let zone: string;
beforeEach(() => {
  api = fakeApi();
  // Each of their own: what was typed about one outlives its dialog.
  clients += 1;
  client = {
    _id: `01900000-0000-7000-8000-0000000000d${clients}`,
    name: 'Olúwafúnmiláyọ̀ Adéṣínà',
    sessions: 2,
    last: '2026-11-20T09:00:00Z',
    next: null,
  };
  notes = [];
  allowed = true;
  inCare = true;
  former = [];
  zone = 'Africa/Lagos';
  api.answer(calls.listClients, () => ({ zone, clients: [client], next: null }));
  api.answer(calls.findClient, () => ({
    zone,
    client,
    appointments: [
      {
        _id: '01900000-0000-7000-8000-0000000000d9',
        startsAt: '2026-11-20T09:00:00Z',
        endsAt: '2026-11-20T09:50:00Z',
        kind: 'session' as const,
        partner: { name: 'Ọlárìndé' },
        state: 'done' as const,
      },
    ],
  }));
  api.answer(calls.listSessionNotes, () => ({ allowed, inCare, notes }));
  api.answer(calls.listFormerNotes, () => ({ former }));
  api.answer(calls.writeSessionNote, ({ body }) => {
    const note = {
      _id: body.id,
      text: body.text,
      writtenAt: '2026-11-24T09:00:00Z',
      changedAt: null,
      version: 1,
    };
    notes = [note, ...notes];
    return note;
  });
});

const open = async () => {
  await userEvent.click(await screen.findByRole('button', { name: `Open ${client.name}` }));
  return within(await screen.findByRole('dialog', { name: client.name }));
};

test('times are those of the clock by which they keep their hours', async () => {
  zone = 'America/New_York';
  client.next = '2026-12-01T09:00:00Z';
  notes = [
    { _id: 'n', text: 'They talked.', writtenAt: '2026-11-24T09:00:00Z', changedAt: null, version: 1 },
  ];
  showScreen(<ClientsScreen />, { at: '/staff/clients', user: null });
  expect(await screen.findByText(/next on Tue 1 Dec, 04:00 EST\./)).toBeTruthy();
  const dialog = await open();
  expect(await dialog.findByText('Fri 20 Nov, 04:00 EST')).toBeTruthy();
  expect(await dialog.findByRole('article', { name: 'Note of Tue 24 Nov, 04:00 EST' })).toBeTruthy();
});

test('whom they have is listed, and a note is written, after which the field is free', async () => {
  showScreen(<ClientsScreen />, { at: '/staff/clients', user: null });
  expect(await screen.findByText(/2 sessions, last on .*, nothing to come\./)).toBeTruthy();
  const dialog = await open();
  await userEvent.type(await dialog.findByLabelText('New note'), 'They talked.');
  await userEvent.click(dialog.getByRole('button', { name: 'Save note' }));
  expect(await dialog.findByText('They talked.', { selector: 'p' })).toBeTruthy();
  expect(dialog.getByLabelText<HTMLTextAreaElement>('New note').value).toBe('');
});

test('what is typed outlives a refusal and the dialog, and leaves as the same note', async () => {
  const answerLater = () => {
    throw new FakeRefusal('unavailable', 'Please try again.');
  };
  api.answer(calls.writeSessionNote, answerLater);
  showScreen(<ClientsScreen />, { at: '/staff/clients', user: null });
  let dialog = await open();
  await userEvent.type(await dialog.findByLabelText('New note'), 'Half');
  await userEvent.click(dialog.getByRole('button', { name: 'Save note' }));
  expect(await dialog.findByText('Please try again.')).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  dialog = await open();
  expect((await dialog.findByLabelText<HTMLTextAreaElement>('New note')).value).toBe('Half');
  await userEvent.click(dialog.getByRole('button', { name: 'Save note' }));
  await waitFor(() => expect(api.callsOf(calls.writeSessionNote)).toHaveLength(2));
  const ids = api.callsOf(calls.writeSessionNote).map(({ body }) => (body as { id: string }).id);
  expect(new Set(ids).size).toBe(1);
});

test('a note that was changed elsewhere is not written over, and what was typed stays', async () => {
  notes = [
    {
      _id: '01900000-0000-7000-8000-0000000000e1',
      text: 'One.',
      writtenAt: '2026-11-24T09:00:00Z',
      changedAt: null,
      version: 1,
    },
  ];
  api.answer(calls.changeSessionNote, () => {
    throw new FakeRefusal('conflict', 'It was changed meanwhile.');
  });
  showScreen(<ClientsScreen />, { at: '/staff/clients', user: null });
  const dialog = await open();
  await userEvent.click(await dialog.findByRole('button', { name: /^Change the note/ }));
  await userEvent.type(dialog.getByLabelText('Note'), ' And two.');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('It was changed meanwhile.')).toBeTruthy();
  expect(dialog.getByLabelText<HTMLTextAreaElement>('Note').value).toBe('One. And two.');
  await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
  const again = await open();
  await userEvent.click(await again.findByRole('button', { name: /^Change the note/ }));
  expect(again.getByLabelText<HTMLTextAreaElement>('Note').value).toBe('One. And two.');
  await userEvent.click(again.getByRole('button', { name: 'Leave it as it was' }));
  expect(again.getByText('One.', { selector: 'p' })).toBeTruthy();
});

test('without consent there is no field', async () => {
  allowed = false;
  showScreen(<ClientsScreen />, { at: '/staff/clients', user: null });
  const dialog = await open();
  expect(await dialog.findByText('They have not allowed notes.')).toBeTruthy();
  expect(dialog.queryByLabelText('New note')).toBeNull();
});

test('who came along stands with the appointment', async () => {
  showScreen(<ClientsScreen />, { at: '/staff/clients', user: null });
  const dialog = await open();
  await userEvent.click(await dialog.findByText('Appointments (1)'));
  expect(dialog.getByText('Session, 50 minutes, with Ọlárìndé')).toBeTruthy();
});

test('of whoever is in their care no more nothing is read or written, and what is sealed can be removed', async () => {
  inCare = false;
  notes = [];
  former = [{ _id: client._id, notes: 2, latest: '2026-11-20T09:00:00Z', removedOn: '2026-12-24T09:00:00Z' }];
  api.answer(calls.removeFormerNotes, () => {
    former = [];
    return { former };
  });
  showScreen(<ClientsScreen />, { at: '/staff/clients', user: null });
  const dialog = await open();
  expect(await dialog.findByText('They are no longer in your care.')).toBeTruthy();
  expect(dialog.queryByLabelText('New note')).toBeNull();
  await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
  const list = within(await screen.findByRole('region', { name: 'Sealed notes' }));
  expect(list.getByText(/^2 notes, the last on .*20 Nov.*\. Removed on .*24 Dec.*\.$/)).toBeTruthy();
  await userEvent.click(list.getByRole('button', { name: /^Remove now/ }));
  const asked = within(await screen.findByRole('dialog', { name: 'Remove these notes?' }));
  await userEvent.click(asked.getByRole('button', { name: 'Remove them' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Sealed notes' })).toBeNull());
  expect(api.callsOf(calls.removeFormerNotes)).toMatchObject([{ params: { id: client._id } }]);
});
