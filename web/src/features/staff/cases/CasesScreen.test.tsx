// The matchmakers' desk: who the client is, and whom of those who fit they meet anyway.
import {
  listFitting,
  listVipCases,
  pinPeople,
  proposePeople,
  readVipCase,
  type VipCaseAtDesk,
  writeToClient,
} from '@ijeuwa/contract/staff-vip';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { fakeApi, showScreen } from '#test/fake-api.tsx';
import { ONE_TAP_MS } from '#ui/useSettledAt.ts';
import CasesScreen from './CasesScreen.tsx';

afterEach(cleanup);

const AT = '2026-11-24T09:00:00Z';
const idOf = (n: number) => `0190a6f0-0000-7000-8000-00000000000${n}`;
const ROW = {
  _id: idOf(1),
  member: { _id: idOf(2), name: 'Ada Okeke' },
  state: 'assigned',
  ground: 'payment',
  staff: 'Bisi',
  mine: true,
  startedAt: AT,
  dueAt: null,
  dueStep: null,
  answersUntil: null,
  alarm: false,
  missed: [],
  pausedBy: null,
  unanswered: false,
} as const;
const CASE: VipCaseAtDesk = {
  ...ROW,
  missed: [],
  client: {
    age: 29,
    location: 'Lagos, Nigeria',
    religion: 'christianity',
    profession: 'Architect',
    education: null,
    relationshipStatus: 'single',
    bio: 'I sing.',
  },
  file: { interests: [], priorities: [], lookingFor: '' },
  strategy: null,
  servedUntil: null,
  mayPropose: 3,
  nobodyElseAt: null,
  pinned: [],
  isInCouple: false,
  proposals: [],
  written: [],
  notes: [],
};
const fitting = (n: number, name: string, known: 'picks' | null) => ({
  _id: idOf(n),
  name,
  age: 33,
  location: 'Lagos, Nigeria',
  profession: 'Engineer',
  matchPercent: 90,
  reasons: ['Both Christian'],
  difference: null,
  demonstration: false,
  known,
});

test('the case says who the client is, and whom of today’s picks they meet without a matchmaker', async () => {
  const api = fakeApi();
  api.answer(listVipCases, { cases: [{ ...ROW, missed: [] }], next: null });
  api.answer(readVipCase, CASE);
  api.answer(listFitting, { people: [fitting(3, 'Obi', null), fitting(4, 'Uche', 'picks')], count: 2 });
  showScreen(<CasesScreen />, { at: '/staff/cases', user: null });
  expect(await screen.findByText('It is yours.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Open the case of Ada Okeke' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'The case of Ada Okeke' }));
  for (const fact of ['29 · Lagos, Nigeria · Architect', 'Christianity', 'I sing.'])
    expect(dialog.getByText(fact)).toBeTruthy();
  // What they did not say has no line.
  expect(dialog.queryByText('Education')).toBeNull();
  await userEvent.click(dialog.getByRole('button', { name: 'Look who fits' }));
  expect(await dialog.findByText('In their picks today')).toBeTruthy();
  const names = dialog.getAllByRole('checkbox').map((one) => one.closest('label')?.textContent ?? '');
  expect(names[0]).toContain('Obi');
});

