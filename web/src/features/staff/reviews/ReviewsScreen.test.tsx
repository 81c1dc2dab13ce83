// Deciding on cards and photos before strangers see them.
import { decideReview, listReviews, type ReviewCase } from '@ijeuwa/contract/reviews';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { renew } from '#platform/queries.ts';
import { FakeRefusal, fakeApi, showScreen } from '#test/fake-api.tsx';
import { Toaster } from '#ui/Toaster.tsx';
import ReviewsScreen from './ReviewsScreen.tsx';

afterEach(cleanup);

const HOUR_MS = 3_600_000;
const review = (n: number, name: string, dueInHours: number | null): ReviewCase => ({
  member: {
    _id: `01900000-0000-7000-8000-00000000000${n}`,
    name,
    age: 31,
    location: 'Enugu, Nigeria',
    profession: 'Pharmacist',
    bio: 'I laugh easily.',
    prompts: [{ text: 'A proverb that I live by', reply: 'One hand cannot tie a bundle.' }],
  },
  cardStatus: dueInHours === null ? 'active' : 'pending',
  reviewDueAt:
    dueInHours === null ? null : new Date(Date.now() + dueInHours * HOUR_MS + 60_000).toISOString(),
  photos: ['a', 'b'].map((key) => ({
    _id: `${n}${key}`,
    url: `/api/staff/photos/${n}${key}`,
    state: 'pending',
  })),
});
let api: ReturnType<typeof fakeApi>;
let reviews: ReviewCase[];
beforeEach(() => {
  api = fakeApi();
  reviews = [review(1, 'Yusuf Abdullahi', -3), review(2, 'Adaọbị Okeke', 2), review(3, 'Ṣadé Bello', null)];
  api.answer(listReviews, () => ({ reviews }));
  api.answer(decideReview, ({ params }) => {
    reviews = reviews.filter((one) => one.member._id !== params.id);
    return { ok: true } as const;
  });
});

const show = () => showScreen(<ReviewsScreen />, { at: '/staff/reviews', user: null });
const caseOf = async (name: string) => {
  const item = (await screen.findByRole('heading', { name })).closest('li')?.parentElement;
  const cases = [...(item?.children ?? [])] as HTMLElement[];
  return within(cases.find((one) => one.textContent?.includes(name)) as HTMLElement);
};

test('each member stands with how soon a look is promised', async () => {
  show();
  expect((await caseOf('Yusuf Abdullahi')).getByText(/^Decision overdue by 2 hours$/)).toBeTruthy();
  expect((await caseOf('Adaọbị Okeke')).getByText('Decision due in 2 hours')).toBeTruthy();
  expect((await caseOf('Ṣadé Bello')).getByText('No due time')).toBeTruthy();
});

test('photos and card are decided one by one and sent with their reason', async () => {
  show();
  const ada = await caseOf('Adaọbị Okeke');
  await userEvent.click(ada.getByRole('button', { name: 'Approve photo 1' }));
  await userEvent.click(ada.getByRole('button', { name: 'Reject photo 2' }));
  await userEvent.click(ada.getByRole('button', { name: 'Approve the card' }));
  expect(ada.getByText('Approves the card and 1 photo; rejects 1 photo.')).toBeTruthy();
  await userEvent.type(ada.getByLabelText('Reason'), 'Photo 2 is too dark.{Enter}');
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Adaọbị Okeke' })).toBeNull());
  expect(api.callsOf(decideReview)[0]).toMatchObject({
    params: { id: review(2, '', 2).member._id },
    body: { reason: 'Photo 2 is too dark.', card: 'approve', approvePhotos: ['2a'], rejectPhotos: ['2b'] },
  });
});

