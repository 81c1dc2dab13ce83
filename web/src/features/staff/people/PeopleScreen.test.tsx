// The staff itself, as administrators see, add, change and end it.
import {
  addStaff,
  changeStaffRoles,
  endStaff,
  findStaffMe,
  inviteStaff,
  listStaff,
  type StaffMember,
} from '@ijeuwa/contract/staff';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { FakeRefusal, fakeApi, showScreen } from '#test/fake-api.tsx';
import { Toaster } from '#ui/Toaster.tsx';
import PeopleScreen from './PeopleScreen.tsx';

afterEach(cleanup);

const person = (n: number, name: string, more: Partial<StaffMember> = {}): StaffMember => ({
  _id: `01900000-0000-7000-8000-0000000000a${n}`,
  name,
  email: `${name.split(' ')[0]!.toLowerCase()}@staff.example`,
  roles: ['finance'],
  state: 'active',
  invitedUntil: null,
  endedAt: null,
  ...more,
});
const NGOZI = person(1, 'Ngozi Okoye', { roles: ['admin'] });
const BELLO = person(2, 'Bello Musa', { roles: ['finance', 'support'] });
const TUNDE = person(3, 'Tunde Bakare', { state: 'invited', invitedUntil: '2026-11-27T09:00:00Z' });
const KEMI = person(4, 'Kemi Alabi', { state: 'invited' });
const UCHE = person(5, 'Uche Eze', { state: 'ended', endedAt: '2026-10-06T09:00:00Z' });

const OK = { ok: true } as const;

let api: ReturnType<typeof fakeApi>;
let people: StaffMember[];
const change = (id: string, how: Partial<StaffMember>) => {
  people = people.map((one) => (one._id === id ? { ...one, ...how } : one));
};
beforeEach(() => {
  api = fakeApi();
  people = [NGOZI, BELLO, TUNDE, KEMI, UCHE];
  api.answer(findStaffMe, { staff: NGOZI });
  api.answer(listStaff, () => ({ people }));
  api.answer(addStaff, ({ body: { name, email, roles } }) => {
    const known = people.find((one) => one.email === email);
    const invited = { name, roles, state: 'invited', invitedUntil: '2026-11-28T09:00:00Z' } as const;
    if (known) change(known._id, { ...invited, endedAt: null });
    else people = [...people, person(6, name, { ...invited, email })];
    return OK;
  });
  api.answer(changeStaffRoles, ({ params, body }) => {
    change(params.id, { roles: body.roles });
    return OK;
  });
  api.answer(inviteStaff, ({ params }) => {
    change(params.id, { invitedUntil: '2026-11-28T09:00:00Z' });
    return OK;
  });
  api.answer(endStaff, ({ params }) => {
    change(params.id, { state: 'ended', endedAt: '2026-11-25T09:00:00Z' });
    return OK;
  });
});

const show = () =>
  showScreen(
    <>
      <PeopleScreen />
      <Toaster />
    </>,
    { at: '/staff/people', user: null },
  );
const itemOf = async (name: string) => {
  const list = within(await screen.findByRole('list', { name: 'People' }));
  return within(list.getByRole('heading', { name: new RegExp(`^${name}`) }).closest('li')!);
};
const openBy = async (button: string) => {
  await userEvent.click(await screen.findByRole('button', { name: button }));
  return within(screen.getByRole('dialog'));
};
type Dialog = Awaited<ReturnType<typeof openBy>>;
const giveReason = (dialog: Dialog) => userEvent.type(dialog.getByLabelText('Reason'), 'a new desk');
const press = (dialog: Dialog, button: string) =>
  userEvent.click(dialog.getByRole('button', { name: button }));

