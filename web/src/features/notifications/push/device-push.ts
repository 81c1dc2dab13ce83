// This browser's own part in push: whether it can, may and does, and how it is asked.
import type { PushSubscriptionGiven } from '@ijeuwa/contract/push';

/** `install`: an iPhone tells only what stands on its home screen. `denied`: the person said no to the browser. */
export type DevicePush = 'unable' | 'install' | 'denied' | 'able';

const isApplePhone = (): boolean => /iPhone|iPad/.test(navigator.userAgent);

export const readDevicePush = (): DevicePush => {
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window))
    return isApplePhone() ? 'install' : 'unable';
  return Notification.permission === 'denied' ? 'denied' : 'able';
};

/** Asks the person, then the browser. Answers where it is reached; null when the person said no. */
export const subscribeDevice = async (publicKey: string): Promise<PushSubscriptionGiven | null> => {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  const { pushManager } = await navigator.serviceWorker.ready;
  // One that was made for another key is never heard again.
  await (await pushManager.getSubscription())?.unsubscribe();
  const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
  return made.toJSON() as PushSubscriptionGiven;
};

export const hasDeviceSubscription = async (): Promise<boolean> => {
  if (readDevicePush() !== 'able') return false;
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) != null;
};

export const unsubscribeDevice = async (): Promise<void> => {
  const registration = await navigator.serviceWorker.getRegistration();
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
};