test('by keyboard: approve all, take a ready reason, send, and stand at the next member', async () => {
  show();
  const yusuf = await caseOf('Yusuf Abdullahi');
  yusuf.getByRole('button', { name: 'Approve all that waits' }).focus();
  await userEvent.keyboard('{Enter}');
  yusuf.getByRole('button', { name: 'Everything is in order.' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement).toBe(yusuf.getByLabelText('Reason'));
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Adaọbị Okeke'));
  expect(api.callsOf(decideReview)[0]?.body).toEqual({
    reason: 'Everything is in order.',
    card: 'approve',
    approvePhotos: ['1a', '1b'],
  });
});

test('a card is refused for good, which says before what comes of it', async () => {
  show();
  const ada = await caseOf('Adaọbị Okeke');
  expect(ada.queryByRole('button', { name: 'Refuse for good photo 1' })).toBeNull();
  await userEvent.click(ada.getByRole('button', { name: 'Refuse for good the card' }));
  expect(
    ada.getByText(/what was paid for a package that runs, or for VIP matchmaking, is asked back/),
  ).toBeTruthy();
  expect(ada.getByText('Refuses the card for good.')).toBeTruthy();
  await userEvent.type(ada.getByLabelText('Reason'), 'This is not a real person.{Enter}');
  await waitFor(() => expect(api.callsOf(decideReview)).toHaveLength(1));
  expect(api.callsOf(decideReview)[0]?.body).toEqual({
    reason: 'This is not a real person.',
    card: 'refuse',
  });
});

test('a decision pressed twice is taken back', async () => {
  show();
  const ada = await caseOf('Adaọbị Okeke');
  await userEvent.click(ada.getByRole('button', { name: 'Reject photo 1' }));
  await userEvent.click(ada.getByRole('button', { name: 'Reject photo 1' }));
  expect(ada.getByText('Nothing is decided yet.')).toBeTruthy();
});

test('without a reason nothing is sent, and a refusal keeps what was decided', async () => {
  api.answer(decideReview, () => {
    throw new FakeRefusal('conflict', 'This card does not wait for review.');
  });
  show();
  const ada = await caseOf('Adaọbị Okeke');
  await userEvent.click(ada.getByRole('button', { name: 'Reject the card' }));
  await userEvent.click(ada.getByRole('button', { name: 'Send decision' }));
  expect(ada.getByText('Please give the reason; it is kept in the audit.')).toBeTruthy();
  expect(api.callsOf(decideReview)).toHaveLength(0);

  await userEvent.type(ada.getByLabelText('Reason'), 'Not a person.');
  await userEvent.click(ada.getByRole('button', { name: 'Send decision' }));
  expect(await ada.findByText('This card does not wait for review.')).toBeTruthy();
  expect(ada.getByText('Rejects the card.')).toBeTruthy();
});

test('whoever was slower reads that it waits no longer, and a case nobody had begun goes without a word', async () => {
  showScreen(
    <>
      <ReviewsScreen />
      <Toaster />
    </>,
    { at: '/staff/reviews', user: null },
  );
  const ada = await caseOf('Adaọbị Okeke');
  await userEvent.click(ada.getByRole('button', { name: 'Reject the card' }));
  reviews = reviews.slice(2);
  await act(() => renew(listReviews));
  expect(await screen.findByText(/^Adaọbị Okeke waits no longer: a colleague has decided/)).toBeTruthy();
  expect(screen.queryByText(/^Yusuf Abdullahi waits no longer/)).toBeNull();
});

test('a photo can be looked at closer and judged there', async () => {
  show();
  const ada = await caseOf('Adaọbị Okeke');
  await userEvent.click(ada.getByRole('button', { name: 'Look closer at photo 2' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Photo 2 of 2' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Reject photo 2' }));
  expect(ada.getByText('Rejects 1 photo.')).toBeTruthy();
});

test('a card that does not wait offers its photos alone', async () => {
  show();
  const sade = await caseOf('Ṣadé Bello');
  expect(sade.queryByRole('button', { name: 'Approve the card' })).toBeNull();
});

test('when nobody waits it says so', async () => {
  reviews = [];
  show();
  expect(await screen.findByText('No reviews waiting')).toBeTruthy();
});
