// Notices while nobody looks: each is shown, and a tap on it leads to what it is about.
import type { PushMessage } from '@ijeuwa/contract/push';

/** What an open page of the application is asked for: it goes by itself, and asks about what is being written. */
export type Go = { kind: 'go'; place: string };

/** One that came damaged is shown too: a browser takes the right away from whoever stays silent. */
const SOMETHING: PushMessage = {
  title: 'Ijeuwa',
  body: 'There is something new for you.',
  place: '/notifications',
  tag: 'something',
};
const ICON = '/icons/icon-192.png';

const read = (data: PushMessageData | null): PushMessage => {
  try {
    return { ...SOMETHING, ...(data?.json() as Partial<PushMessage>) };
  } catch {
    return SOMETHING;
  }
};

/** Our own addresses alone. */
const ours = (place: unknown): string =>
  typeof place === 'string' && /^\/(?![/\\])/.test(place) ? place : SOMETHING.place;

export const hearPush = (
  worker: ServiceWorkerGlobalScope,
  isApplication: (path: string) => boolean,
): void => {
  worker.addEventListener('push', (event) => {
    const { title, body, place, tag } = read(event.data);
    const shown = { body, tag, renotify: true, icon: ICON, badge: ICON, data: { place: ours(place) } };
    event.waitUntil(worker.registration.showNotification(title, shown as NotificationOptions));
  });

  worker.addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(goTo(ours(event.notification.data?.place)));
  });

  const goTo = async (place: string): Promise<void> => {
    const open = await worker.clients.matchAll({ type: 'window' });
    const application = open.filter(({ url }) => isApplication(new URL(url).pathname));
    const here = application.find(({ focused }) => focused) ?? application[0];
    if (!here) return void (await worker.clients.openWindow(place));
    here.postMessage({ kind: 'go', place } satisfies Go);
    await here.focus();
  };

  // A browser that changes its address says the new one; where it cannot, its notices end.
  worker.addEventListener('pushsubscriptionchange', (event) => {
    event.waitUntil(sayAgain(event as PushSubscriptionChangeEvent));
  });
  const sayAgain = async ({
    oldSubscription,
    newSubscription,
  }: PushSubscriptionChangeEvent): Promise<void> => {
    const key = oldSubscription?.options.applicationServerKey;
    const options = { userVisibleOnly: true, applicationServerKey: key };
    const subscription =
      newSubscription ?? (key && (await worker.registration.pushManager.subscribe(options)));
    if (!subscription) return;
    // Whoever is signed in here by now may be somebody else: it begins nothing for them.
    const body = JSON.stringify({ ...subscription.toJSON(), renews: true });
    const headers = { 'content-type': 'application/json' };
    await fetch('/api/push/subscription', { method: 'POST', headers, body });
  };
};

type PushSubscriptionChangeEvent = ExtendableEvent & {
  oldSubscription?: PushSubscription | null;
  newSubscription?: PushSubscription | null;
};
