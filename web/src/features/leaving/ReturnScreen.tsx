// Whoever signs in within the seven days: come back, or stay away.

import { AsoOkeBand } from '#ui/AsoOkeBand.tsx';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { formatDateTime } from '#ui/format.ts';
import { Notice } from '#ui/Notice.tsx';
import { useReturn } from './leaving.queries.ts';

type ReturnScreenProps = { name: string; until: string; onLogOut: () => void };

export function ReturnScreen({ name, until, onLogOut }: ReturnScreenProps) {
  const coming = useReturn();
  return (
    <div className="mx-auto flex w-full max-w-xl flex-1 flex-col justify-center gap-5 px-(--gutter) py-8">
      <title>Welcome back · Ijeuwa</title>
      <Card className="flex flex-col gap-4 overflow-hidden">
        <AsoOkeBand />
        <h1 className="text-3xl wrap-anywhere">Welcome back, {name}</h1>
        <p className="text-ink-2">
          You asked us to delete your account. Nobody sees you now, and on{' '}
          <strong className="font-semibold text-ink">{formatDateTime(until)}</strong> everything is erased.
        </p>
        <p className="text-ink-2">
          If you return, your profile, your photos and your matches are as they were. What was cancelled when
          you left, such as appointments, stays cancelled.
        </p>
        {coming.error && <Notice tone="error">{coming.error.message}</Notice>}
        <div className="flex flex-wrap gap-3">
          <Button busy={coming.isPending} busyText="One moment..." onClick={() => coming.mutate({})}>
            Return
          </Button>
          <Button variant="secondary" onClick={onLogOut}>
            Log out
          </Button>
        </div>
      </Card>
    </div>
  );
}
