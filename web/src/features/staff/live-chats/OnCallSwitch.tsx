// Whether one is called when the desk is closed, and who is.
import type { Answer } from '@ijeuwa/contract/endpoint';
import type { findOnCall } from '@ijeuwa/contract/staff';
import { Card } from '#ui/Card.tsx';
import { Notice } from '#ui/Notice.tsx';
import { SmallError } from '#ui/SmallError.tsx';
import { Switch } from '#ui/Switch.tsx';
import { useChangeOnCall, useOnCall } from '../staff.queries.ts';

export function OnCallSwitch() {
  const { data, error, isFetching, refetch } = useOnCall();
  const change = useChangeOnCall();
  if (!data)
    return error ? (
      <SmallError
        message={`Who is on call did not load. ${error.message}`}
        busy={isFetching}
        onRetry={() => void refetch()}
      />
    ) : null;
  const isOn = change.isPending ? change.variables.parts.body.onCall : data.mine;
  return (
    <Card as="section" aria-label="On call" className="flex flex-col gap-1">
      <Switch
        label="I am on call"
        hint="You get a mail at once when a member with support at any hour waits and the desk is closed, and again after ten minutes if nobody took the chat."
        checked={isOn}
        disabled={change.isPending}
        onChange={({ target }) => change.mutate({ body: { onCall: target.checked } })}
      />
      {change.error && <Notice tone="error">{change.error.message}</Notice>}
      <p className="text-sm text-ink-2">{peopleWords(data)}</p>
    </Card>
  );
}

const peopleWords = ({ people }: Answer<typeof findOnCall>): string =>
  people.length === 0
    ? 'Nobody is on call: such a member is told so, and everybody who may answer gets the mail.'
    : `On call: ${people.map(({ name }) => name).join(', ')}.`;
