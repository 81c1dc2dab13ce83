// The session room: a member and their counsellor meet, browser to browser, and nobody else enters.
import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { codeSentBy } from './mailbox.ts';
import { must, signUp, traveller } from './people.ts';
import { expectNoFaults, expectNothingWider } from './whole.ts';

const STAFF_PASSWORD = 'journey of life';

test.use({
  launchOptions: {
    executablePath: process.env.CHROMIUM_PATH,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--use-fake-device-for-media-stream',
      '--use-fake-ui-for-media-stream',
      '--allow-loopback-in-peer-connection',
    ],
  },
});

/** The first free time after tomorrow. */
const book = async (api: APIRequestContext, person: { name: string; email: string }) => {
  const id = randomUUID();
  const from = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);
  const { days: free } = await must(await api.get(`/api/counsellors/folasade-adeyemi/slots?from=${from}`));
  const slot = free.flatMap(({ slots }: { slots: { startsAt: string }[] }) => slots)[0];
  await must(
    await api.post('/api/appointments', {
      data: {
        id,
        counsellor: 'folasade-adeyemi',
        kind: 'session',
        startsAt: slot.startsAt,
        name: person.name,
        email: person.email,
        phone: '0803 123 4567',
      },
    }),
  );
  return id;
};

const bring = (api: APIRequestContext, id: string, minutes: number) =>
  api.post('/demo/sessions', { data: { id, minutes } });

const framesOf = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    type Seen = { ijeuwaCall?: { connections(): RTCPeerConnection[] } };
    let frames = 0;
    for (const one of (window as unknown as Seen).ijeuwaCall?.connections() ?? [])
      for (const stat of (await one.getStats()).values())
        if (stat.type === 'inbound-rtp' && stat.kind === 'video') frames += stat.framesDecoded ?? 0;
    return frames;
  });
/** Of the ways that carry: all over the relay. */
const waysOf = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    type Seen = { ijeuwaCall?: { connections(): RTCPeerConnection[] } };
    const ways: string[] = [];
    for (const one of (window as unknown as Seen).ijeuwaCall?.connections() ?? []) {
      const stats = await one.getStats();
      for (const stat of stats.values())
        if (stat.type === 'candidate-pair' && stat.state === 'succeeded' && stat.nominated)
          ways.push(stats.get(stat.localCandidateId)?.candidateType);
    }
    return ways;
  });

const COUNSELLOR = 'adeyemi@demo.ijeuwa.example';
const enterDesk = async (page: Page): Promise<void> => {
  await page.goto('/staff');
  await page.getByLabel('Email').fill(COUNSELLOR);
  await page.getByLabel('Password', { exact: true }).fill(STAFF_PASSWORD);
  const code = await codeSentBy(page, COUNSELLOR, () =>
    page.getByRole('button', { name: 'Continue' }).click(),
  );
  await page.getByLabel('Verification code').fill(code);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('link', { name: 'Appointments' }).first()).toBeVisible();
};

const payByCard = async (page: Page): Promise<void> => {
  await page.goto('/schedule');
  await page.getByRole('button', { name: /^Pay now for/ }).click();
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await page.getByRole('button', { name: /^Pay ₦/ }).click();
  await page.getByRole('button', { name: /^Pay ₦/ }).click();
  await expect(page.getByText('Confirmed').first()).toBeVisible();
};

const join = async (page: Page): Promise<void> => {
  await page.getByRole('radio', { name: /Picture and sound/ }).check();
  await expect(page.getByLabel('What your camera sees')).toBeVisible();
  await page.getByRole('button', { name: 'Join' }).click();
};

test('a member and the counsellor meet over the relay, write, and the server closes the room', {
  tag: '@phone',
}, async ({ browser }) => {
  const open = () => browser.newContext({ viewport: { width: 360, height: 640 } });
  const [hers, desk, others] = [await open(), await open(), await open()];
  const ada = traveller('Adaọbị Okeke', 'female', 31);
  await signUp(hers.request, ada);
  const [page, staff] = [await hers.newPage(), await desk.newPage()];
  const id = await book(hers.request, ada);
  await payByCard(page);
  expect((await bring(hers.request, id, 1)).status()).toBe(204);
  await enterDesk(staff);

  await page.goto('/schedule');
  await page.getByRole('link', { name: 'Session room' }).click();
  await expectNoFaults(page);
  await join(page);
  await expect(page.getByText('Your counsellor will let you in.')).toBeVisible();
  await expectNothingWider(page);
  await staff.goto(`/staff/session/${id}`);
  await join(staff);
  await expect(staff.getByRole('button', { name: /^Let .* in$/ })).toBeVisible();
  await staff.getByRole('button', { name: /^Let .* in$/ }).click();

  for (const one of [page, staff]) {
    await expect.poll(() => framesOf(one)).toBeGreaterThan(15);
    const before = await framesOf(one);
    await expect.poll(() => framesOf(one)).toBeGreaterThan(before + 10);
    expect(new Set(await waysOf(one))).toEqual(new Set(['relay']));
  }

  await page.getByRole('button', { name: 'Write' }).click();
  await page.getByLabel(/^Write to/).fill('Good day, Doctor.');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(staff.getByRole('log').getByText('Good day, Doctor.')).toBeVisible();
  await page.setViewportSize({ width: 640, height: 360 });
  await page.setViewportSize({ width: 1280, height: 800 });
  await expectNoFaults(page);

  const stranger = await others.newPage();
  await signUp(others.request, traveller('Túndé Adéwálé', 'male', 33));
  await stranger.goto(`/session/${id}`);
  await expect(stranger.getByText('This session is not there')).toBeVisible();

  // A reload leads back into the room, without asking at the door again.
  await page.reload();
  await expect.poll(() => framesOf(page)).toBeGreaterThan(5);

  // Six minutes after its end.
  await bring(hers.request, id, -56);
  for (const one of [page, staff]) await expect(one.getByText('This session is over')).toBeVisible();
  for (const one of [hers, desk, others]) await one.close();
});
