// Reads the demonstration's outbox page as a person would.
import { expect, type Page } from '@playwright/test';

/** A mail leaves a moment after its cause. */
const openMailbox = async (page: Page, email: string): Promise<void> => {
  await expect(async () => {
    await page.goto(`/demo/outbox?to=${encodeURIComponent(email)}`);
    await expect(page.getByRole('article').first()).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 15_000 });
};

/** Opens the newest message to this address and follows the link in it. */
export const followLinkInMail = async (page: Page, email: string): Promise<void> => {
  await openMailbox(page, email);
  await page.getByRole('article').first().getByRole('link').click();
};

/** The six digits in the newest message to this address. */
export const codeInMail = async (page: Page, email: string): Promise<string> => {
  await openMailbox(page, email);
  const text = await page.getByRole('article').first().innerText();
  const [code] = /\b\d{6}\b/.exec(text) ?? [];
  if (!code) throw new Error('no code in the newest message');
  return code;
};
