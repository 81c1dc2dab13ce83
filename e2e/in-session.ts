// People of a session room: they book, pay, come to the door, and one sees what their connections carry.
import { randomUUID } from 'node:crypto';
import { type APIRequestContext, type Browser, expect, type Page } from '@playwright/test';
import { enterOffice } from './office.ts';
import { must } from './people.ts';

/** Each journey has a counsellor of its own: no two want the same time. */
export const COUNSELLORS = {
  adeyemi: 'folasade-adeyemi',
  okafor: 'ngozi-okafor',
  adebayo: 'oluwaseun-adebayo',
} as const;
type Counsellor = keyof typeof COUNSELLORS;

export const CAMERAS = [
  '--no-sandbox',
  '--disable-gpu',
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
  '--allow-loopback-in-peer-connection',
  // The relay of TLS shows a certificate of its own.
  '--ignore-certificate-errors',
];

type Booking = {
  person: { name: string; email: string };
  counsellor: Counsellor;
  withPartner?: boolean;
};

/** The first free time after tomorrow, paid by card; answers which appointment it is. */
export const bookAndPay = async (page: Page, { person, counsellor, withPartner }: Booking) => {
  const api = page.request;
  const id = randomUUID();
  const key = COUNSELLORS[counsellor];
  const from = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);
  const { days: free } = await must(await api.get(`/api/counsellors/${key}/slots?from=${from}`));
  const slot = free.flatMap(({ slots }: { slots: { startsAt: string }[] }) => slots)[0];
  const { name, email } = person;
  await must(
    await api.post('/api/appointments', {
      data: {
        id,
        counsellor: key,
        kind: 'session',
        startsAt: slot.startsAt,
        name,
        email,
        phone: '0803 123 4567',
        ...(withPartner && { withPartner }),
      },
    }),
  );
  await page.goto('/schedule');
  await page.getByRole('button', { name: /^Pay now for/ }).click();
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await page.getByRole('button', { name: /^Pay ₦/ }).click();
  await page.getByRole('button', { name: /^Pay ₦/ }).click();
  await expect(page.getByText('Confirmed').first()).toBeVisible();
  return id;
};

/** Begins in so many minutes. */
export const bringForward = async (api: APIRequestContext, id: string, minutes: number): Promise<void> => {
  expect((await api.post('/demo/sessions', { data: { id, minutes } })).status()).toBe(204);
};

export const enterDesk = (browser: Browser, counsellor: Counsellor): Promise<Page> =>
  enterOffice(browser, `${counsellor}@demo.ijeuwa.example`, 'Appointments');

export const join = async (page: Page): Promise<void> => {
  await page.getByRole('radio', { name: /Picture and sound/ }).check();
  await expect(page.getByLabel('What your camera sees')).toBeVisible();
  await page.getByRole('button', { name: 'Join' }).click();
};

export const letAllIn = async (desk: Page, count: number): Promise<void> => {
  for (let at = 0; at < count; at += 1) {
    const buttons = desk.getByRole('button', { name: /^Let .* in$/ });
    await expect(buttons).toHaveCount(count - at);
    await buttons.first().click();
  }
};

type Seen = { ijeuwaCall?: { connections(): RTCPeerConnection[] } };

/** Of what each connection brought of one kind. */
const receivedOf = (page: Page, kind: 'video' | 'audio', count: 'framesDecoded' | 'packetsReceived') =>
  page.evaluate(
    ([wanted, counted]) =>
      Promise.all(
        ((window as unknown as Seen).ijeuwaCall?.connections() ?? []).map(async (one) => {
          let received = 0;
          for (const stat of (await one.getStats()).values())
            if (stat.type === 'inbound-rtp' && stat.kind === wanted) received += stat[counted] ?? 0;
          return received;
        }),
      ),
    [kind, count] as const,
  );
/** Of each of the others, how many of their pictures were seen, and how much of their sound came. */
export const framesOf = (page: Page): Promise<number[]> => receivedOf(page, 'video', 'framesDecoded');
export const heardOf = (page: Page): Promise<number[]> => receivedOf(page, 'audio', 'packetsReceived');

/** Three browsers that film and watch keep two cores busy: what found no way at first finds one the second time. */
const PATIENT = { timeout: 100_000 };

/** Each of so many others is seen, and goes on being seen. */
export const expectToSee = async (page: Page, others: number): Promise<void> => {
  const fewest = async () => {
    const frames = await framesOf(page);
    return frames.length === others ? Math.min(...frames) : 0;
  };
  await expect.poll(fewest, PATIENT).toBeGreaterThan(5);
  const before = await fewest();
  await expect.poll(fewest, PATIENT).toBeGreaterThan(before + 10);
};

/** By what each connection that carries goes to the relay. */
export const relaysOf = (page: Page): Promise<(string | undefined)[]> =>
  page.evaluate(() =>
    Promise.all(
      ((window as unknown as Seen).ijeuwaCall?.connections() ?? []).map(async (one) => {
        const stats = await one.getStats();
        const pair = [...stats.values()].find(
          (stat) => stat.type === 'candidate-pair' && stat.nominated && stat.state === 'succeeded',
        );
        return stats.get(pair?.localCandidateId)?.relayProtocol;
      }),
    ),
  );

/** The ways that this browser offers, and those that carry. */
export const waysOf = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const ways = new Set<string>();
    for (const one of (window as unknown as Seen).ijeuwaCall?.connections() ?? [])
      for (const stat of (await one.getStats()).values())
        if (stat.type === 'local-candidate') ways.add(stat.candidateType);
    return [...ways];
  });
