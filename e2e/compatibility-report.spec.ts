// A report of two: one asks with the lines that they choose, the other says yes, both open it, and one withdraws it.
import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { type Companion, match, open, test } from './company.ts';
import { must } from './people.ts';
import { expectNoFaults, expectNothingWider } from './whole.ts';

/** As the guarantee gives it, for something that was ordered. */
const giveReport = async ({ context: { request } }: Companion): Promise<void> => {
  const { _id: quoteId } = await must(
    await request.post('/api/checkout/quotes', { data: { packageId: 'blossom' } }),
  );
  await must(await request.post('/api/checkout/orders', { data: { quoteId, method: 'bank_transfer' } }));
  expect((await request.post('/demo/reports')).status()).toBe(204);
};
/** A place, and how much a wish matters, start as something: they can stand in a report once they were said. */
const sayWishes = async ({ context: { request } }: Companion): Promise<void> => {
  await must(
    await request.put('/api/wishes', { data: { placeKind: 'country', importance: { religion: 'must' } } }),
  );
};
const pdfOf = async (page: Page): Promise<string> => {
  const came = page.waitForEvent('download');
  await page.getByRole('dialog').getByRole('button', { name: 'Open PDF' }).click();
  const file = await came;
  expect(file.suggestedFilename()).toBe('compatibility-report.pdf');
  return readFileSync(await file.path())
    .subarray(0, 5)
    .toString();
};

test('two say yes to a report, both open it, and one withdraws it', { tag: '@phone' }, async ({ bring }) => {
  const ife = await bring('Ìfẹ́olúwapọ̀ Adéwálé-Ògúnlẹ́yẹ', 'female');
  const obi = await bring('Obinna Ńwọkọ', 'male');
  const chat = await match(ife, obi);
  await giveReport(ife);
  for (const one of [ife, obi]) await sayWishes(one);

  const hers = await open(ife, '/subscriptions');
  await expect(hers.getByRole('region', { name: 'Your compatibility report' })).toContainText('worth $29.99');
  await hers.goto(chat);
  await hers.getByRole('button', { name: /^More/ }).click();
  await hers.getByRole('menuitem', { name: 'Compatibility report' }).click();
  const asked = hers.getByRole('dialog');
  await expect(asked.getByText('Christian (a must)')).toBeVisible();
  for (const name of ['When to marry', 'My partner’s faith', 'Where my partner lives'])
    await asked.getByRole('checkbox', { name }).check();
  await expectNothingWider(hers);
  await expectNoFaults(hers);
  await asked.getByRole('button', { name: /^Yes, / }).click();
  await expect(hers.getByText(/It is made once Obinna says yes too/)).toBeVisible();

  const his = await open(obi, chat);
  await his.getByRole('button', { name: 'Look' }).click();
  const boxes = his.getByRole('dialog').getByRole('checkbox');
  await expect(boxes).toHaveCount(3);
  await expect(his.getByRole('dialog').getByRole('checkbox', { name: 'What I am here for' })).toHaveCount(0);
  for (const box of await boxes.all()) await box.check();
  await expectNoFaults(his);
  await his.getByRole('dialog').getByRole('button', { name: 'Yes, 3 lines' }).click();
  expect(await pdfOf(his)).toBe('%PDF-');
  // Hers stood open all the while.
  await hers.getByRole('button', { name: 'Open', exact: true }).click();
  await expectNoFaults(hers);
  expect(await pdfOf(hers)).toBe('%PDF-');

  await hers.getByRole('dialog').getByRole('button', { name: 'Withdraw', exact: true }).click();
  await hers.getByRole('dialog').getByRole('button', { name: 'Withdraw it' }).click();
  await expect(hers.getByRole('dialog')).toHaveCount(0);
  const file = `${chat.replace('/chat/', '/api/conversations/')}/compatibility-report.pdf`;
  for (const { context } of [ife, obi]) expect((await context.request.get(file)).status()).toBe(404);
});
