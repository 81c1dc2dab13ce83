// What two who write with each other say of being a couple: said by one, asked of the other, both, and the end.
import { type CoupleTie, endCouple, listCoupleTies, sayCouple } from '@ijeuwa/contract/couples';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fakeApi, showScreen } from '#test/fake-api.tsx';
import { CoupleStrip } from './CoupleStrip.tsx';
import { useCoupleMenu } from './useCoupleMenu.tsx';

const MATCH = '0196a000-0000-7000-8000-000000000001';
let api: ReturnType<typeof fakeApi>;
let ties: CoupleTie[];
beforeEach(() => {
  api = fakeApi();
  ties = [];
  api.answer(listCoupleTies, () => ({ ties, parted: [] }));
});
afterEach(cleanup);

const tie = (state: CoupleTie['state'], byMe: boolean): CoupleTie => ({
  matchId: MATCH,
  state,
  byMe,
  person: { _id: '0196a000-0000-7000-8000-000000000002', name: 'Túndé Adéwálé-Ògúnlẹ́yẹ' },
  since: '2026-11-24T09:00:00.000Z',
});
const show = () => showScreen(<CoupleStrip matchId={MATCH} />, { at: `/chat/${MATCH}` });
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));

const sheet = async (name: string) => within(await screen.findByRole('dialog', { name }));

test('what the other said is answered after it says what follows, and a yes is sent once', async () => {
  ties = [tie('asked', false)];
  api.answer(sayCouple, () => {
    ties = [tie('together', false)];
    return { ok: true } as const;
  });
  show();
  expect(await screen.findByText('Túndé says that you two are a couple. Is it so?')).toBeTruthy();
  await press('Yes, we are');
  const asked = await sheet('Are you and Túndé a couple?');
  expect(asked.getByText(/Either of you can end it at any time/)).toBeTruthy();
  expect(api.callsOf(sayCouple)).toHaveLength(0);
  fireEvent.click(asked.getByRole('button', { name: 'Yes, we are' }));
  expect(await screen.findByText('You and Túndé are a couple here.')).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('link', { name: 'Book together' }).getAttribute('href')).toBe(
    '/marriage-counseling?together',
  );
  expect(screen.queryByRole('button', { name: /end/i })).toBeNull();
  expect(api.callsOf(sayCouple)).toHaveLength(1);
});

test('what one said oneself waits, and can be taken back; a no ends what the other said', async () => {
  api.answer(endCouple, () => {
    ties = [];
    return { ok: true } as const;
  });
  for (const [byMe, label] of [
    [true, 'Take it back'],
    [false, 'No'],
  ] as const) {
    ties = [tie('asked', byMe)];
    const { container, unmount } = show();
    await press(label);
    await expect.poll(() => container.querySelector('section')).toBeNull();
    unmount();
  }
  expect(api.callsOf(endCouple)).toHaveLength(2);
});

test('where nothing was said nothing stands', async () => {
  const { container } = show();
  await expect.poll(() => api.callsOf(listCoupleTies).length).toBe(1);
  expect(container.querySelector('section')).toBeNull();
});

function MenuOf() {
  const { items, sheets } = useCoupleMenu(MATCH, 'Túndé Adéwálé-Ògúnlẹ́yẹ');
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

test('one tap of the menu says nothing: it asks first, tells what follows, and a refusal stands there', async () => {
  api.refuse(sayCouple, 'conflict', 'You are a couple with somebody else here.');
  showScreen(<MenuOf />, { at: `/chat/${MATCH}` });
  await press('We are a couple');
  const asked = await sheet('Tell Túndé that you are a couple?');
  expect(asked.getByText(/book a session together/)).toBeTruthy();
  expect(asked.getByText(/Nobody else among the members is told/)).toBeTruthy();
  expect(api.callsOf(sayCouple)).toHaveLength(0);
  fireEvent.click(asked.getByRole('button', { name: 'Tell Túndé' }));
  expect(await asked.findByText('You are a couple with somebody else here.')).toBeTruthy();
  fireEvent.click(asked.getByRole('button', { name: 'Not yet' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('being a couple ends after the menu has said what ends with it, and a failure is said', async () => {
  ties = [tie('together', true)];
  api.refuse(endCouple, 'unavailable', 'Please try again.');
  showScreen(<MenuOf />, { at: `/chat/${MATCH}` });
  await press('No longer a couple');
  const asked = await sheet('You and Túndé are a couple no longer?');
  expect(asked.getByText(/is hidden at once/)).toBeTruthy();
  expect(api.callsOf(endCouple)).toHaveLength(0);
  fireEvent.click(asked.getByRole('button', { name: 'Yes, end it' }));
  expect(await asked.findByText('Please try again.')).toBeTruthy();
});
