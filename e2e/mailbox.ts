// Reads the demonstration's outbox page as a person would.
import { expect, type Page } from '@playwright/test';

const outboxOf = (address: string): string => `/demo/outbox?to=${encodeURIComponent(address)}`;

/** Opens the newest message to this address, of this subject if one is named, and follows the link in it. */
export const followLinkInMail = async (page: Page, email: string, subject = ''): Promise<void> => {
  const mail = page.getByRole('article').filter({ hasText: subject }).first();
  // A mail leaves a moment after its cause.
  await expect(async () => {
    await page.goto(outboxOf(email));
    await expect(mail).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 15_000 });
  // Below it stand the ways to be told less.
  await mail.getByRole('link').first().click();
};

/** The six digits that this deed sends to this address, read in a tab of their own. */
export const codeSentBy = async (page: Page, to: string, deed: () => Promise<void>): Promise<string> => {
  const tab = await page.context().newPage();
  const messages = tab.getByRole('article');
  await tab.goto(outboxOf(to));
  const before = await messages.count();
  await deed();
  await expect(async () => {
    await tab.reload();
    expect(await messages.count()).toBeGreaterThan(before);
  }).toPass({ timeout: 15_000 });
  const [code = ''] = /\b\d{6}\b/.exec(await messages.first().innerText()) ?? [];
  await tab.close();
  return code;
};
