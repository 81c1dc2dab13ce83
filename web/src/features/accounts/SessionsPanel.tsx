// The devices that are signed in, each of which can be signed out at once.

import type { MemberSession } from '@ijeuwa/contract/accounts';
import { MonitorSmartphone } from 'lucide-react';
import { useState } from 'react';
import { places } from '#platform/places.ts';
import { Button } from '#ui/Button.tsx';
import { ConfirmModal } from '#ui/ConfirmModal.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { feedback } from '#ui/feedback.ts';
import { formatRelative } from '#ui/format.ts';
import { SkeletonRows } from '#ui/SkeletonRows.tsx';
import { useEndOtherSessions, useEndSession, useSessions } from './accounts.queries.ts';
import { nameOfDevice } from './device-name.ts';

export function SessionsPanel() {
  const sessions = useSessions();
  if (sessions.isPending) return <SkeletonRows rows={2} faces={false} />;
  if (sessions.isError)
    return (
      <ErrorState
        title="Your devices did not load"
        message={sessions.error.message}
        onRetry={() => sessions.refetch()}
        busy={sessions.isFetching}
      />
    );
  const list = sessions.data.sessions;
  return (
    <section aria-label={places.devices.name} className="flex flex-col gap-4">
      <ul>
        {list.map((session) => (
          <SessionRow key={session._id} session={session} />
        ))}
      </ul>
      {list.length > 1 ? <EndOthers /> : <p className="text-ink-2">You are signed in on this device only.</p>}
    </section>
  );
}

function SessionRow({ session }: { session: MemberSession }) {
  const end = useEndSession();
  const device = nameOfDevice(session.device);
  const signOut = () =>
    end.mutate({ params: { id: session._id } }, { onError: (error) => feedback.error(error.message) });
  return (
    <li className="flex min-h-16 flex-wrap items-center gap-3 border-t border-line py-2.5 first:border-t-0">
      <MonitorSmartphone aria-hidden="true" className="size-6 shrink-0 text-ink-2" />
      <div className="min-w-0 flex-[1_1_10rem]">
        <p className="font-semibold">{device}</p>
        <p className="text-sm text-ink-2">
          {session.current
            ? `This device · signed in ${formatRelative(session.createdAt)}`
            : `Last used ${formatRelative(session.lastSeenAt)}`}
        </p>
      </div>
      {!session.current && (
        <Button
          variant="secondary"
          size="sm"
          aria-label={`Sign out ${device}`}
          busy={end.isPending}
          busyText="..."
          onClick={signOut}
        >
          Sign out
        </Button>
      )}
    </li>
  );
}

function EndOthers() {
  const [asking, setAsking] = useState(false);
  const end = useEndOtherSessions();
  const confirm = () =>
    end.mutate(
      {},
      {
        onSuccess: () => feedback.success('Every other device was signed out.'),
        onError: (error) => feedback.error(error.message),
        onSettled: () => setAsking(false),
      },
    );
  return (
    <>
      <Button variant="danger" className="self-start" onClick={() => setAsking(true)}>
        Sign out everywhere else
      </Button>
      <ConfirmModal
        open={asking}
        onClose={() => setAsking(false)}
        onConfirm={confirm}
        title="Sign out everywhere else?"
        confirmLabel="Sign out"
        tone="danger"
        busy={end.isPending}
        busyText="Signing out..."
      >
        Only this device stays signed in, and a private address of your calendar ends. If you saw a device
        that is not yours, change your password too.
      </ConfirmModal>
    </>
  );
}
