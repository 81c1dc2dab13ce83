// The cards of leaving, and the way back: what is asked, what is said, what is sent.

import { findMe } from '@ijeuwa/contract/accounts';
import {
  APPOINTMENT_ENDS,
  askCopy,
  type Copy,
  deleteAccount,
  findLeaving,
  type Lost,
  openCopy,
  returnToAccount,
} from '@ijeuwa/contract/leaving';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ADA, fakeApi, showScreen } from '#test/fake-api.tsx';
import { NOTHING_LOST } from '#test/nothing-lost.ts';
import { PasswordInput } from '#ui/PasswordInput.tsx';
import { DeleteAccountCard } from './DeleteAccountCard.tsx';
import { DownloadDataCard } from './DownloadDataCard.tsx';
import type { Proving } from './proving.ts';
import { ReturnScreen } from './ReturnScreen.tsx';

const here = vi.hoisted(() => ({ zone: 'Africa/Lagos' }));
vi.mock('#platform/zone-here.ts', async (original) => ({
  ...(await original<object>()),
  zoneHere: () => here.zone,
}));
afterEach(() => {
  here.zone = 'Africa/Lagos';
  cleanup();
});

const UNTIL = '2026-12-01T09:00:00.000Z';
const NONE: Copy = { state: 'none', askedAt: null, until: null, bytes: null, nextAt: null };
const ASKED: Copy = { ...NONE, state: 'asked', askedAt: '2026-11-24T09:00:00.000Z', nextAt: UNTIL };
const LOST: Lost = {
  ...NOTHING_LOST,
  packages: [
    { name: 'Harmony', endsAt: '2027-01-05T09:00:00.000Z' },
    { name: 'My Forever', endsAt: '2027-07-05T09:00:00.000Z' },
  ],
  conversations: 2,
  photos: 5,
};
const proving: Proving = {
  fields: (field) => <PasswordInput label="Your password" {...field('proof')} />,
  proofOf: ({ proof }) => ({ password: proof }),
};
const dialog = () => within(screen.getByRole('dialog'));

let api: ReturnType<typeof fakeApi>;
beforeEach(() => {
  api = fakeApi();
});

describe('download my data', () => {
  test('is asked for with the password; then it says that a mail will tell', async () => {
    let copy = NONE;
    api.answer(findLeaving, () => ({ copy, lost: LOST }));
    api.answer(askCopy, () => {
      copy = ASKED;
      return { copy };
    });
    showScreen(<DownloadDataCard proving={proving} />);
    await userEvent.click(await screen.findByRole('button', { name: 'Ask for a copy' }));
    await userEvent.type(dialog().getByLabelText('Your password'), 'a good long one');
    await userEvent.click(dialog().getByRole('button', { name: 'Ask for it' }));
    expect(await screen.findByText(/We are putting your copy together. It takes a few minutes/)).toBeTruthy();
    expect(api.callsOf(askCopy)[0]?.body).toEqual({ proof: { password: 'a good long one' } });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('a wrong password is told at its field', async () => {
    api.answer(findLeaving, { copy: NONE, lost: LOST });
    api.refuse(askCopy, 'wrong_credentials', 'This is not your password.', {
      proof: 'This is not your password.',
    });
    showScreen(<DownloadDataCard proving={proving} />);
    await userEvent.click(await screen.findByRole('button', { name: 'Ask for a copy' }));
    await userEvent.type(dialog().getByLabelText('Your password'), 'not this one');
    await userEvent.click(dialog().getByRole('button', { name: 'Ask for it' }));
    expect(await dialog().findByText('This is not your password.')).toBeTruthy();
  });

  test('one that is ready says how large it is and until when, and is fetched with the password', async () => {
    const url = '/api/leaving/copy/file?k=abc';
    const copy: Copy = { ...ASKED, state: 'ready', until: UNTIL, bytes: 1_234_567 };
    api.answer(openCopy, { url });
    const fetched: (string | null)[] = [];
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      fetched.push(this.getAttribute('href'));
    });
    api.answer(findLeaving, { copy, lost: LOST });
    showScreen(<DownloadDataCard proving={proving} />);
    const button = await screen.findByRole('button', { name: 'Download my copy (1.2 MB)' });
    expect(screen.getByText(/It is here until .*1 Dec/)).toBeTruthy();
    expect(screen.getByText(/You can ask for another from .*1 Dec/)).toBeTruthy();
    expect(screen.getAllByRole('button')).toEqual([button]);
    await userEvent.click(button);
    expect(api.callsOf(openCopy)).toEqual([]);
    await userEvent.type(dialog().getByLabelText('Your password'), 'a good long one');
    await userEvent.click(dialog().getByRole('button', { name: 'Download' }));
    await waitFor(() => expect(fetched).toEqual([url]));
    expect(api.callsOf(openCopy)[0]?.body).toEqual({ proof: { password: 'a good long one' } });
    expect(screen.queryByRole('dialog')).toBeNull();
    click.mockRestore();
  });
});

