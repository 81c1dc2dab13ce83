// Notices to this device, also while it is locked: on, off, or why it cannot be.
import { findPush, subscribePush, unsubscribePush } from '@ijeuwa/contract/push';
import { useState } from 'react';
import { useChange, useRead } from '#platform/queries.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { feedback } from '#ui/feedback.ts';
import { SkeletonRows } from '#ui/SkeletonRows.tsx';
import { type DevicePush, readDevicePush, subscribeDevice, unsubscribeDevice } from './device-push.ts';

const WHY_NOT: Record<Exclude<DevicePush, 'able'>, string> = {
  unable: 'This browser cannot show notices while it is closed. Chrome, Edge, Firefox and Safari can.',
  install: 'On an iPhone, first add Ijeuwa to your Home Screen: tap Share, then “Add to Home Screen”.',
  denied: 'Your browser blocks notifications from Ijeuwa. Allow them in its settings, then come back.',
};

export function PushCard() {
  const asked = useRead(findPush, {});
  if (asked.data?.publicKey === null) return null;
  return (
    <Card as="section" aria-labelledby="push-heading" className="flex flex-col gap-3">
      <h2 id="push-heading" className="text-lg font-semibold">
        On this device
      </h2>
      {asked.isPending && <SkeletonRows rows={1} faces={false} />}
      {asked.isError && !asked.data && (
        <ErrorState
          title="This device’s notices did not load"
          message={asked.error.message}
          onRetry={() => asked.refetch()}
          busy={asked.isFetching}
        />
      )}
      {asked.data?.publicKey && <OnOff publicKey={asked.data.publicKey} on={asked.data.here} />}
    </Card>
  );
}

function OnOff({ publicKey, on }: { publicKey: string; on: boolean }) {
  const [device, setDevice] = useState(readDevicePush);
  const [asking, setAsking] = useState(false);
  const subscribe = useChange(subscribePush, { renews: [findPush] });
  const unsubscribe = useChange(unsubscribePush, { renews: [findPush] });
  const failed = ({ message }: Error) => feedback.error(message);
  const busy = asking || subscribe.isPending || unsubscribe.isPending;

  const turnOn = async () => {
    setAsking(true);
    try {
      const body = await subscribeDevice(publicKey);
      if (body) subscribe.mutate({ body }, { onError: failed });
    } catch {
      feedback.error('Your browser could not turn notices on. Please check your connection and try again.');
    } finally {
      setDevice(readDevicePush());
      setAsking(false);
    }
  };
  const turnOff = () => {
    void unsubscribeDevice().catch(() => undefined);
    unsubscribe.mutate({}, { onError: failed });
  };

  if (on)
    return (
      <>
        <p>Notices are on. They never show a name or what was written.</p>
        <Button variant="secondary" className="self-start" busy={busy} busyText="..." onClick={turnOff}>
          Turn off for this device
        </Button>
      </>
    );
  if (device !== 'able') return <p className="text-ink-2">{WHY_NOT[device]}</p>;
  return (
    <>
      <p className="text-ink-2">
        We tell this device at once, also while it is locked: never with a name, and never with what was
        written.
      </p>
      <Button className="self-start" busy={busy} busyText="..." onClick={() => void turnOn()}>
        Turn on for this device
      </Button>
    </>
  );
}
