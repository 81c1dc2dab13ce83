// Before the door: who is there, when it begins on one’s own clock; and for the counsellor, who waits.
import type { Meeting, MeetingPeer } from '@ijeuwa/contract/meeting';
import { Button } from '#ui/Button.tsx';
import { feedback } from '#ui/feedback.ts';
import { Notice } from '#ui/Notice.tsx';
import { Page } from '#ui/Page.tsx';
import type { CallState } from './call/call.ts';
import { MediaView } from './MediaView.tsx';
import { useAdmit } from './meeting.queries.ts';
import { beginsOn, sessionOf, whenOf } from './session-words.ts';

type WaitingRoomProps = {
  meeting: Meeting;
  stream: MediaStream | undefined;
  state: CallState;
  fault?: string;
  onLeave: () => void;
};

export function WaitingRoom({ meeting, stream, state, fault, onLeave }: WaitingRoomProps) {
  const there = [...state.others, ...state.waiting].map(({ name }) => name);
  return (
    <Page title="Waiting room" back={false} width="narrow">
      <p role="status" className="text-lg">
        {state.standing === 'waiting' ? 'Your counsellor will let you in.' : 'Opening the door...'}
      </p>
      <p>
        {sessionOf(meeting)} {beginsOn(meeting)} <strong>{whenOf(meeting)}</strong>.{' '}
        {there.length > 0 ? `Here already: ${there.join(', ')}.` : 'Nobody else is here yet.'}
      </p>
      {fault && <Notice tone="warning">{fault}</Notice>}
      {stream && stream.getVideoTracks().length > 0 && (
        <MediaView
          stream={stream}
          muted
          mirrored
          label="What your camera sees"
          className="aspect-video w-full rounded-xl bg-paper-2"
        />
      )}
      <Button variant="secondary" onClick={onLeave}>
        Leave
      </Button>
    </Page>
  );
}

export function Waiting({ meeting, waiting }: { meeting: string; waiting: readonly MeetingPeer[] }) {
  const { mutate, isPending } = useAdmit();
  if (waiting.length === 0) return null;
  return (
    <ul aria-label="Waiting" className="flex flex-col gap-2 border-b border-line p-3">
      {waiting.map(({ _id, name }) => (
        <li key={_id} className="flex flex-wrap items-center justify-between gap-2">
          <span className="min-w-0 wrap-anywhere">
            <strong>{name}</strong> waits
          </span>
          <Button
            size="sm"
            className="ml-auto"
            busy={isPending}
            busyText="Letting in..."
            aria-label={`Let ${name} in`}
            onClick={() =>
              mutate(
                { params: { id: meeting }, body: { peer: _id } },
                { onError: ({ message }) => feedback.error(message) },
              )
            }
          >
            Let in
          </Button>
        </li>
      ))}
    </ul>
  );
}
