// The desk of staff in a journey, and a member whose payment they look after.
import {
  type APIRequestContext,
  type Browser,
  type BrowserContext,
  expect,
  type Page,
} from '@playwright/test';
import { fillProfile, must, signUp, traveller } from './people.ts';

const STAFF_PASSWORD = 'journey of life';

/** Harmony; answers the order's reference. */
export const buyByCard = async (page: Page, name: string): Promise<string> => {
  const person = traveller(name, 'female', 31);
  await signUp(page.request, person);
  await fillProfile(page.request, person);
  await page.goto('/privacy-selection');
  await page.getByRole('button', { name: 'Choose Harmony' }).click();
  await page.getByRole('radio', { name: /Bank Card/ }).check();
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await page.getByRole('button', { name: 'Pay ₦125,000' }).click();
  await page.getByRole('button', { name: 'Pay ₦125,000' }).click();
  await expect(page).toHaveURL(/\/profile-submitted$/);
  await page.goto('/billing-process');
  const order = page.getByRole('region', { name: 'Your orders' }).getByText(/harmony-\d+/);
  return /harmony-\d+/.exec((await order.first().textContent()) ?? '')![0];
};

/** The six digits that left for this mailbox, the newest first. */
const codesSentTo = async (api: APIRequestContext, email: string): Promise<string[]> => {
  const page = await (await api.get(`/demo/outbox?to=${encodeURIComponent(email)}`)).text();
  return page.match(/\b\d{6}(?= is your code)/g) ?? [];
};

/** A code replaces the one before, and other journeys sign the same people in: then once more. */
export const logInStaff = (api: APIRequestContext, email: string): Promise<void> =>
  expect(async () => {
    const [before] = await codesSentTo(api, email);
    const data = { email, password: STAFF_PASSWORD };
    const { challenge } = await must(await api.post('/api/staff/login', { data }));
    let code: string | undefined;
    await expect(async () => {
      [code] = await codesSentTo(api, email);
      expect(code).not.toBe(before);
    }).toPass({ timeout: 15_000 });
    await must(await api.post('/api/staff/confirm', { data: { challenge, code } }));
  }).toPass({ timeout: 60_000 });

/** Signed in without the form, which has a journey of its own. */
export const enterOffice = async (browser: Browser, email: string, first = 'Figures'): Promise<Page> => {
  const context = await browser.newContext({ colorScheme: 'light' });
  await logInStaff(context.request, email);
  return openOffice(context, first);
};

export const openOffice = async (context: BrowserContext, first = 'Figures'): Promise<Page> => {
  const page = await context.newPage();
  await page.goto('/staff');
  await expect(page.getByRole('heading', { name: first, exact: true })).toBeVisible();
  return page;
};