test('the list says of everybody the name, the e-mail, the roles and how they are there', async () => {
  show();
  const bello = await itemOf('Bello Musa');
  expect(bello.getByText('bello@staff.example')).toBeTruthy();
  expect(bello.getByText('Finance, Support')).toBeTruthy();
  expect(bello.getByText('Active')).toBeTruthy();
  expect(
    (await itemOf('Tunde Bakare')).getByText(/^The link is open until Fri 27 Nov.*10:00 WAT\.$/),
  ).toBeTruthy();
  expect((await itemOf('Kemi Alabi')).getByText('Link too old')).toBeTruthy();
  expect((await itemOf('Uche Eze')).getByText(/^Ended on Tue 6 Oct/)).toBeTruthy();
});

test('somebody is added with name, e-mail, roles and the reason, and stands in the list', async () => {
  show();
  const dialog = await openBy('Add somebody');
  await userEvent.type(dialog.getByLabelText('Name'), 'Ọmọlará Ẹ̀nítàn');
  await userEvent.type(dialog.getByLabelText('Email'), ' Lara@staff.example');
  await userEvent.click(dialog.getByLabelText('Planning'));
  await userEvent.click(dialog.getByLabelText('Support'));
  await giveReason(dialog);
  await press(dialog, 'Send the link');
  expect(await screen.findByText('A link is on its way to Lara@staff.example.')).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect((await itemOf('Ọmọlará')).getByText('Support, Planning')).toBeTruthy();
  expect(api.callsOf(addStaff)[0]?.body).toEqual({
    name: 'Ọmọlará Ẹ̀nítàn'.normalize('NFC'),
    email: 'lara@staff.example',
    roles: ['support', 'planner'],
    reason: 'a new desk',
  });
});

test('nobody is added without a name, an e-mail, a role and a reason, and each is said at its field', async () => {
  show();
  const dialog = await openBy('Add somebody');
  await press(dialog, 'Send the link');
  for (const words of [
    'Please give a name.',
    'Email is required',
    'Please choose at least one role.',
    'Please give the reason; it is kept in the audit.',
  ])
    expect(dialog.getByText(words)).toBeTruthy();
  expect(document.activeElement).toBe(dialog.getByLabelText('Name'));
  expect(api.callsOf(addStaff)).toHaveLength(0);
});

test('an address that is in use is said at the e-mail, and what was typed stays', async () => {
  const taken = 'Somebody of the staff has this address already.';
  api.refuse(addStaff, 'conflict', taken, { email: taken });
  show();
  const dialog = await openBy('Add somebody');
  await userEvent.type(dialog.getByLabelText('Name'), 'Bello');
  await userEvent.type(dialog.getByLabelText('Email'), 'bello@staff.example');
  await userEvent.click(dialog.getByLabelText('Finance'));
  await giveReason(dialog);
  await press(dialog, 'Send the link');
  expect(await dialog.findAllByText(taken)).toHaveLength(1);
  expect(document.activeElement).toBe(dialog.getByLabelText('Email'));
  expect(dialog.getByLabelText<HTMLInputElement>('Finance').checked).toBe(true);
});

test('who has ended has one way back: added again as they were, with a new link', async () => {
  show();
  const uche = await itemOf('Uche Eze');
  expect(uche.getAllByRole('button')).toHaveLength(1);
  const dialog = await openBy('Add again: Uche Eze');
  expect(dialog.getByLabelText<HTMLInputElement>('Email').value).toBe('uche@staff.example');
  expect(dialog.getByLabelText<HTMLInputElement>('Finance').checked).toBe(true);
  await giveReason(dialog);
  await press(dialog, 'Send the link');
  await waitFor(async () => expect((await itemOf('Uche Eze')).getByText('Invited')).toBeTruthy());
});

test('other roles are ticked beside those of now, and stand in the list', async () => {
  show();
  const dialog = await openBy('Change roles of Bello Musa');
  expect(dialog.getByText(/^Now: Finance, Support\./)).toBeTruthy();
  await userEvent.click(dialog.getByLabelText('Finance'));
  await userEvent.click(dialog.getByLabelText('Moderation'));
  await giveReason(dialog);
  await press(dialog, 'Change the roles');
  expect(await screen.findByText('Bello Musa: Support, Moderation.')).toBeTruthy();
  expect((await itemOf('Bello Musa')).getByText('Support, Moderation')).toBeTruthy();
  expect(api.callsOf(changeStaffRoles)[0]).toMatchObject({
    params: { id: BELLO._id },
    body: { roles: ['support', 'moderator'], reason: 'a new desk' },
  });
});

