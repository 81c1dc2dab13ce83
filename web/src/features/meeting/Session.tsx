// A session as it goes on: the others large, oneself small, and below them what one can do.
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { classes } from '#ui/classes.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Page } from '#ui/Page.tsx';
import { useShownAsModal } from '#ui/use-shown-as-modal.ts';
import { Controls } from './Controls.tsx';
import { type Level, sendingAt } from './call/quality.rules.ts';
import { useCall } from './call/useCall.ts';
import { changeChoice } from './chosen-media.ts';
import { Leaving } from './Leaving.tsx';
import { MediaView } from './MediaView.tsx';
import { Others } from './Others.tsx';
import type { RoomProps } from './room-props.ts';
import { hasStateNotice, StateNotices } from './StateNotices.tsx';
import { Texts, useWritten, type WrittenProps } from './Texts.tsx';
import { Waiting, WaitingRoom } from './WaitingRoom.tsx';

type SessionProps = RoomProps & {
  stream: MediaStream | undefined;
  level: Level;
  fault?: string;
};

export function Session(props: SessionProps) {
  const { side, meeting, stream, level: first, fault, onLeave, onOver } = props;
  const { _id: id, role } = meeting;
  const { state, ended, tryAsChosen, switched, comeAgain } = useCall({
    side,
    id,
    role,
    stream,
    level: first,
  });
  const [writes, setWrites] = useState(first === 'text');
  const [asking, setAsking] = useState(false);
  const filmed = stream?.getVideoTracks() ?? [];
  const [unseen, setUnseen] = useState(() => !filmed.every(({ enabled }) => enabled));
  useEffect(() => {
    if (ended === 'over') onOver();
  }, [ended, onOver]);
  useEffect(() => {
    if (state.level === 'text') setWrites(true);
  }, [state.level]);
  if (ended && ended !== 'over')
    return (
      <Page title="Your session" back={side.back} width="narrow">
        <EmptyState
          title={ended === 'elsewhere' ? 'You are in the room on another screen' : 'The room did not open'}
          picture="rest"
          action={<Button onClick={onLeave}>Join here</Button>}
        >
          {ended === 'elsewhere' ? 'One screen at a time: this one has left.' : ended.refused}
        </EmptyState>
      </Page>
    );
  const isIn = state.standing === 'in' || state.standing === 'away';
  if (!isIn) return <WaitingRoom {...{ meeting, stream, state, onLeave, fault }} />;
  const roomy = writes || state.waiting.length > 0 || fault !== undefined || hasStateNotice(state, first);
  return (
    <Shown label="Your session" onDismiss={() => setAsking(true)}>
      <Hears side={side} meeting={id} own={role} onWritten={() => setWrites(true)} />
      <div
        className={classes(
          'relative flex min-h-0 min-w-0 flex-1 flex-col',
          writes && 'max-h-[45%] landscape:max-h-none',
        )}
      >
        <Others others={state.others} />
        {/* Nobody sees what is not sent. */}
        {stream && filmed.length > 0 && !unseen && sendingAt(state.level).video && (
          <MediaView
            stream={stream}
            muted
            mirrored
            label="You"
            className="absolute right-3 bottom-3 aspect-video w-28 rounded-lg border border-line bg-paper-2 shadow-card lg:w-44"
          />
        )}
      </div>
      <div
        className={classes(
          'flex min-h-0 flex-col justify-end border-t border-line bg-surface landscape:border-t-0 landscape:border-l',
          writes && 'flex-1 landscape:flex-none',
          roomy ? 'landscape:w-80' : 'landscape:justify-center',
        )}
      >
        {role === 'counsellor' && <Waiting meeting={id} waiting={state.waiting} />}
        {fault && (
          <Notice tone="warning" className="m-2">
            {fault}
          </Notice>
        )}
        <StateNotices
          meeting={meeting}
          state={state}
          first={first}
          onBefore={tryAsChosen}
          onAgain={comeAgain}
        />
        {writes && <Texts side={side} meeting={id} own={role} />}
        <Controls
          stream={stream}
          upright={!roomy}
          writes={writes}
          onWrites={() => setWrites(!writes)}
          onLeave={() => setAsking(true)}
          onSwitch={(what, off) => {
            changeChoice(id, { [what]: off });
            if (what === 'unseen') setUnseen(off);
            switched();
          }}
        />
      </div>
      <Leaving
        meeting={meeting}
        others={state.others.length > 0}
        open={asking}
        onClose={() => setAsking(false)}
        onLeave={onLeave}
      />
    </Shown>
  );
}

/** Whoever cannot speak writes: what comes while nobody reads opens what was written. */
function Hears(props: WrittenProps) {
  useWritten(props);
  return null;
}

type ShownProps = { label: string; onDismiss: () => void; children: ReactNode };

/** Over everything else, so that nothing behind it is touched by mistake. Neither Escape nor Back ends a session unasked. */
function Shown({ label, onDismiss, children }: ShownProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const dialog = useShownAsModal(heading);
  return (
    <dialog
      ref={dialog}
      aria-label={label}
      onCancel={(event) => {
        event.preventDefault();
        onDismiss();
      }}
      // A browser closes what was dismissed twice without asking the page.
      onClose={({ currentTarget }) => {
        if (currentTarget.isConnected) currentTarget.showModal();
      }}
      className="m-0 h-dvh max-h-none w-dvw max-w-none flex-col bg-paper p-0 text-ink open:flex landscape:flex-row"
    >
      <title>{`${label} · Ijeuwa`}</title>
      <h1 ref={heading} tabIndex={-1} className="sr-only">
        {label}
      </h1>
      {children}
    </dialog>
  );
}
