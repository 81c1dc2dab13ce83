// One answer for one shown card: quick taps, a like taken back, a like that leaves with the page.
import { ANSWER_LOCK_MS } from '@ijeuwa/contract/matching';
import { expect, type Page } from '@playwright/test';
import { type Companion, open, test } from './company.ts';
import { expectLargeTextToFit, expectNoFaults, expectNothingWider } from './whole.ts';

test.use({ reducedMotion: 'no-preference' });

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
  // A like can be taken back for three seconds: here they last until they are let pass.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await likes.dblclick();
  await page.clock.runFor(ANSWER_LOCK_MS);
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
  await page.clock.resume();
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

/** The progress of this activation was shown here before. */
const hasSearched = async (page: Page): Promise<void> => {
  const { activatedAt } = await (await page.request.get('/api/match-cards/me')).json();
  await page.addInitScript((at) => localStorage.setItem('matchProgressRanFor', at), activatedAt);
};

const manyPeople = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    _id: `01990000-0000-7000-8000-${String(at).padStart(12, '0')}`,
    name: `Ọlọ́runfẹ́mi ${at + 1}`,
    age: 40,
    images: [`/api/photos/gone-${at}/l`],
    likeness: 'man',
    location: 'Lagos, Nigeria',
    profession: 'Teacher',
    education: 'bachelors',
    religion: 'christianity',
    relationshipStatus: 'single',
    timeframe: '1-2years',
    matchPercent: 88,
    reasons: [],
    difference: null,
    reviewedAt: null,
    demonstration: false,
    pick: false,
  }));

test('match track steps through everybody it counts, around both ends, as quickly as one presses', async ({
  bring,
}) => {
  const sola = await bring('Ṣọlá Adéníyì', 'male');
  const page = await sola.context.newPage();
  await page.route('**/api/match-cards/potential-matches*', (route) =>
    route.fulfill({ json: manyPeople(23) }),
  );
  await hasSearched(page);
  await page.goto('/match-track');
  const carousel = page.getByRole('region', { name: 'Potential Matches' });
  const status = page.getByRole('region', { name: 'Your Matching Status' });
  const stands = async (at: number) => {
    await expect(carousel.getByText(`${at} of 23`, { exact: true })).toBeVisible();
    await expect(status.getByText(`${at} of 23`)).toBeVisible();
    const slide = carousel.getByRole('heading', { name: `Ọlọ́runfẹ́mi ${at},` });
    const track = (await carousel.getByRole('list').first().boundingBox())!;
    await expect
      .poll(async () => {
        const box = await slide.boundingBox();
        return box !== null && box.x >= track.x && box.x + box.width <= track.x + track.width;
      })
      .toBe(true);
  };
  await stands(1);
  const next = carousel.getByRole('button', { name: 'Next' });
  for (let at = 0; at < 12; at++) await next.click({ noWaitAfter: true });
  await stands(13);
  for (let at = 0; at < 13; at++)
    await status.getByRole('button', { name: 'Previous potential match' }).click({ noWaitAfter: true });
  await stands(23);
  await carousel.getByRole('list').first().focus();
  await page.keyboard.press('ArrowRight');
  await stands(1);
  // A photo that did not come says so: no broken tile, and nobody else’s face.
  await expect(carousel.getByText('The photo did not load').first()).toBeAttached();
});

test('at a desk match track shows a whole person, Pass and Like before anything is scrolled', {
  tag: '@desk',
}, async ({ bring }) => {
  const bisi = await bring('Bísí Ajàyí', 'female');
  const page = await bisi.context.newPage();
  const people = manyPeople(9).map((one) => ({ ...one, name: `Ọlọ́runfẹ́mi-Oluwatọ́bilọ́ba ${one.name}` }));
  await page.route('**/api/match-cards/potential-matches*', (route) => route.fulfill({ json: people }));
  await hasSearched(page);
  for (const [width, height] of [
    [1280, 800],
    [1280, 720],
    [1024, 768],
    [768, 1024],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto('/match-track');
    const shown = page.getByRole('article').first();
    for (const answer of ['Pass', 'Like']) {
      const button = shown.getByRole('button', { name: answer, exact: true });
      await expect(button, `${answer} at ${width} × ${height}`).toBeInViewport({ ratio: 1 });
    }
    await expect(page.getByRole('region', { name: 'Your Matching Status' })).toBeInViewport({ ratio: 1 });
    await expectNothingWider(page);
  }
});

test('on a phone match track shows a face, a name, Pass and Like before anything is scrolled', {
  tag: '@phone',
}, async ({ bring }) => {
  const bisi = await bring('Bísí Ajàyí', 'female');
  const page = await bisi.context.newPage();
  await page.route('**/api/match-cards/potential-matches*', (route) =>
    route.fulfill({ json: manyPeople(3) }),
  );
  await hasSearched(page);
  for (const width of [320, 360, 412]) {
    await page.setViewportSize({ width, height: 640 });
    await page.goto('/match-track');
    const carousel = page.getByRole('region', { name: 'Potential Matches' });
    const name = carousel.getByRole('heading', { name: 'Ọlọ́runfẹ́mi 1,' });
    await expect(name).toBeInViewport({ ratio: 1 });
    const bar = (await page.getByRole('navigation', { name: 'Main places' }).boundingBox())!;
    const figure = (await carousel
      .getByText(/^\(\d+% match\)$/)
      .first()
      .boundingBox())!;
    for (const answer of ['Pass', 'Like']) {
      const box = (await page.getByRole('button', { name: answer, exact: true }).boundingBox())!;
      expect(box.y + box.height, `${answer} at ${width}`).toBeLessThanOrEqual(bar.y);
      expect(figure.y + figure.height, 'name and figure stand above').toBeLessThanOrEqual(box.y);
    }
    const caption = carousel.getByRole('article').first().locator('[data-caption]');
    const [words, photo] = [(await caption.boundingBox())!, (await caption.locator('..').boundingBox())!];
    expect(words.height / photo.height, `of the picture at ${width}`).toBeLessThanOrEqual(0.3);
    // Of a drawn portrait of four to five the hair begins at a quarter of its height.
    const picture = (await carousel
      .getByRole('article')
      .first()
      .locator('.bg-paper-2')
      .first()
      .boundingBox())!;
    if (width >= 360) expect(picture.height, `room for the head at ${width}`).toBeGreaterThan(210);
    await expectNothingWider(page);
  }
  // In a low window the reasons wait below; the head, four tenths of the portrait, stands whole above the name.
  for (const width of [320, 360]) {
    await page.setViewportSize({ width, height: 560 });
    const slide = page.getByRole('article').first();
    const [words, picture] = [
      (await slide.locator('[data-caption]').boundingBox())!,
      (await slide.locator('.bg-paper-2').first().boundingBox())!,
    ];
    expect(picture.height - words.height, `head at ${width} × 560`).toBeGreaterThan(picture.width * 0.48);
    const pass = (await page.getByRole('button', { name: 'Pass', exact: true }).boundingBox())!;
    expect(words.y + words.height, `name at ${width} × 560`).toBeLessThanOrEqual(pass.y);
  }
  await expectNoFaults(page);
  await expectLargeTextToFit(page);
  const lines = await page
    .getByRole('heading', { name: 'Ọlọ́runfẹ́mi 1,' })
    .evaluate((name) => name.clientHeight / Number.parseFloat(getComputedStyle(name).lineHeight));
  expect(lines, 'lines of the name, in text of twice the size').toBeLessThan(4);
});
