// What I wrote and the server has not yet acknowledged, with what can be done about it.
import { Bubble } from '#ui/Bubble.tsx';
import { Button } from '#ui/Button.tsx';
import { formatTime } from '#ui/format.ts';
import { giveUp, sendAgain } from './outbox.ts';
import type { Unsent } from './unsent.ts';

export function UnsentMessages({ unsent, offline }: { unsent: readonly Unsent[]; offline: boolean }) {
  const waitsUntil = unsent.find((one) => !one.refused)?.waitsUntil;
  const onItsWay = waitsUntil ? `Will be sent at ${formatTime(waitsUntil)}` : 'Sending...';
  return unsent.map((one) => (
    <li key={one.clientId} className="flex flex-col gap-1">
      <Bubble mine waiting name="You" text={one.text} sentAt={one.sentAt} />
      {one.refused ? (
        <div role="alert" className="flex flex-col items-end gap-1 text-sm text-danger">
          <p>Not sent. {one.refused}</p>
          <span className="flex gap-2">
            <Button size="sm" variant="secondary" onClick={() => sendAgain(one)}>
              Try again
            </Button>
            <Button size="sm" variant="quiet" onClick={() => giveUp(one.clientId)}>
              Remove
            </Button>
          </span>
        </div>
      ) : (
        <p className="self-end text-sm text-ink-2">
          {offline ? 'Will be sent when you are back online' : onItsWay}
        </p>
      )}
    </li>
  ));
}
