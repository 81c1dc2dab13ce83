// A report of two in their conversation: asked for with the lines of one's own, answered, ready, opened and withdrawn.
import * as calls from '@ijeuwa/contract/compatibility';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fakeApi, showScreen } from '#test/fake-api.tsx';
import { ReportStrip } from './ReportStrip.tsx';
import { useReportMenu } from './useReportMenu.tsx';

const MATCH = '0196a000-0000-7000-8000-000000000001';
const NAME = 'Túndé Adéwálé-Ògúnlẹ́yẹ';
let api: ReturnType<typeof fakeApi>;
let report: calls.CompatibilityReport;
beforeEach(() => {
  api = fakeApi();
  report = {
    state: 'none',
    byMe: false,
    lines: [
      { line: 'time', text: 'Within 1–2 years (a must)', approved: false },
      { line: 'goal', text: 'Marriage', approved: false },
      { line: 'faith', text: 'Christian (a must)', approved: false },
      { line: 'place', text: 'Anywhere', approved: false },
    ],
    seen: 'abc',
    theirLines: null,
    lapsed: false,
    rights: 1,
    since: null,
    restsUntil: null,
    opened: false,
  };
  api.answer(calls.findCompatibilityReport, () => report);
});
afterEach(cleanup);

function Menu() {
  const { items, sheets } = useReportMenu(MATCH, NAME);
  return (
    <>
      {items.map(({ label, onSelect }) => (
        <button key={label} type="button" onClick={onSelect}>
          {label}
        </button>
      ))}
      {sheets}
    </>
  );
}
const show = (what = <ReportStrip matchId={MATCH} name={NAME} />) =>
  showScreen(what, { at: `/chat/${MATCH}` });
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const sheet = async () => within(await screen.findByRole('dialog'));

test('whoever has one to give asks from the menu, sees each line word for word, and ticks what may stand there', async () => {
  api.answer(calls.approveCompatibilityReport, () => {
    report = { ...report, state: 'asked', byMe: true, since: '2026-11-24T09:00:00.000Z' };
    return report;
  });
  show(<Menu />);
  await press('Compatibility report');
  const asked = await sheet();
  for (const { text } of report.lines) expect(asked.getByText(text)).toBeTruthy();
  expect(asked.getByRole('button', { name: 'Yes, 0 lines' })).toHaveProperty('disabled', true);
  for (const name of ['When to marry', 'What I am here for', 'Where my partner lives'])
    fireEvent.click(asked.getByRole('checkbox', { name }));
  fireEvent.click(asked.getByRole('button', { name: 'Yes, 3 lines' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(api.callsOf(calls.approveCompatibilityReport)[0]?.body).toEqual({
    lines: ['time', 'goal', 'place'],
    seen: 'abc',
  });
});

test('fewer than three lines are no yes, and lead to where one says what one seeks', async () => {
  report.lines = report.lines.slice(0, 2);
  show(<Menu />);
  await press('Compatibility report');
  const asked = await sheet();
  expect(asked.queryByRole('button', { name: /^Yes/ })).toBeNull();
  expect(asked.getByRole('link', { name: 'What I seek' }).getAttribute('href')).toBe('/preference');
});

test('whoever has none to give is offered none, and sees no strip', async () => {
  report.rights = 0;
  show(
    <>
      <ReportStrip matchId={MATCH} name={NAME} />
      <Menu />
    </>,
  );
  await waitFor(() => expect(api.callsOf(calls.findCompatibilityReport)).not.toHaveLength(0));
  expect(screen.queryByRole('button')).toBeNull();
});

test('after a no it says from when on one can ask again, and offers no yes', async () => {
  report.restsUntil = '2026-12-24T09:00:00.000Z';
  show(<Menu />);
  await press('Compatibility report');
  const rests = await sheet();
  expect(rests.getByText(/^Túndé would rather not .* ask again from .*24 Dec.* on\.$/)).toBeTruthy();
  expect(rests.queryAllByRole('checkbox')).toEqual([]);
  expect(rests.queryByRole('button', { name: /^Yes/ })).toBeNull();
});

test('what the other asked for is looked at before a yes: only what they let stand there', async () => {
  report = { ...report, state: 'asked', rights: 0, theirLines: ['time', 'goal', 'place'] };
  show();
  expect(await screen.findByText('Túndé would like a compatibility report of the two of you.')).toBeTruthy();
  await press('Look');
  const asked = await sheet();
  expect(asked.getAllByRole('checkbox')).toHaveLength(3);
  expect(asked.queryByText('Christian (a must)')).toBeNull();
  expect(asked.queryByText(/that you were given is used/)).toBeNull();
  for (const one of asked.getAllByRole('checkbox')) fireEvent.click(one);
  api.refuse(calls.approveCompatibilityReport, 'conflict', 'What you seek has changed.');
  fireEvent.click(asked.getByRole('button', { name: 'Yes, 3 lines' }));
  expect((await screen.findByRole('alert')).textContent).toBe('What you seek has changed.');
});

test('one takes it back, or says no', async () => {
  for (const [byMe, label] of [
    [true, 'Take it back'],
    [false, 'No'],
  ] as const) {
    report = { ...report, state: 'asked', byMe };
    api.answer(calls.endCompatibilityReport, () => {
      report = { ...report, state: 'none' };
      return { ok: true } as const;
    });
    show();
    await press(label);
    await waitFor(() => expect(screen.queryByRole('region')).toBeNull());
    cleanup();
  }
  expect(api.callsOf(calls.endCompatibilityReport)).toHaveLength(2);
});

test('what is made is withdrawn only after it says what goes; once it was opened no strip stands there', async () => {
  report = { ...report, state: 'made', since: '2026-11-24T09:00:00.000Z' };
  api.answer(calls.endCompatibilityReport, () => {
    report = { ...report, state: 'none' };
    return { ok: true } as const;
  });
  show();
  expect(await screen.findByText('Your compatibility report is ready.')).toBeTruthy();
  await press('Open');
  const made = await sheet();
  expect(made.getByRole('button', { name: 'Open PDF' })).toBeTruthy();
  fireEvent.click(made.getByRole('button', { name: 'Withdraw' }));
  expect(made.getByText(/The file goes for both of you/)).toBeTruthy();
  expect(api.callsOf(calls.endCompatibilityReport)).toHaveLength(0);
  fireEvent.click(made.getByRole('button', { name: 'Withdraw it' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(api.callsOf(calls.endCompatibilityReport)).toHaveLength(1);
});
