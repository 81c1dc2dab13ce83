// Lets the package stand still for some days: what that does is said before, by the server's own figures.
import {
  type Agreement,
  endPause,
  findAgreement,
  PAUSE_DAYS_MAX,
  PAUSES_A_YEAR,
  type Pause,
  pauseAgreement,
  previewPause,
} from '@ijeuwa/contract/agreements';
import { findSubscription } from '@ijeuwa/contract/billing';
import { useState } from 'react';
import { useChange, useRead } from '#platform/queries.ts';
import { Button } from '#ui/Button.tsx';
import { ConfirmModal } from '#ui/ConfirmModal.tsx';
import { feedback } from '#ui/feedback.ts';
import { formatDate } from '#ui/format.ts';
import { Select } from '#ui/Select.tsx';

const renews = [findAgreement, findSubscription];
const onError = ({ message }: { message: string }) => feedback.error(message);
const ALL_DAYS = Array.from({ length: PAUSE_DAYS_MAX }, (_, at) => at + 1);
const FIRST = 7;

export function PauseRenewal({ agreement }: { agreement: Agreement }) {
  const [asking, setAsking] = useState(false);
  if (agreement.pausedUntil) return <GoOn />;
  if (agreement.pausesLeft === 0 || agreement.graceUntil) return null;
  return (
    <>
      <Button variant="secondary" size="sm" onClick={() => setAsking(true)}>
        Pause
      </Button>
      {asking && <AskPause agreement={agreement} onClose={() => setAsking(false)} />}
    </>
  );
}

function GoOn() {
  const goOn = useChange(endPause, { renews });
  return (
    <Button
      size="sm"
      busy={goOn.isPending}
      busyText="One moment..."
      onClick={() => goOn.mutate({}, { onError })}
    >
      Go on now
    </Button>
  );
}

/** It is charged on the morning of the day on which it ends. */
const endWords = ({ endsAt, renewsAt }: Pause): string => {
  const [ends, renews] = [formatDate(endsAt), formatDate(renewsAt)];
  return ends === renews ? `It ends and renews on ${ends}.` : `It renews on ${renews}, and ends on ${ends}.`;
};

function AskPause({ agreement, onClose }: { agreement: Agreement; onClose: () => void }) {
  const [days, setDays] = useState(FIRST);
  const pause = useChange(pauseAgreement, { renews });
  const { data, error } = useRead(previewPause, { query: { days } });
  const confirm = () => pause.mutate({ body: { days } }, { onSuccess: onClose, onError });
  return (
    <ConfirmModal
      open
      onClose={onClose}
      onConfirm={confirm}
      title={`Pause ${agreement.insteadOf ?? agreement.packageName}?`}
      confirmLabel="Pause"
      cancelLabel="Keep it running"
      busy={pause.isPending}
      busyText="Pausing..."
    >
      <p>From now on it gives nothing, and nothing is charged. You may pause {PAUSES_A_YEAR} times a year.</p>
      <Select
        className="mt-3"
        label="For how many days?"
        value={String(days)}
        options={ALL_DAYS.map((one) => ({ value: String(one), label: one === 1 ? '1 day' : `${one} days` }))}
        onChange={({ target }) => setDays(Number(target.value))}
      />
      <p role="status" className="mt-3 min-h-18">
        {error?.message}
        {data &&
          `It starts again on ${formatDate(data.goesOnAt)}, or as soon as you say so. ${endWords(data)}`}
      </p>
    </ConfirmModal>
  );
}
