// What I wrote and the server has not yet acknowledged, with what can be done about it.
import { formatTime } from '#ui/format.ts';
import { UnsentMessage } from '#ui/UnsentMessage.tsx';
import { giveUp, sendAgain } from './outbox.ts';
import type { Unsent } from './unsent.ts';

export function UnsentMessages({ unsent, offline }: { unsent: readonly Unsent[]; offline: boolean }) {
  const waitsUntil = unsent.find((one) => !one.refused)?.waitsUntil;
  const onItsWay = waitsUntil ? `Will be sent at ${formatTime(waitsUntil)}` : 'Sending...';
  return unsent.map((one) => (
    <UnsentMessage
      key={one.clientId}
      {...one}
      onItsWay={offline ? 'Will be sent when you are back online' : onItsWay}
      onAgain={() => sendAgain(one)}
      onRemove={() => giveUp(one.clientId)}
    />
  ));
}
