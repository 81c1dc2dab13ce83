// VIP beside a package, and after a case was closed: what ends, what goes on, why, and a way to begin anew.
import { closeVip, findVip, type VipView } from '@ijeuwa/contract/vip';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { fakeApi, showScreen } from '#test/fake-api.tsx';
import { INCLUDED, OPENED, VIEW } from '#test/vip-view.ts';
import { PersonalizedMatchmakingScreen } from './PersonalizedMatchmakingScreen.tsx';

afterEach(cleanup);

let vip: VipView;
let api: ReturnType<typeof fakeApi>;
beforeEach(() => {
  localStorage.clear();
  vip = VIEW;
  api = fakeApi();
  api.answer(findVip, () => vip);
});
const show = () =>
  showScreen(<PersonalizedMatchmakingScreen pay={() => null} photos={() => null} />, {
    at: '/personalized-matchmaking',
  });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

const MONTHLY = { ...INCLUDED, ground: 'introductions', package: 'My Forever' } as const;
const PAID = { ...OPENED, state: 'assigned', ground: 'payment', owner: 'Kemi' } as const;
const CLOSED = {
  at: '2026-11-24T09:00:00Z',
  because: 'member',
  askedBack: false,
  paid: true,
  met: false,
} as const;

describe('a case that was closed', () => {
  test.each([
    [
      { askedBack: true },
      'You closed it on Tue 24 Nov. Nobody had been proposed since you paid, so what you paid goes back to you. Your order says how far it is.',
    ],
    [{}, 'You closed it on Tue 24 Nov. People had been proposed since you paid, so nothing goes back.'],
    [{ paid: false }, 'You closed it on Tue 24 Nov.'],
    [
      { because: 'months' },
      'Its time was over on Tue 24 Nov. People had been proposed since you paid, so nothing goes back.',
    ],
    [
      { because: 'suspension', askedBack: true },
      /^Your account was suspended for long, so it was closed on Tue 24 Nov\. Nobody had been proposed/,
    ],
    [{ because: 'refunded' }, 'What you paid went back, so it was closed on Tue 24 Nov.'],
    [{ because: 'charged_back' }, 'What was paid is no longer with us, so it was closed on Tue 24 Nov.'],
    [{ because: 'package', paid: false }, 'It came with your package, and was closed with it on Tue 24 Nov.'],
  ] as const)('%o says why, and begins anew empty, with the reader in its hand', async (change, words) => {
    vip = { ...VIEW, closed: { ...CLOSED, ...change } };
    show();
    const panel = await screen.findByRole('region', { name: 'Your VIP case is closed' });
    expect(within(panel).getByText(words)).toBeTruthy();
    expect(screen.queryByRole('heading', { name: 'About You' })).toBeNull();
    // The price stands there still, and a way to the order where there is one.
    expect(screen.getByText('₦525,000')).toBeTruthy();
    expect(within(panel).queryByRole('link', { name: 'See your order' }) !== null).toBe(vip.closed!.paid);
    await press('Start New Profile');
    expect(await screen.findByRole('heading', { name: 'About You' })).toBeTruthy();
    expect(screen.getByRole('region', { name: 'Your VIP profile' })).toBe(document.activeElement);
    expect(screen.queryByRole('region', { name: 'Your VIP case is closed' })).toBeNull();
    await press('Next');
    expect(screen.getByRole('button', { name: 'Travel' }).getAttribute('aria-pressed')).toBe('false');
  });

  test('is in sight though something was typed and not sent, which waits for the new one', async () => {
    vip = { ...VIEW, case: { ...PAID, givesBack: true } };
    api.answer(closeVip, () => {
      vip = { ...VIEW, closed: { ...CLOSED, askedBack: true } };
      return { ok: true as const };
    });
    show();
    await press('Change my VIP profile');
    await press('Next');
    await press('Music');
    await press('Close my case');
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Close my case' }));
    expect(await screen.findByRole('heading', { name: 'Your VIP case is closed' })).toBe(
      document.activeElement,
    );
    cleanup();
    show();
    await screen.findByRole('region', { name: 'Your VIP case is closed' });
    expect(screen.queryByRole('heading', { name: 'About You' })).toBeNull();
    await press('Start New Profile');
    await press('Next');
    expect(screen.getByRole('button', { name: 'Music' }).getAttribute('aria-pressed')).toBe('true');
  });

  test('in which somebody was met leads to the matches', async () => {
    vip = { ...VIEW, closed: { ...CLOSED, met: true } };
    show();
    expect(await screen.findByText('Whom you met stays among your matches.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Matches' }).getAttribute('href')).toBe('/matches');
  });

  test('while the package includes it: nothing is to pay, and it says how it begins', async () => {
    vip = { ...VIEW, included: INCLUDED, closed: { ...CLOSED, paid: false } };
    show();
    expect(
      await screen.findByText(
        /^Personalized Matching includes a matchmaker of your own, until Mon 24 May 2027\. There is nothing to pay: start a new profile, and it begins\.$/,
      ),
    ).toBeTruthy();
    expect(screen.queryByText('₦525,000')).toBeNull();
  });
});

