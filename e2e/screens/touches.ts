// What is done on a screen before it is pictured.
import type { Page } from '@playwright/test';

export const press =
  (name: string | RegExp, role: 'button' | 'menuitem' | 'tab' | 'link' = 'button') =>
  (page: Page) =>
    page.getByRole(role, { name }).first().click();

export const pressEach =
  (...names: string[]) =>
  async (page: Page): Promise<void> => {
    for (const name of names) await press(name)(page);
  };

export async function logInWrongly(page: Page): Promise<void> {
  await page.getByLabel('Email').fill('nobody@example.com');
  await page.getByLabel('Password', { exact: true }).fill('not the password');
  await press('Login')(page);
  await page.getByRole('alert').first().waitFor();
}

export function openOfMenu(item: string) {
  return async (page: Page): Promise<void> => {
    await press(/^More about/)(page);
    await press(item, 'menuitem')(page);
    await page.getByRole('dialog').waitFor();
  };
}

export async function openAvatarMenu(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('button').last().click();
}

export function takeOpener(page: Page): Promise<void> {
  return page.getByRole('region', { name: 'To begin with' }).getByRole('button').first().click();
}

export function writeTooMuch(page: Page): Promise<void> {
  return page.getByLabel(/^Write to/).fill('Good evening. '.repeat(150));
}

export function searchFor(words: string) {
  return (page: Page) => page.getByRole('searchbox').first().fill(words);
}

export async function findAda(page: Page): Promise<void> {
  await page.getByLabel('Email, phone, name or id').fill('ada@demo.ijeuwa.example');
  await page.getByLabel('Reason').fill('She asked why her package has ended.');
  await press('Find')(page);
  await page.getByRole('region', { name: 'Found members' }).waitFor();
}

/** One line that fits a transfer, one that is too little for it, and one that nobody knows. */
export async function uploadStatement(page: Page): Promise<void> {
  const { transfers } = await (await page.request.get('/api/staff/transfers')).json();
  const reference = transfers[0]?.reference ?? 'harmony-1';
  const rows = [
    `22-Nov-2026,22-Nov-2026,"NIP/GTB/NNAMDI EZE/${reference}",,"125,000.00","1,125,000.00"`,
    `22-Nov-2026,22-Nov-2026,"NIP/KUDA/NNAMDI EZE/${reference}/REST",,"5,000.00","1,130,000.00"`,
    '22-Nov-2026,22-Nov-2026,"TRF FROM OLÚWAFẸ́MI ADÉYẸMÍ-ÒGÚNBÁNJỌ FOR THE CEREMONY IN ABẸ́ÒKÚTA",,"60,000.00","1,190,000.00"',
  ];
  const file = ['Trans Date,Value Date,Narration,Debit,Credit,Balance', ...rows].join('\n');
  await page
    .getByLabel('Upload a statement')
    .setInputFiles({ name: 'november.csv', mimeType: 'text/csv', buffer: Buffer.from(file) });
  await page.getByRole('list', { name: 'Lines of money that came' }).waitFor();
}

export async function openLine(page: Page): Promise<void> {
  await uploadStatement(page);
  await press(/^Confirm:/)(page);
  await page.getByRole('dialog').waitFor();
}

export async function openAda(page: Page): Promise<void> {
  await findAda(page);
  await press(/^Open/)(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Open', exact: true }).click();
  await page.getByRole('region', { name: 'Account' }).waitFor();
}

/** Opens a dialog of the screen by its button. */
export function openDialog(button: string | RegExp) {
  return async (page: Page): Promise<void> => {
    await page.getByRole('main').getByRole('button', { name: button }).first().click();
    await page.getByRole('dialog').waitFor();
  };
}

/** Whoever waits last in the queue of enquiries. */
export async function openEnquiry(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Open/ }).last().click();
  await page.getByRole('dialog').getByRole('form', { name: 'Note' }).waitFor();
}

export function openEnquiryAnd(button: string) {
  return async (page: Page): Promise<void> => {
    await openEnquiry(page);
    await press(button)(page);
  };
}

/** Once it is taken it stays so, for the second size. */
export async function takeEnquiry(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Open/ }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('form', { name: 'Note' }).waitFor();
  const take = dialog.getByRole('button', { name: 'Take this enquiry' });
  if (await take.isVisible()) await take.click();
  await dialog.getByLabel('Your answer').waitFor();
}
