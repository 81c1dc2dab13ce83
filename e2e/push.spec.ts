// A phone that asked is told while nobody looks: neutral on its lock screen, and a tap leads to what it is about.
import { DEFAULT_SETTINGS, saveNotificationSettings } from '@ijeuwa/contract/notification-settings';
import { expect } from '@playwright/test';
import { makeBrowser, openPushMaker } from '../server/test/push-browser.ts';
import { match, test, write } from './company.ts';
import { PUSH_PORT, WHOLE_BROWSER } from './playwright.config.ts';

test.use({ serviceWorkers: 'allow', launchOptions: WHOLE_BROWSER });

test('a message rings a phone that is locked, without its words, and a tap opens the messages', {
  tag: '@phone',
}, async ({ bring, browser }) => {
  const maker = await openPushMaker(() => 201, PUSH_PORT);
  const [uche, ngozi] = [await bring('Uche Nwankwọ', 'male'), await bring('Ngozi Ọbiageli', 'female')];
  const chat = await match(uche, ngozi);
  // At night, too: by default nothing rings then.
  const settings = { ...DEFAULT_SETTINGS, quiet: { ...DEFAULT_SETTINGS.quiet, on: false } };
  expect((await ngozi.context.request.put(saveNotificationSettings.path, { data: settings })).status()).toBe(
    200,
  );
  const phone = makeBrowser(maker.origin, 'ngozi');
  const storageState = await ngozi.context.storageState();
  const context = await browser.newContext({ storageState, permissions: ['notifications'] });
  // The maker of this browser cannot be asked here: what it would answer comes from the test.
  await context.addInitScript((subscription) => {
    PushManager.prototype.getSubscription = async () => null;
    PushManager.prototype.subscribe = async () =>
      ({ toJSON: () => subscription, unsubscribe: async () => true }) as never;
  }, phone.subscription);
  const page = await context.newPage();
  await page.goto('/notifications?tab=settings');
  await page.getByRole('button', { name: 'Turn on for this device' }).click();
  await expect(page.getByText('Notices are on.')).toBeVisible();

  await write(uche, chat, 'A secret for you alone');
  const rung = () => maker.arrived.filter(({ at }) => at === '/ngozi').map(({ body }) => phone.open(body));
  await expect.poll(() => rung().some(({ place }) => place.startsWith('/messages'))).toBe(true);
  const said = JSON.stringify(rung());
  for (const word of ['Uche', 'secret']) expect(said).not.toContain(word);

  // The browser's own protocol hands the worker what its maker brought.
  const message = rung().find(({ place }) => place.startsWith('/messages'))!;
  const devtools = await context.newCDPSession(page);
  const registered = new Promise<string>((go) =>
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      if (registrations[0]) go(registrations[0].registrationId);
    }),
  );
  await devtools.send('ServiceWorker.enable');
  const brought = {
    origin: new URL(page.url()).origin,
    registrationId: await registered,
    data: JSON.stringify(message),
  };
  const shown = () =>
    page.evaluate(async () =>
      (await (await navigator.serviceWorker.ready).getNotifications()).map(({ title, body, tag }) => ({
        title,
        body,
        tag,
      })),
    );
  const { title, body, tag } = message;
  // A maker brings it again to a device that was too busy to take it; it stands there once.
  await expect(async () => {
    await devtools.send('ServiceWorker.deliverPushMessage', brought);
    await expect.poll(shown, { timeout: 5_000 }).toEqual([{ title, body, tag }]);
  }).toPass({ timeout: 60_000 });

  // In words of the worker's own world, which the types of a page do not know.
  await context.serviceWorkers()[0]!.evaluate(`registration.getNotifications().then(([notification]) =>
    dispatchEvent(new NotificationEvent('notificationclick', { notification })))`);
  await expect(page).toHaveURL(new RegExp(message.place));
  await context.close();
  await maker.close();
});
