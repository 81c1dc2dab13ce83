// A deck without learning is chosen, and given back, with one switch.
import { chooseDeckOrder, findDeckOrder } from '@ijeuwa/contract/deck-order';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { ADA, fakeApi, showScreen } from '#test/fake-api.tsx';
import { DeckOrderCard } from './DeckOrderCard.tsx';

afterEach(cleanup);

test('the deck can be ordered without learning from what I answer', async () => {
  const api = fakeApi();
  let plain = false;
  api.answer(findDeckOrder, () => ({ plain }));
  api.answer(chooseDeckOrder, ({ body }) => {
    ({ plain } = body);
    return { plain };
  });
  showScreen(<DeckOrderCard />, { at: '/privacy', user: ADA });
  const order = await screen.findByRole('checkbox', { name: /without learning from my answers/ });
  expect((order as HTMLInputElement).checked).toBe(false);
  await userEvent.click(order);
  await waitFor(() => expect((order as HTMLInputElement).checked).toBe(true));
  expect(api.callsOf(chooseDeckOrder).map(({ body }) => body)).toEqual([{ plain: true }]);
  await userEvent.click(order);
  await waitFor(() => expect((order as HTMLInputElement).checked).toBe(false));
});
