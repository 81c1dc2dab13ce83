// Places where a member decides something, by keyboard alone: privacy, how one is told, help by chat, and payment.
import { expect, type Page } from '@playwright/test';
import { tabTo } from './by-keyboard.ts';
import { open, test } from './company.ts';
import { expectNoFaults } from './whole.ts';

/** Goes there, presses Enter, and answers with nothing open behind it. */
const press = async (page: Page, name: string | RegExp, role: 'button' | 'tab' | 'link' = 'button') => {
  const place = page.getByRole(role, { name, exact: typeof name === 'string' }).first();
  await expect(place).toBeVisible();
  await tabTo(place);
  await expect(place).toBeEnabled();
  await page.keyboard.press('Enter');
};

test('privacy by keyboard: photos, who sees one, a pause, numbers, and a consent that is kept', {
  tag: '@desk',
}, async ({ bring }) => {
  const page = await open(await bring('Ńnéka Ọ̀gbọ́nnà', 'female'), '/privacy');
  const { keyboard } = page;
  const isPrivate = page.getByRole('radio', { name: /^Private/ });
  await expect(isPrivate).toBeVisible();
  await expectNoFaults(page);

  await tabTo(page.getByRole('radio', { name: /^Public/ }));
  await keyboard.press('ArrowDown');
  await expect(isPrivate).toBeChecked();
  await expect(page.getByText('Settings saved successfully!')).toBeVisible();
  const blur = page.getByRole('checkbox', { name: /Blur my photos/ });
  await tabTo(blur);
  await keyboard.press('Space');
  await expect(blur).toBeChecked();
  await expectNoFaults(page);

  await press(page, 'Pause my card');
  await expect(page.getByText('Your card is paused.')).toBeVisible();
  await expectNoFaults(page);
  const show = page.getByRole('button', { name: 'Show my card' }).first();
  await expect(show).toBeVisible();
  await page.getByRole('main').focus();
  await press(page, 'Show my card');
  await expect(page.getByText('Welcome back.')).toBeVisible();

  await press(page, 'Add numbers');
  const numbers = page.getByRole('dialog', { name: 'Hide from these numbers' });
  await expect(numbers).toBeVisible();
  await expectNoFaults(page);
  await tabTo(numbers.getByLabel('Phone numbers'));
  await keyboard.type('0803 555 0101');
  await press(page, 'Add');
  await expect(page.getByText(/You have added 1 of/)).toBeVisible();
  await expect(numbers).toBeHidden();
  // What was said passes by over the corner of the page.
  await expect(page.getByRole('button', { name: 'Dismiss message' })).toHaveCount(0);

  await press(page, 'Withdraw consent');
  await expect(page.getByRole('dialog', { name: 'Withdraw your consent?' })).toBeVisible();
  await expectNoFaults(page);
  await keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Withdraw consent' })).toBeFocused();
});

test('how one is told, by keyboard: the tab, a way, the quiet hours, and saved', { tag: '@desk' }, async ({
  bring,
}) => {
  const page = await open(await bring('Ọlábísí Fáshọlá', 'female'), '/notifications');
  const { keyboard } = page;
  await expect(page.getByRole('tab', { name: 'Settings' })).toBeVisible();
  await expectNoFaults(page);
  await tabTo(page.getByRole('tab', { selected: true }));
  await keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Settings' })).toBeFocused();
  const sms = page.getByRole('checkbox', { name: 'Messages by SMS' });
  await expect(sms).toBeVisible();
  await expectNoFaults(page);
  await tabTo(sms);
  await keyboard.press('Space');
  await expect(sms).toBeChecked();
  const until = page.getByLabel('Until');
  await tabTo(until);
  const before = Number(await until.inputValue());
  await keyboard.press('ArrowDown');
  await expect(until).toHaveValue(String(before + 1));
  await press(page, 'Save Settings');
  await expect(page.getByText('Notification preferences saved successfully!')).toBeVisible();
  await expectNoFaults(page);
});

test('help by chat, by keyboard: the bot answers, a person is asked for, the chat is ended and left', {
  tag: '@desk',
}, async ({ bring }) => {
  const page = await open(await bring('Adaóra Ezè', 'female'), '/live-chat');
  const { keyboard } = page;
  const panel = page.getByRole('region', { name: 'Live Chat Support' });
  await expect(panel.getByText('welcome to Live Chat Support')).toBeVisible();
  await expectNoFaults(page);
  const field = panel.getByLabel('Write to our support');
  await tabTo(field);
  await keyboard.type('How much is Harmony?');
  await keyboard.press('Enter');
  await expect(panel.getByText('Harmony ₦125,000')).toBeVisible();
  await expect(field).toBeFocused();
  await expectNoFaults(page);
  const person = panel.getByRole('button', { name: 'Talk to a person' });
  await tabTo(person, 'Shift+Tab');
  await keyboard.press('Enter');
  await expect(panel.getByText('You are in the queue for a person.')).toBeVisible();
  await expect(field).toBeFocused();
  await expectNoFaults(page);
  await tabTo(panel.getByRole('button', { name: 'End chat' }), 'Shift+Tab');
  await keyboard.press('Enter');
  await expect(person).toBeVisible();
  await expect(field).toBeFocused();
  await expectNoFaults(page);
  await tabTo(panel.getByRole('button', { name: 'Close', exact: true }), 'Shift+Tab');
  await keyboard.press('Enter');
  await expect(page).toHaveURL(/\/homepage$/);
});

test('a payment by keyboard: the package, the card’s way and back, a transfer that outlives a reload', {
  tag: '@desk',
}, async ({ bring }) => {
  const page = await open(await bring('Ṣọlá Ọ̀ṣúnlànà', 'female'), '/billing-process');
  const { keyboard } = page;
  await expect(page.getByRole('button', { name: /^Selected Plan/ })).toBeVisible();
  await expectNoFaults(page);
  await press(page, 'Select Plan: Harmony');
  await expect(page.getByRole('button', { name: 'Selected Plan: Harmony' })).toBeFocused();
  await press(page, /^Continue to Payment: Harmony/);
  const card = page.getByRole('radio', { name: /^Bank Card/ });
  await expect(card).toBeChecked();
  await expectNoFaults(page);
  await tabTo(card);
  await press(page, 'Continue');
  await expect(page.getByRole('heading', { name: 'Bank Card' })).toBeFocused();
  await expectNoFaults(page);
  await press(page, 'Change Payment Method');
  await tabTo(card);
  await keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: /^Instant Transfer/ })).toBeChecked();
  await keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: /^Bank Transfer/ })).toBeChecked();
  await press(page, 'Continue');
  await expect(page.getByRole('heading', { name: 'Bank Transfer' })).toBeFocused();
  await expect(page).toHaveURL(/\?order=/);
  await expect(page.getByText(/must be completed within 24 hours/)).toHaveCount(1);
  await expect(page.getByText(/price is held/)).toHaveCount(0);
  await expectNoFaults(page);
  const reference = await page.getByText(/^harmony-\d+$/).innerText();
  await page.reload();
  await expect(page.getByText(reference)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Bank Transfer' })).toBeFocused();
  await press(page, 'I have made the transfer');
  await expect(page.getByText('Being confirmed')).toBeVisible();
  await expectNoFaults(page);
});
