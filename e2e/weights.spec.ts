// What the deck weighs on the wire in a browser that has nothing yet, and a person’s page beside it.
import { expect } from '@playwright/test';
import { type Companion, test } from './company.ts';

const KB = 1024;
/** 200 is the target (docs/decisions/096); it is held below that, so that a new room finds some air. */
const DECK_KB = 199;
const PERSON_KB = 25;

/** Code and style that an empty browser fetches for this address, compressed and with their headers, by their names. */
const fetchedFor = async ({ context }: Companion, address: string): Promise<Map<string, number>> => {
  const fresh = await context.browser()!.newContext({
    baseURL: new URL((await context.request.get('/api/health')).url()).origin,
    storageState: await context.storageState(),
    viewport: { width: 360, height: 740 },
    // It would fetch what is not asked for here.
    serviceWorkers: 'block',
  });
  const page = await fresh.newPage();
  const wire = await fresh.newCDPSession(page);
  await wire.send('Network.enable');
  const names = new Map<string, string>();
  const fetched = new Map<string, number>();
  wire.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (type === 'Script' || type === 'Stylesheet') names.set(requestId, new URL(response.url).pathname);
  });
  wire.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const name = names.get(requestId);
    if (name) fetched.set(name, encodedDataLength);
  });
  await page.goto(address);
  await expect(page.getByRole('main').getByRole('img').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  await fresh.close();
  return fetched;
};

const kBOf = (sizes: Iterable<number>): number => [...sizes].reduce((sum, one) => sum + one, 0) / KB;

test('the deck is light, and a person’s whole page adds little', { tag: '@phone' }, async ({ bring }) => {
  const her = await bring('Ọmọ́wùmí Adéoyè', 'female');
  const him = await bring('Ikénna Ọ̀fọ́dílé', 'male');
  const deck = await fetchedFor(her, '/dating-app');
  expect(kBOf(deck.values()), 'code and style of the deck, in kB').toBeLessThanOrEqual(DECK_KB);
  const person = await fetchedFor(her, `/people/${him.id}`);
  const added = [...person].flatMap(([name, size]) => (deck.has(name) ? [] : [size]));
  expect(added.length, 'a page of its own is fetched').toBeGreaterThan(0);
  expect(kBOf(added), 'what a page adds, in kB').toBeLessThanOrEqual(PERSON_KB);
});
