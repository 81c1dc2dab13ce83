// Before a case is closed: what becomes of the money, and of those whom it has brought.
import { closeVip, type VipCase } from '@ijeuwa/contract/vip';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fakeApi, showScreen } from '#test/fake-api.tsx';
import { AT, ID, INCLUDED, OPENED } from '#test/vip-view.ts';
import { CloseCase } from './CloseCase.tsx';

beforeEach(() => fakeApi().answer(closeVip, { ok: true }));
afterEach(cleanup);

type Proposal = VipCase['proposals'][number];
const proposal = (state: Proposal['state']): Proposal => ({
  _id: ID,
  state,
  name: 'Obi',
  card: null,
  why: null,
  proposedAt: AT,
  answerUntil: null,
  matchId: state === 'matched' ? ID : null,
  toldHow: false,
});
const PAID: VipCase = { ...OPENED, state: 'proposed', ground: 'payment' };

const asked = async (one: VipCase, included: typeof INCLUDED | null = null): Promise<string> => {
  showScreen(<CloseCase one={one} included={included} />, { at: '/personalized-matchmaking' });
  await userEvent.click(await screen.findByRole('button', { name: /^Close / }));
  const words = within(await screen.findByRole('dialog')).getByText(/does not go back|Your package/);
  const said = words.textContent ?? '';
  cleanup();
  return said;
};

test('whoever still waits, or is waited for, is asked no more, and of nobody met nothing is said', async () => {
  for (const state of ['offered', 'asked'] as const) {
    const said = await asked({ ...PAID, proposals: [proposal(state)] });
    expect(said).toMatch(/Whoever has not answered yet, or waits for your answer, is asked no more\.$/);
    expect(said).not.toMatch(/Whom you met/);
  }
});

test('whom they met stays; of those who were refused nothing is said', async () => {
  const said = await asked({ ...PAID, proposals: [proposal('matched'), proposal('declined')] });
  expect(said).toMatch(/Whom you met stays among your matches\.$/);
  expect(said).not.toMatch(/asked no more/);
});

test('where the package goes on with the case, nobody is let go', async () => {
  const said = await asked({ ...PAID, proposals: [proposal('offered')] }, INCLUDED);
  expect(said).not.toMatch(/asked no more/);
});
