// The questions and packages that staff keep: what they change stands on the open pages without script, and with members.
import { expect } from '@playwright/test';
import { codeSentBy } from './mailbox.ts';
import { test } from './own-product.ts';
import { signUp, traveller } from './people.ts';
import { expectWholeScreen } from './whole.ts';

const STAFF = 'staff@demo.ijeuwa.example';
const PASSWORD = 'journey of life';
const QUESTION = 'Is there a free trial?';

test('an answer that staff change is read on the open page without script, and by members', {
  tag: '@phone',
}, async ({ product, browser }) => {
  const desk = await (await product.open()).newPage();
  // Colours that are still changing would be judged half-way.
  await desk.emulateMedia({ reducedMotion: 'reduce' });
  await desk.goto('/staff');
  await desk.getByLabel('Email').fill(STAFF);
  await desk.getByLabel('Password', { exact: true }).fill(PASSWORD);
  const code = await codeSentBy(desk, STAFF, () => desk.getByRole('button', { name: 'Continue' }).click());
  await desk.getByLabel('Verification code').fill(code);
  await desk.getByRole('button', { name: 'Sign in' }).click();
  await expect(desk.getByRole('heading', { name: 'Transfers', exact: true })).toBeVisible();

  for (const viewport of [
    { width: 1280, height: 800 },
    { width: 360, height: 640 },
  ]) {
    await desk.setViewportSize(viewport);
    await expectWholeScreen(desk, '/staff/faq');
  }
  await desk.getByRole('button', { name: `Change: ${QUESTION}` }).click();
  const dialog = desk.getByRole('dialog', { name: 'Change a question' });
  await dialog
    .getByLabel('Answer')
    .fill('Yes, and then **Blossom** costs {price:blossom}. See [all](/pricing).');
  await dialog.getByLabel('Reason').fill('Shorter');
  await desk.keyboard.press('Escape');
  await desk.getByRole('button', { name: 'Go on writing' }).click();
  await dialog.getByRole('button', { name: 'Save the change' }).click();
  await expect(dialog).toBeHidden();
  const item = desk.getByRole('listitem').filter({ hasText: QUESTION }).first();
  await expect(item).toContainText('Version 2');
  await expect(item.locator('strong').first()).toHaveText('Blossom');

  await expectWholeScreen(desk, '/staff/packages');
  await desk.getByRole('button', { name: 'Change Harmony' }).click();
  const change = desk.getByRole('dialog', { name: 'Change Harmony' });
  await change.getByLabel('What it holds').fill('Everything in Blossom\nPremium support');
  await change.getByLabel('Reason').fill('Fewer');
  await change.getByRole('button', { name: 'Save the change' }).click();
  await expect(change).toBeHidden();

  const origin = new URL(desk.url()).origin;
  const quiet = await browser.newContext({ baseURL: origin, javaScriptEnabled: false });
  const reader = await quiet.newPage();
  // What stands open follows a change within moments, each page in its own.
  const reads = (address: string, place: string, words: string[]) =>
    expect(async () => {
      await reader.goto(address);
      const read = await reader.locator(place).allTextContents();
      expect(read.map((one) => one.trim())).toEqual(words);
    }).toPass({ timeout: 60_000 });
  for (const address of ['/faq', '/help-center'])
    await reads(address, '#free-trial', ['Yes, and then Blossom costs ₦75,000. See all.']);
  await reads('/pricing', '[data-catalogue="features harmony"] > li', [
    'Everything in Blossom',
    'Premium support',
  ]);
  await quiet.close();

  const member = await (await product.open()).newPage();
  await signUp(member.request, traveller('Ọlámídé Ìbíkúnlé', 'female', 31));
  await member.goto('/faqs#free-trial');
  await expect(member.getByText('Yes, and then Blossom costs ₦75,000.')).toBeVisible();
});