describe('delete my account', () => {
  const open = async (onDeleted: (until: string) => void = () => {}, lost = LOST) => {
    api.answer(findLeaving, { copy: NONE, lost });
    showScreen(<DeleteAccountCard proving={proving} onDeleted={onDeleted} />);
    await waitFor(() => expect(api.callsOf(findLeaving)).toHaveLength(1));
    await userEvent.click(screen.getByRole('button', { name: 'Delete my account' }));
  };

  test('says before what is lost, and what stays', async () => {
    await open();
    const lines = dialog()
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
    expect(lines).toEqual([
      'Your profile is hidden, and every conversation closes, for both of you.',
      'Erased: your profile, wishes, likes and 5 photos.',
      'Erased: 2 matches with all messages.',
      expect.stringMatching(/^Erased, if there is any: .*questionnaire/),
      expect.stringMatching(
        /^Your package Harmony, which runs until .*5 Jan.*It ends with the account and is not refunded.$/,
      ),
      expect.stringMatching(/^Your package My Forever, which runs until .*5 Jul/),
    ]);
    expect(dialog().getByText(/^What stays: the record of payments/)).toBeTruthy();
    expect(dialog().queryByText(/stays so if you return/)).toBeNull();
  });

  test('says what is cancelled at once, what goes back of it, and what is gone later', async () => {
    const startsAt = '2026-12-02T09:00:00.000Z';
    here.zone = 'Europe/London';
    await open(() => {}, {
      ...LOST,
      appointments: APPOINTMENT_ENDS.map((end) => ({ startsAt, end })),
      sessions: [{ title: 'Essential', left: 3, usableUntil: UNTIL }],
      renews: true,
      vip: 'rests_paid',
      seats: [{ title: 'Brunch', startsAt }],
      reports: 1,
      couple: 'Ọlọ́runtóbilọ́ba',
    });
    const atOnce = within(dialog().getByRole('list', { name: 'At once' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
    expect(atOnce.slice(1)).toEqual([
      expect.stringMatching(
        /^Your appointment of .*2 Dec, 09:00 GMT \(10:00 WAT\) is cancelled. All that you paid for it goes back to you.$/,
      ),
      expect.stringMatching(/is cancelled. Its session comes back, to be used if you return.$/),
      expect.stringMatching(
        /is cancelled. It is less than 24 hours away, so nothing of its price goes back.$/,
      ),
      expect.stringMatching(/^Your appointment of .* is cancelled.$/),
      expect.stringMatching(/^The time of .*, which is held for you, is let go.$/),
      expect.stringMatching(
        /^You do not come along to the appointment of .* It stays with whoever booked it.$/,
      ),
      'Your VIP case stands still. If you return you can go on with it; nothing of its price goes back.',
      expect.stringMatching(/^Your seat at “Brunch”, .* 09:00 GMT \(10:00 WAT\), is given back.$/),
      'Your package does not renew any more, and your card is forgotten.',
      'Your compatibility report goes, for both of you.',
      'You and Ọlọ́runtóbilọ́ba are no couple here any more. After a return you would both have to say it again.',
    ]);
    expect(dialog().getByText(/stays so if you return: you would book it again/)).toBeTruthy();
    expect(dialog().getByText(/^3 sessions of “Essential”, bought and not used/)).toBeTruthy();
  });

  test('while it is not known what goes, it says so, and can be asked again', async () => {
    api.refuse(findLeaving, 'fault', 'Something went wrong');
    showScreen(<DeleteAccountCard proving={proving} onDeleted={() => {}} />);
    await userEvent.click(screen.getByRole('button', { name: 'Delete my account' }));
    expect(await dialog().findByText('Something went wrong')).toBeTruthy();
    expect(dialog().getByRole<HTMLButtonElement>('button', { name: 'Delete my account' }).disabled).toBe(
      true,
    );
  });

  test('says what becomes of a transfer that has not arrived', async () => {
    await open(() => {}, { ...LOST, transferOpen: true });
    expect(
      dialog().getByText(/If the money comes to the closed account, it gives you nothing/).textContent,
    ).toMatch(
      /^Your bank transfer that has not arrived yet: its order ends\..*send it back to where it came from\.$/,
    );
  });

  test('asks to type the words first: without them nothing is sent', async () => {
    await open();
    await userEvent.type(dialog().getByLabelText('Your password'), 'a good long one');
    await userEvent.click(dialog().getByRole('button', { name: 'Delete my account' }));
    expect(dialog().getByText('Please type “delete my account”.')).toBeTruthy();
    expect(api.callsOf(deleteAccount)).toHaveLength(0);
  });

  test('with the words, in whatever letters, and the password it is done', async () => {
    const until: string[] = [];
    await open((day) => void until.push(day));
    api.answer(deleteAccount, { until: UNTIL });
    await userEvent.type(dialog().getByLabelText(/^Type “delete my account”/), ' Delete My Account ');
    await userEvent.type(dialog().getByLabelText('Your password'), 'a good long one');
    await userEvent.click(dialog().getByRole('button', { name: 'Delete my account' }));
    await waitFor(() => expect(until).toEqual([UNTIL]));
    expect(api.callsOf(deleteAccount)[0]?.body).toEqual({ proof: { password: 'a good long one' } });
  });
});

describe('welcome back', () => {
  test('says until when, and one tap takes the account back', async () => {
    api.answer(returnToAccount, { ok: true });
    api.answer(findMe, { user: ADA });
    showScreen(<ReturnScreen name="Adaọbị" until={UNTIL} onLogOut={() => {}} />);
    expect(screen.getByRole('heading', { name: 'Welcome back, Adaọbị' })).toBeTruthy();
    expect(screen.getByText(/1 Dec/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Return' }));
    await waitFor(() => expect(api.callsOf(findMe)).toHaveLength(1));
  });

  test('what the server refuses stands there, and one may log out instead', async () => {
    const onLogOut = vi.fn();
    api.refuse(returnToAccount, 'expired', 'The seven days are over: your account is being erased.');
    showScreen(<ReturnScreen name="Adaọbị" until={UNTIL} onLogOut={onLogOut} />);
    await userEvent.click(screen.getByRole('button', { name: 'Return' }));
    expect(await screen.findByText(/The seven days are over/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Log out' }));
    expect(onLogOut).toHaveBeenCalledOnce();
  });
});
