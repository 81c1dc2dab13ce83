// The record of what staff did, and whether it holds.
import { listAudit } from '@ijeuwa/contract/staff';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { fakeApi, showScreen } from '#test/fake-api.tsx';
import AuditScreen from './AuditScreen.tsx';

afterEach(cleanup);

const ENTRY = {
  seq: 12,
  at: '2026-11-24T09:00:00Z',
  staff: 'ngozi@staff.example',
  act: 'confirm transfer',
  subject: 'order 01900000-0000-7000-8000-000000000001',
  reason: 'GTBank 0042',
  hash: 'a'.repeat(64),
};

test('who did what to whom and why stands in a table, with a chain that holds', async () => {
  fakeApi().answer(listAudit, { entries: [ENTRY], intact: true, next: null });
  showScreen(<AuditScreen />, { at: '/staff/audit', user: null });
  const table = within(await screen.findByRole('table'));
  const row = table.getAllByRole('row')[1]?.textContent;
  for (const part of [ENTRY.staff, ENTRY.act, ENTRY.subject, ENTRY.reason, '10:00 WAT'])
    expect(row).toContain(part);
  expect(screen.getByText('The chain holds.')).toBeTruthy();
});

test('a broken chain is an alarm', async () => {
  fakeApi().answer(listAudit, { entries: [ENTRY], intact: false, next: null });
  showScreen(<AuditScreen />, { at: '/staff/audit', user: null });
  expect((await screen.findByRole('alert')).textContent).toContain('The chain is broken.');
});

test('a search by words asks for what has them, and says where nothing has', async () => {
  fakeApi().answer(listAudit, ({ query: { words } }) => ({
    entries: words === 'nobody' ? [] : words ? [{ ...ENTRY, act: 'open member' }] : [ENTRY],
    intact: true,
    next: null,
  }));
  showScreen(<AuditScreen />, { at: '/staff/audit', user: null });
  const box = await screen.findByRole('searchbox');
  await userEvent.type(box, ' ada ngozi{Enter}');
  expect(await screen.findByText('open member')).toBeTruthy();
  expect(document.activeElement).toBe(box);
  await userEvent.clear(box);
  await userEvent.type(box, 'nobody{Enter}');
  expect(await screen.findByText('No entry has all of “nobody”')).toBeTruthy();
});

test('older entries stand on the pages that follow, and a search begins at the newest again', async () => {
  fakeApi().answer(listAudit, ({ query: { after, words } }) => ({
    entries: [{ ...ENTRY, act: words ?? (after ? `older than ${after}` : 'the newest') }],
    intact: true,
    next: after || words ? null : '12',
  }));
  showScreen(<AuditScreen />, { at: '/staff/audit', user: null });
  await userEvent.click(await screen.findByRole('button', { name: 'Older entries' }));
  expect(await screen.findByText('older than 12')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Older entries' })).toBeNull();
  await userEvent.type(screen.getByRole('searchbox'), 'refund{Enter}');
  expect(await screen.findByText('refund')).toBeTruthy();
  await userEvent.clear(screen.getByRole('searchbox'));
  await userEvent.type(screen.getByRole('searchbox'), '{Enter}');
  await userEvent.click(await screen.findByRole('button', { name: 'Older entries' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Newer entries' }));
  expect(await screen.findByText('the newest')).toBeTruthy();
});
