// The questionnaire of two: each answers alone, on a telephone of their own; both release, and both see the same.
import { expect, type Page } from '@playwright/test';
import { match, open, test } from './company.ts';
import { must } from './people.ts';
import { expectNoFaults, expectNothingWider, expectWholeScreen } from './whole.ts';

/** In a window as high as the page: of a chip that is scrolled half under a bar only that half would be measured. */
const expectNoFaultsInAll = async (page: Page): Promise<void> => {
  await expectNothingWider(page);
  const size = page.viewportSize()!;
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ ...size, height });
  await expectNoFaults(page);
  await page.setViewportSize(size);
};

const answer = async (page: Page, points: string): Promise<void> => {
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Begin' }).click();
  const save = page.getByRole('button', { name: /^Save/ });
  for (let at = 0; at < 7; at += 1) {
    const groups = page.getByRole('group').filter({ has: page.getByRole('radio') });
    const isLast = at === 6;
    await expect(
      page.getByRole('heading', { name: isLast ? 'The last four are for you alone' : `Page ${at + 1} of 7` }),
    ).toBeVisible();
    for (const group of await groups.all()) await group.getByText(points, { exact: true }).click();
    if (at === 0 || isLast) await expectNoFaultsInAll(page);
    await save.click();
  }
};

test('two answer alone, both release, and both see the same; of safety nothing', { tag: '@phone' }, async ({
  bring,
}) => {
  const ife = await bring('Ìfẹ́olúwapọ̀ Adéwálé-Ògúnlẹ́yẹ', 'female');
  const obi = await bring('Obinna Ńwọkọ', 'male');
  const chat = await match(ife, obi);
  const couple = chat.replace('/chat/', '/api/conversations/').concat('/couple');
  for (const { context } of [ife, obi]) await must(await context.request.post(couple));

  const hers = await open(ife, chat);
  await hers.getByRole('link', { name: 'Questionnaire' }).click();
  await expect(hers.getByText(/It is not a test, and it has not been validated/)).toBeVisible();
  await expectWholeScreen(hers, '/questionnaire');
  await hers.evaluate(() => document.documentElement.style.removeProperty('font-size'));
  await answer(hers, 'Fully');
  await expect(hers.getByRole('heading', { name: 'You come first' })).toBeVisible();
  await hers.getByRole('button', { name: 'Release to Obinna' }).click();
  await hers.getByRole('dialog').getByRole('button', { name: 'Release', exact: true }).click();
  await expect(hers.getByText(/appears here once Obinna has released/)).toBeVisible();

  const his = await open(obi, '/questionnaire');
  await answer(his, 'Hardly');
  await his.getByRole('button', { name: /^Release to/ }).click();
  await his.getByRole('dialog').getByRole('button', { name: 'Release', exact: true }).click();
  const seen = his.getByRole('region', { name: /^You and/ });
  await expect(seen).toContainText('Both well on 0 of 4');
  // It stood open all the while.
  const both = hers.getByRole('region', { name: 'You and Obinna' });
  await expect(both.getByRole('listitem')).toHaveCount(32);
  await expectNoFaults(hers);
  await expectNothingWider(hers);

  const answered = (await (await obi.context.request.get('/api/couple/questionnaire')).json()).questionnaire;
  expect(answered.forTwo.areas).toHaveLength(8);
  expect(JSON.stringify(answered.forTwo)).not.toContain('safety');
});
