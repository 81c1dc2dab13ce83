// A queue that stands open follows what others of the staff do: told by the socket, read again by the call.
import { listDayFigures } from '@ijeuwa/contract/day-figures';
import { listReports, type ReportedMember } from '@ijeuwa/contract/safety';
import { findStaffMe } from '@ijeuwa/contract/staff';
import { listEnquiries } from '@ijeuwa/contract/support';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { queryClient } from '#platform/queries.ts';
import { fakeApi, showScreen } from '#test/fake-api.tsx';
import FiguresScreen from './figures/FiguresScreen.tsx';
import ReportsScreen from './reports/ReportsScreen.tsx';
import { WorkUpdates } from './WorkUpdates.tsx';

type Hear = (event?: unknown) => void;
const live = vi.hoisted(() => ({
  hear: new Map<string, Set<Hear>>(),
  opened: [] as unknown[],
  close: () => {},
  connect: () => {},
}));
vi.mock('socket.io-client', () => {
  const on = (event: string, hear: Hear) =>
    live.hear.set(event, (live.hear.get(event) ?? new Set()).add(hear));
  const off = (event: string, hear: Hear) => live.hear.get(event)?.delete(hear);
  return {
    io: (namespace: string, { auth }: { auth: object }) => {
      live.opened.push([namespace, auth]);
      return { on, off, close: live.close, connect: live.connect };
    },
  };
});
const hear = (event: string, what?: unknown) =>
  act(async () => {
    for (const tell of live.hear.get(event) ?? []) tell(what);
  });

const STAFF = { _id: '01900000-0000-7000-8000-0000000000a1', name: 'Amina', email: 'amina@staff.example' };
const reported = (n: number, name: string): ReportedMember => ({
  member: { _id: `01900000-0000-7000-8000-0000000000e${n}`, name },
  open: 1,
  reporters: 1,
  reasons: ['harassment'],
  oldestAt: new Date().toISOString(),
});
let cases: ReportedMember[];
let api: ReturnType<typeof fakeApi>;
beforeEach(() => {
  live.hear.clear();
  live.opened.length = 0;
  live.close = vi.fn();
  live.connect = vi.fn();
  cases = [reported(1, 'Emeka')];
  api = fakeApi();
  api.answer(listReports, () => ({ cases, waiting: cases.length, suspended: [] }));
  api.answer(findStaffMe, { staff: { ...STAFF, roles: ['moderator'] } });
});
afterEach(cleanup);

const show = async () => {
  const shown = showScreen(
    <>
      <WorkUpdates staffId={STAFF._id} />
      <ReportsScreen />
    </>,
    { user: null },
  );
  await screen.findByText('Emeka');
  await waitFor(() => expect(live.opened).toEqual([['/staff', { userId: STAFF._id }]]));
  return shown;
};

test('what arrives stands in the queue, and what a colleague has worked off is gone, without a reload', async () => {
  await show();
  cases = [reported(1, 'Emeka'), reported(2, 'Túndé')];
  await hear('workChanged', { what: 'reports' });
  await screen.findByText('Túndé');
  cases = [reported(2, 'Túndé')];
  await hear('workChanged', { what: 'reports' });
  await waitFor(() => expect(screen.queryByText('Emeka')).toBeNull());
});

test('another queue is not read, and this one not once for each of many changes', async () => {
  await show();
  const before = api.callsOf(listReports).length;
  await hear('workChanged', { what: 'enquiries' });
  expect(api.callsOf(listEnquiries)).toEqual([]);
  expect(api.callsOf(listReports)).toHaveLength(before);
  let answer = () => {};
  api.answer(listReports, async () => {
    await new Promise<void>((go) => {
      answer = go;
    });
    return { cases, waiting: cases.length, suspended: [] };
  });
  for (let n = 0; n < 20; n++) await hear('workChanged', { what: 'reports' });
  await waitFor(() => expect(api.callsOf(listReports)).toHaveLength(before + 1));
  cases = [reported(2, 'Túndé')];
  answer();
  // One more, for what changed while it was being read.
  await waitFor(() => expect(api.callsOf(listReports)).toHaveLength(before + 2));
  answer();
  await screen.findByText('Túndé');
  expect(api.callsOf(listReports)).toHaveLength(before + 2);
});

test('the figures follow every queue that they count', async () => {
  let waiting = 1;
  api.answer(listDayFigures, () => ({
    days: [],
    cameYesterday: [],
    queues: [{ what: 'enquiries' as const, waiting, oldestAt: new Date().toISOString() }],
  }));
  showScreen(
    <>
      <WorkUpdates staffId={STAFF._id} />
      <FiguresScreen />
    </>,
    { user: null },
  );
  const tile = await screen.findByRole('link', { name: /^1 ?Enquiries/ });
  await waitFor(() => expect(live.opened).toHaveLength(1));
  waiting = 2;
  await hear('workChanged', { what: 'packages' });
  expect(api.callsOf(listDayFigures)).toHaveLength(1);
  for (const what of ['enquiries', 'statements']) await hear('workChanged', { what });
  await waitFor(() => expect(tile.textContent).toMatch(/^2/));
});

test('after a gap everything is read again; on leaving the connection is closed', async () => {
  const shown = await show();
  await hear('connect');
  cases = [reported(2, 'Túndé')];
  await hear('connect');
  await screen.findByText('Túndé');
  shown.unmount();
  expect(live.close).toHaveBeenCalled();
});

test('whoever is cut and still signed in comes back, with the roles of now', async () => {
  await show();
  api.answer(findStaffMe, { staff: { ...STAFF, roles: ['editor'] } });
  await hear('disconnect', 'io server disconnect');
  await waitFor(() => expect(live.connect).toHaveBeenCalled(), { timeout: 3000 });
  expect(queryClient.getQueryData([findStaffMe.path])).toMatchObject({ staff: { roles: ['editor'] } });
});

test('whoever is cut and signed out does not come back', async () => {
  await show();
  api.refuse(findStaffMe, 'not_found', 'This page could not be found.');
  await hear('disconnect', 'io server disconnect');
  await waitFor(() => expect(live.close).toHaveBeenCalled());
  expect(live.connect).not.toHaveBeenCalled();
});
