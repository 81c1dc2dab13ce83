// The session room behind a slow network: the pictures stop first, then the sound, and what is written always goes.
import { expect } from '@playwright/test';
import { test } from './company.ts';
import {
  bookAndPay,
  bringForward,
  CAMERAS,
  enterDesk,
  expectToSee,
  framesOf,
  heardOf,
  join,
  letAllIn,
} from './in-session.ts';
import { noiseFilm } from './noise-film.ts';
import { signUp, traveller } from './people.ts';
import { slowLink } from './slow-link.ts';

// The browser’s own practice picture hardly moves: whether it fills a line depends on the machine. Noise always does.
test.use({
  viewport: { width: 1280, height: 800 },
  isMobile: false,
  hasTouch: false,
  launchOptions: {
    executablePath: process.env.CHROMIUM_PATH,
    args: [...CAMERAS, `--use-file-for-fake-video-capture=${noiseFilm()}`],
  },
});

/** What a network cannot carry is noticed within ten seconds for each step, on a busy machine later. */
const STEPS_DOWN = { timeout: 60_000 };

test('at 100 kilobits the pictures stop and the sound stays, at 12 it is the text, until the server closes the room', {
  tag: '@films',
}, async ({ browser, page, baseURL }) => {
  const link = await slowLink(Number(new URL(baseURL!).port));
  const ada = traveller('Ọmọ́túndé Adéwálé', 'female', 31);
  await signUp(page.request, ada);
  const id = await bookAndPay(page, { person: ada, counsellor: 'adebayo' });
  await bringForward(page.request, id, 1);
  const desk = await enterDesk(browser, 'adebayo');
  const both = [page, desk];
  for (const one of both) await link.stand(one);
  await page.goto(`/session/${id}`);
  await desk.goto(`/staff/session/${id}`);
  for (const one of both) await join(one);
  await letAllIn(desk, 1);
  for (const one of both) await expectToSee(one, 1);
  const saidToBoth = (said: RegExp) =>
    Promise.all(both.map((one) => expect(one.getByText(said)).toBeVisible(STEPS_DOWN)));

  link.carry(100);
  await saidToBoth(/too slow for pictures. You still hear each other/);
  for (const one of both)
    await expect(one.getByText('no picture, their line is slow')).toBeVisible(STEPS_DOWN);
  // What was on its way is shown still; what is heard goes on.
  let seen: number | undefined;
  const stands = async () => {
    const before = seen;
    [seen] = await framesOf(page);
    return seen === before;
  };
  await expect.poll(stands, { intervals: [1000] }).toBe(true);
  const [before] = await heardOf(page);
  await expect.poll(async () => (await heardOf(page))[0]).toBeGreaterThan(before! + 25);

  link.carry(12);
  await saidToBoth(/too slow for sound/);
  await page.getByLabel(/^Write to/).fill('I read you.');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(desk.getByRole('log').getByText('I read you.')).toBeVisible();

  await bringForward(page.request, id, -56);
  for (const one of both) await expect(one.getByText('This session is over')).toBeVisible();
  await desk.context().close();
  link.close();
});
