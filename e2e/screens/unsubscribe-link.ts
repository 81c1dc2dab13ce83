// The link under a mail by which its kind is ended: two people match, and one of them opens the mail.
import { DEFAULT_SETTINGS } from '@ijeuwa/contract/notification-settings';
import { expect, type Page, request } from '@playwright/test';
import { makeReady, must, traveller } from '../people.ts';

const AGES = '58-60';

let found: Promise<string> | undefined;

/** Made once, however often it is looked at. */
export const unsubscribeLink = (page: Page): Promise<string> => {
  found ??= makeLink(page);
  return found;
};

const makeLink = async (page: Page): Promise<string> => {
  const { origin } = new URL((await page.request.get('/api/health')).url());
  const people = [traveller('Bísí Mailed', 'female', 59, AGES), traveller('Túndé Mailed', 'male', 58, AGES)];
  const apis = await Promise.all(people.map(() => request.newContext({ baseURL: origin })));
  const ids: string[] = [];
  for (const [at, person] of people.entries()) ids.push(await makeReady(apis[at]!, person));
  // At whatever hour it is pictured, the mail leaves.
  const settings = { ...DEFAULT_SETTINGS, quiet: { ...DEFAULT_SETTINGS.quiet, on: false } };
  await must(await apis[0]!.put('/api/notifications/settings', { data: settings }));
  for (const [at, api] of apis.entries())
    await must(await api.post(`/api/match-cards/${ids[1 - at]}/accept`));
  const outbox = `/demo/outbox?to=${encodeURIComponent(people[0]!.email)}`;
  let link: string | undefined;
  await expect(async () => {
    [link] = /\/unsubscribe\?token=[\w.~%-]+/.exec(await (await apis[0]!.get(outbox)).text()) ?? [];
    expect(link).toBeDefined();
  }).toPass({ timeout: 15_000 });
  await Promise.all(apis.map((one) => one.dispose()));
  return link!;
};
