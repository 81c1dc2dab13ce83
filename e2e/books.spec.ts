// Finance answers from the back office alone: what came in, what is unmatched, what we owe, and why a member has Harmony.
import { expect, type Page, test } from '@playwright/test';
import { buyByCard, enterOffice } from './office.ts';
import { expectWholeScreen } from './whole.ts';

const today = (): string => new Date(Date.now() + 3_600_000).toISOString().slice(0, 10);

/** On a phone and at a desk nothing is cut off. */
const fits = async (desk: Page, name: string): Promise<void> => {
  const { pathname, search } = new URL(desk.url());
  for (const size of [
    { width: 360, height: 640 },
    { width: 1280, height: 800 },
  ]) {
    await desk.setViewportSize(size);
    const path = `${process.env.PICTURES}/${name}-${size.width}.png`;
    if (process.env.PICTURES) await desk.screenshot({ path, fullPage: true });
    await expectWholeScreen(desk, `${pathname}${search}`);
  }
};

test('finance finds what came, for whom, what it gave, and what we owe for it', { tag: '@desk' }, async ({
  page,
  browser,
}) => {
  const name = 'Ǹgọ́zichúkwuká Ọnwụ́achị';
  const reference = await buyByCard(page, name);
  const desk = await enterOffice(browser, 'finance@demo.ijeuwa.example');
  await desk.goto('/staff/books');
  await expect(desk.getByRole('heading', { name: /^What came on/ })).toBeVisible();
  await desk.getByLabel('Day in Lagos').fill(today());
  await desk.getByRole('button', { name: 'Show' }).click();
  const came = desk.getByRole('listitem').filter({ hasText: reference });
  await expect(came.getByText(`Harmony for ${name}`)).toBeVisible();
  await fits(desk, 'came');

  await came.getByRole('link', { name: 'What it gave' }).click();
  await expect(desk.getByText('Runs now')).toBeVisible();
  await desk.getByRole('button', { name: `What the ledger says of ${reference}` }).click();
  await expect(desk.getByRole('list', { name: 'Ledger lines' })).toContainText('Paid for, not given yet');
  await fits(desk, 'why');

  await desk.getByRole('link', { name: 'What we owe' }).click();
  await desk.getByRole('link', { name: /Paid for, not given yet: Harmony/ }).click();
  await expect(desk.getByRole('list', { name: 'Orders' })).toBeVisible();
  await fits(desk, 'owed');

  await desk.getByRole('link', { name: 'Unmatched' }).click();
  await expect(desk.getByText(/Nothing is unmatched|in all\./)).toBeVisible();
  await fits(desk, 'unmatched');
  await desk.context().close();
});

test('finance closes a day: reads its figures, signs it, and finds it signed', { tag: '@desk' }, async ({
  browser,
}) => {
  const desk = await enterOffice(browser, 'finance@demo.ijeuwa.example');
  await desk.goto('/staff/books');
  await desk.getByRole('link', { name: 'Paid out' }).click();
  await expect(desk.getByRole('heading', { name: 'What does not agree' })).toBeVisible();
  await fits(desk, 'settlements');

  await desk.getByRole('link', { name: 'Renewals' }).click();
  await expect(
    desk
      .getByRole('list', { name: 'Renewals' })
      .or(desk.getByText('Nobody has agreed to a renewal yet'))
      .first(),
  ).toBeVisible();
  await fits(desk, 'renewals');

  await desk.getByRole('link', { name: 'Close of a day' }).click();
  const sign = desk.getByRole('button', { name: 'Sign this day' });
  const signed = desk.getByText(/^Signed by /);
  await expect(sign.or(signed)).toBeVisible();
  await fits(desk, 'close');
  // Whoever tries this a second time finds the day signed: there is no other until tomorrow.
  if (await sign.isVisible()) {
    await sign.click();
    const asks = desk.getByRole('dialog', { name: /^Sign / });
    await asks.getByLabel(/^Reason/).fill('What is open is looked into.');
    await asks.getByRole('button', { name: 'Sign it' }).click();
  }
  await expect(signed).toBeVisible();
  await expect(sign).toBeHidden();
  await fits(desk, 'signed');
  await desk.context().close();
});
