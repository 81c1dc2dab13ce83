// One answer for one shown card: quick taps, a like taken back, a like that leaves with the page.
import { expect, type Page } from '@playwright/test';
import { type Companion, open, test } from './company.ts';

const answersOf = (page: Page): string[] => {
  const made: string[] = [];
  page.on('request', (request) => {
    const [, id, kind] =
      /match-cards\/([\w-]+)\/(accept|reject)$/.exec(new URL(request.url()).pathname) ?? [];
    if (id) made.push(`${kind} ${id}`);
  });
  return made;
};

const requestsOf = async ({ context }: Companion): Promise<string[]> => {
  const { requests } = await (await context.request.get('/api/match-requests')).json();
  return requests.map((one: { name: string }) => one.name);
};

test('a double tap likes one person, who can be taken back; the next card begins at its top', async ({
  bring,
}) => {
  const dele = await bring('Délé Olúwásẹ́gun', 'male');
  const women = [
    await bring('Àbíkẹ́ Ọláwálé', 'female'),
    await bring('Chíamaka Nwáọ̀gbò', 'female'),
    await bring('Fúnmi Adébáyọ̀', 'female'),
  ];
  const page = await open(dele, '/dating-app');
  const answers = answersOf(page);
  const shown = page.getByRole('article').getByRole('heading');
  const told = page.getByRole('status');
  const likes = page.getByRole('button', { name: 'Like', exact: true });
  await expect(shown).toBeVisible();
  const first = await shown.innerText();

  await page.mouse.wheel(0, 2000);
  await likes.dblclick();
  await expect(told).toHaveText(`Liked ${first.replace(/, \d+$/, '')}`);
  const second = await shown.innerText();
  expect(second).not.toBe(first);
  await expect(likes).toBeEnabled();
  await expect(shown).toHaveText(second);
  const bar = await page.getByRole('banner').boundingBox();
  const card = await page.getByRole('article').boundingBox();
  expect(card!.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0) - 1);

  await page.getByRole('button', { name: 'Take back', exact: true }).click();
  await expect(shown).toHaveText(first);
  await page.getByRole('button', { name: 'Pass', exact: true }).click();
  await expect(shown).toHaveText(second);
  expect(answers.map((one) => one.split(' ')[0])).toEqual(['reject']);

  await likes.click();
  await expect(page.getByRole('button', { name: 'Take back', exact: true })).toBeVisible();
  await page.goto('/dashboard');
  const liked = women.find(({ name }) => second.startsWith(name))!;
  await expect.poll(() => requestsOf(liked)).toEqual([dele.name]);
  for (const one of women) if (one !== liked) expect(await requestsOf(one)).toEqual([]);
});
