// Reads the demonstration's outbox page as a person would.
import type { Page } from '@playwright/test';

/** Opens the newest message to this address and follows the link in it. */
export const followLinkInMail = async (page: Page, email: string): Promise<void> => {
  await page.goto(`/demo/outbox?to=${encodeURIComponent(email)}`);
  await page.getByRole('article').first().getByRole('link').click();
};

/** The six digits in the newest message to this address. */
export const codeInMail = async (page: Page, email: string): Promise<string> => {
  await page.goto(`/demo/outbox?to=${encodeURIComponent(email)}`);
  const text = await page.getByRole('article').first().innerText();
  const [code] = /\b\d{6}\b/.exec(text) ?? [];
  if (!code) throw new Error('no code in the newest message');
  return code;
};
