// A browser that somebody else had told of their notices is told of nothing once another has signed in there.
import { findPush } from '@ijeuwa/contract/push';
import { useEffect } from 'react';
import { call } from '#platform/api.ts';
import { hasDeviceSubscription, unsubscribeDevice } from './device-push.ts';

/** Asks the server only where the browser has a subscription at all; what cannot be told now is at the next start. */
const endForeignPush = async (): Promise<void> => {
  if (!(await hasDeviceSubscription())) return;
  const { here } = await call(findPush, {});
  if (!here) await unsubscribeDevice();
};

/** Looked at for each member who is signed in here. */
export const useOwnPush = (memberId: string): void => {
  useEffect(() => {
    void endForeignPush().catch(() => undefined);
  }, [memberId]);
};