describe('a package that has a matchmaker', () => {
  test('by the month, before anybody has the case: nobody is welcomed to a whole search', async () => {
    vip = { ...VIEW, included: MONTHLY, case: { ...OPENED, state: 'paused', ground: 'introductions' } };
    show();
    await screen.findByRole('heading', { name: 'Paused' });
    expect(screen.queryByRole('list', { name: 'Benefits' })).toBeNull();
    cleanup();
    vip = { ...vip, case: { ...OPENED, state: 'paid', ground: 'introductions' } };
    show();
    expect(
      await screen.findByText('Somebody takes your case, and introduces you to one person a month.'),
    ).toBeTruthy();
    expect(screen.queryByRole('heading', { name: 'Welcome to VIP Matchmaking!' })).toBeNull();
    // Their package has a matchmaker: nobody holds a price before them, who may still buy more.
    expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull();
    const more = screen.getByRole('button', { name: 'Buy a whole search: ₦525,000' });
    expect(more.closest('[data-sticky-actions]')).toBeNull();
    expect(screen.getByRole('link', { name: 'See the packages' }).getAttribute('href')).toBe(
      '/subscriptions',
    );
    // What the price holds stands with it.
    expect(screen.getByText('₦525,000')).toBeTruthy();
    expect(screen.getByRole('list', { name: 'Benefits' })).toBeTruthy();
  });

  test('without a case says so before the price, and one with introductions what the price is for', async () => {
    vip = { ...VIEW, included: MONTHLY };
    show();
    expect(
      await screen.findByText(/send your VIP profile, and it begins\. The price below is for a whole search/),
    ).toBeTruthy();
    expect(screen.getByText('₦525,000')).toBeTruthy();
  });

  test('beside what was paid: what comes with which, until when, and what goes on', async () => {
    vip = {
      ...VIEW,
      included: MONTHLY,
      case: { ...PAID, servedUntil: '2027-06-01T09:00:00Z', givesBack: true },
    };
    api.answer(closeVip, () => {
      vip = { ...vip, case: { ...vip.case!, ground: 'introductions' } };
      return { ok: true as const };
    });
    show();
    expect(await screen.findByText('Paid until')).toBeTruthy();
    expect(
      screen.getByText(
        /^My Forever includes one introduction a month by a matchmaker, until .* It goes on once what you paid for ends\.$/,
      ),
    ).toBeTruthy();
    await press('Close what I paid for');
    const asks = within(screen.getByRole('dialog'));
    expect(
      asks.getByText(
        'Nobody was proposed since you paid: what you paid goes back to you. My Forever goes on, with one introduction a month.',
      ),
    ).toBeTruthy();
    await userEvent.click(asks.getByRole('button', { name: 'Close what I paid for' }));
    expect(api.callsOf(closeVip)[0]?.body).toEqual({ ground: 'payment', givesBack: true });
    expect(await screen.findByText('With My Forever until')).toBeTruthy();
    // What can be bought beside it is told apart from it.
    expect(screen.getByText('You have a matchmaker already: there is nothing to pay.')).toBeTruthy();
    expect(screen.getByText(/buy the whole search below, beside what you have/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Close my case' })).toBeTruthy();
  });
});
