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