test('the last administrator is told at the top why it stays so, and what was ticked stays', async () => {
  const last = 'This is the last administrator. Please make somebody else one first.';
  api.refuse(changeStaffRoles, 'conflict', last);
  show();
  const dialog = await openBy('Change roles of Ngozi Okoye');
  await userEvent.click(dialog.getByLabelText('Administration'));
  await userEvent.click(dialog.getByLabelText('Support'));
  expect(dialog.getByRole('status').textContent).toContain('this screen closes for you');
  await giveReason(dialog);
  await press(dialog, 'Change the roles');
  expect((await dialog.findByRole('alert')).textContent).toBe(last);
  expect(dialog.getByLabelText<HTMLInputElement>('Support').checked).toBe(true);
});

test('who gives away the own role of administrator is asked anew what they may open', async () => {
  show();
  const dialog = await openBy('Change roles of Ngozi Okoye');
  await userEvent.click(dialog.getByLabelText('Administration'));
  await userEvent.click(dialog.getByLabelText('Support'));
  await giveReason(dialog);
  const before = api.callsOf(findStaffMe).length;
  await press(dialog, 'Change the roles');
  await waitFor(() => expect(api.callsOf(findStaffMe).length).toBeGreaterThan(before));
});

test('a new link is sent with the reason, and the list says until when it is good', async () => {
  show();
  const dialog = await openBy('Send a new link to Kemi Alabi');
  expect(dialog.getByText('A link that was sent before opens nothing any more.')).toBeTruthy();
  await press(dialog, 'Send the link');
  expect(dialog.getByText('Please give the reason; it is kept in the audit.')).toBeTruthy();
  await giveReason(dialog);
  await press(dialog, 'Send the link');
  expect(await screen.findByText('A link is on its way to kemi@staff.example.')).toBeTruthy();
  expect((await itemOf('Kemi Alabi')).getByText(/open until Sat 28 Nov/)).toBeTruthy();
  expect(api.callsOf(inviteStaff)[0]).toMatchObject({
    params: { id: KEMI._id },
    body: { reason: 'a new desk' },
  });
});

test('ending says what goes with it, and the person stands as ended', async () => {
  show();
  const dialog = await openBy('End Bello Musa');
  expect(dialog.getByRole('status').textContent).toContain('signed out everywhere at once');
  await giveReason(dialog);
  await press(dialog, 'End now');
  expect(await screen.findByText('Bello Musa has ended.')).toBeTruthy();
  expect((await itemOf('Bello Musa')).getByText(/^Ended on Wed 25 Nov/)).toBeTruthy();
  expect(api.callsOf(endStaff)[0]).toMatchObject({
    params: { id: BELLO._id },
    body: { reason: 'a new desk' },
  });
});

test('nobody is offered to end themself', async () => {
  show();
  await itemOf('Bello Musa');
  expect(await screen.findByRole('heading', { name: 'Ngozi Okoye (you)' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'End Ngozi Okoye' })).toBeNull();
});

test('who was ended by a colleague meanwhile is told of at the top, and the list is read anew', async () => {
  api.answer(inviteStaff, ({ params }) => {
    change(params.id, { state: 'ended', endedAt: '2026-11-25T09:00:00Z' });
    throw new FakeRefusal('conflict', 'This person has ended. Please add them again first.');
  });
  show();
  const dialog = await openBy('Send a new link to Bello Musa');
  await giveReason(dialog);
  await press(dialog, 'Send the link');
  expect((await dialog.findByRole('alert')).textContent).toContain('This person has ended');
  await waitFor(async () => expect((await itemOf('Bello Musa')).getByText(/^Ended on/)).toBeTruthy());
});