test('the client and what is due stand before anything that can be done', async () => {
  const api = fakeApi();
  const due = { dueAt: AT, dueStep: 'proposals' as const, missed: ['proposals' as const] };
  api.answer(listVipCases, { cases: [{ ...ROW, ...due }], next: null });
  api.answer(readVipCase, { ...CASE, ...due });
  showScreen(<CasesScreen />, { at: '/staff/cases', user: null });
  await userEvent.click(await screen.findByRole('button', { name: 'Open the case of Ada Okeke' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'The case of Ada Okeke' }));
  const acts = ['Send message', 'We have spoken', 'Hand over'].map((name) =>
    dialog.getByRole('button', { name }),
  );
  const said = [
    '29 · Lagos, Nigeria · Architect',
    /^People: overdue by/,
    'A promise was not kept in time.',
    'People are proposed by Tue 24 Nov, 10:00 WAT',
  ];
  for (const one of said.map((words) => dialog.getByText(words)))
    for (const act of acts) expect(one.compareDocumentPosition(act)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('the owner reads what the client wrote, and answers in the case', async () => {
  const api = fakeApi();
  const wrote = {
    _id: idOf(7),
    by: 'client',
    matchmaker: null,
    text: 'I travel in March.',
    writtenAt: AT,
  } as const;
  let one: VipCaseAtDesk = { ...CASE, unanswered: true, written: [wrote] };
  api.answer(listVipCases, () => ({
    cases: [{ ...ROW, missed: [], unanswered: one.unanswered }],
    next: null,
  }));
  api.answer(readVipCase, () => one);
  api.answer(writeToClient, ({ body }) => {
    const mine = { ...wrote, _id: idOf(8), by: 'matchmaker', matchmaker: 'Bisi', text: body.text } as const;
    one = { ...one, unanswered: false, written: [wrote, mine] };
    return { ok: true as const };
  });
  showScreen(<CasesScreen />, { at: '/staff/cases', user: null });
  expect(await screen.findByText('The client wrote, and waits for an answer.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Open the case of Ada Okeke' }));
  const part = within(await screen.findByRole('region', { name: 'Written with the client' }));
  expect(part.getByText('I travel in March.')).toBeTruthy();
  await userEvent.type(
    part.getByRole('textbox', { name: /^Write to the client/ }),
    'Then we begin in April.',
  );
  await userEvent.click(part.getByRole('button', { name: 'Send message' }));
  expect(await part.findByText('Then we begin in April.', { selector: 'p' })).toBeTruthy();
  expect(part.getByRole<HTMLTextAreaElement>('textbox', { name: /^Write to the client/ }).value).toBe('');
  expect(api.callsOf(writeToClient)).toMatchObject([
    { body: { clientId: expect.any(String), text: 'Then we begin in April.' } },
  ]);
});

test('the queue goes on page by page, and a closed case is read and taken by nobody', async () => {
  const api = fakeApi();
  const closed = {
    ...ROW,
    missed: [],
    _id: idOf(6),
    member: { _id: idOf(2), name: 'Ngozi' },
    state: 'closed',
    staff: null,
    mine: false,
  } as const;
  api.answer(listVipCases, ({ query }) =>
    query.after === 'two'
      ? { cases: [{ ...closed, missed: [] }], next: null }
      : { cases: [{ ...ROW, missed: [] }], next: 'two' },
  );
  api.answer(readVipCase, { ...CASE, ...closed, missed: [] });
  showScreen(<CasesScreen />, { at: '/staff/cases', user: null });
  await userEvent.click(await screen.findByRole('button', { name: 'Next page' }));
  expect(await screen.findByText('Nobody works on it any more.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Open the case of Ngozi' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'The case of Ngozi' }));
  expect(await dialog.findByText(/Lagos, Nigeria/)).toBeTruthy();
  expect(dialog.queryByRole('button', { name: 'Take this case' })).toBeNull();
});

test('up to three are put among tomorrow’s picks beside those who stand there, with a reason', async () => {
  const api = fakeApi();
  let one: VipCaseAtDesk = { ...CASE, pinned: [{ _id: idOf(9), name: 'Olúwadámilọ́lá' }] };
  api.answer(listVipCases, { cases: [{ ...ROW, missed: [] }], next: null });
  api.answer(readVipCase, () => one);
  api.answer(listFitting, () => ({
    people: [fitting(3, 'Obi', null), fitting(4, 'Chidi', null), fitting(5, 'Emeka', null)],
    count: 3,
  }));
  api.answer(pinPeople, ({ body }) => {
    one = { ...one, pinned: body.people.map((_id) => ({ _id, name: _id === idOf(3) ? 'Obi' : 'Chidi' })) };
    return { ok: true as const };
  });
  showScreen(<CasesScreen />, { at: '/staff/cases', user: null });
  await userEvent.click(await screen.findByRole('button', { name: 'Open the case of Ada Okeke' }));
  const part = within(await screen.findByRole('region', { name: 'Tomorrow’s picks' }));
  expect(part.getByText('Among tomorrow’s picks of the client: Olúwadámilọ́lá.')).toBeTruthy();
  await userEvent.click(part.getByRole('button', { name: 'Choose for tomorrow' }));
  const tick = async (name: RegExp) => userEvent.click(await part.findByRole('checkbox', { name }));
  expect((await part.findByRole<HTMLInputElement>('checkbox', { name: /Olúwadámilọ́lá/ })).checked).toBe(true);
  await tick(/^Obi/);
  await tick(/^Chidi/);
  expect(part.getByRole<HTMLInputElement>('checkbox', { name: /^Emeka/ }).disabled).toBe(true);
  expect(part.getByText('3 of 3 chosen. To choose another, untick one.')).toBeTruthy();
  await tick(/Olúwadámilọ́lá/);
  await userEvent.type(part.getByLabelText('Reason'), 'All three sing.');
  await userEvent.click(part.getByRole('button', { name: 'Save for tomorrow' }));
  expect(await part.findByText('Among tomorrow’s picks of the client: Obi, Chidi.')).toBeTruthy();
  expect(api.callsOf(pinPeople)).toMatchObject([
    { body: { people: [idOf(3), idOf(4)], reason: 'All three sing.' } },
  ]);
});

test('the second of two quick taps on Propose tells the client nothing more, and telling them that nobody fits is asked first', async () => {
  const api = fakeApi();
  const sent: unknown[] = [];
  api.answer(listVipCases, { cases: [{ ...ROW, missed: [] }], next: null });
  api.answer(readVipCase, CASE);
  api.answer(listFitting, () => ({
    people: sent.length ? [] : [fitting(3, 'Obi', null)],
    count: sent.length ? 0 : 1,
  }));
  api.answer(proposePeople, ({ body }) => {
    sent.push(body);
    return { ok: true as const };
  });
  showScreen(<CasesScreen />, { at: '/staff/cases', user: null });
  await userEvent.click(await screen.findByRole('button', { name: 'Open the case of Ada Okeke' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Look who fits' }));
  const part = within(await screen.findByRole('region', { name: 'Who fits' }));
  await userEvent.click(part.getByRole('checkbox', { name: /^Obi/ }));
  await userEvent.click(part.getByRole('button', { name: 'Propose' }));
  await userEvent.click(await part.findByRole('button', { name: 'Tell the client' }));
  expect(screen.queryByRole('dialog', { name: 'Nobody else fits' })).toBeNull();
  await new Promise((go) => setTimeout(go, ONE_TAP_MS));
  await userEvent.click(part.getByRole('button', { name: 'Tell the client' }));
  const asks = within(await screen.findByRole('dialog', { name: 'Nobody else fits' }));
  expect(sent).toHaveLength(1);
  await userEvent.click(asks.getByRole('button', { name: 'Tell the client' }));
  await vi.waitFor(() => expect(sent).toHaveLength(2));
});

test('a client who reads already that nobody else fits is not told again while nothing is due', async () => {
  const api = fakeApi();
  api.answer(listVipCases, { cases: [{ ...ROW, missed: [] }], next: null });
  api.answer(listFitting, { people: [], count: 0 });
  for (const dueAt of [null, AT]) {
    api.answer(readVipCase, { ...CASE, nobodyElseAt: AT, dueAt });
    showScreen(<CasesScreen />, { at: '/staff/cases', user: null });
    await userEvent.click(await screen.findByRole('button', { name: 'Open the case of Ada Okeke' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Look who fits' }));
    const part = within(await screen.findByRole('region', { name: 'Who fits' }));
    expect(part.queryAllByText(/The client reads so, and the clock stands\.$/)).toHaveLength(dueAt ? 0 : 1);
    expect(part.queryAllByRole('button', { name: 'Tell the client' })).toHaveLength(dueAt ? 1 : 0);
    cleanup();
  }
});

test('where people are proposed, the list and the case say until when an answer may come', async () => {
  const api = fakeApi();
  const asked = { ...ROW, missed: [], state: 'proposed' as const, answersUntil: '2026-12-08T09:00:00Z' };
  const one = { person: { _id: idOf(3), name: 'Obi' }, why: null, proposedAt: AT };
  const said = { clientReason: null, theirReason: null, feedback: null };
  api.answer(listVipCases, { cases: [asked], next: null });
  api.answer(readVipCase, {
    ...CASE,
    ...asked,
    proposals: [
      { ...one, ...said, _id: idOf(4), state: 'asked', answerUntil: '2026-12-08T09:00:00Z' },
      { ...one, ...said, _id: idOf(5), state: 'declined', answerUntil: null },
    ],
  });
  showScreen(<CasesScreen />, { at: '/staff/cases', user: null });
  expect(await screen.findByText('It is yours. An answer may come until Tue 8 Dec.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Open the case of Ada Okeke' }));
  const proposed = within(await screen.findByRole('list', { name: 'Proposed' })).getAllByRole('listitem');
  expect(proposed[0]!.textContent).toContain('An answer may come until Tue 8 Dec.');
  expect(proposed[1]!.textContent).not.toContain('until');
});
