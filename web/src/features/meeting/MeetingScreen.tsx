// The session room of one appointment: early, before joining, in it, or over; without a relay it is the telephone.
import { findMeeting } from '@ijeuwa/contract/meeting';
import { useCallback, useEffect, useState } from 'react';
import { useParams } from 'react-router';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { Page } from '#ui/Page.tsx';
import { SkeletonText } from '#ui/SkeletonText.tsx';
import { ByTelephone } from './ByTelephone.tsx';
import type { Media } from './call/media.ts';
import { changeChoice, chosenBefore, keepChoice } from './chosen-media.ts';
import { useMeeting } from './meeting.queries.ts';
import type { MeetingSide } from './meeting-side.ts';
import { Ready } from './Ready.tsx';
import { Room } from './Room.tsx';
import { EarlyNotice, OverNotice, TelephoneNotice } from './RoomNotices.tsx';
import { useOwnStep } from './useOwnStep.ts';

const TITLE = 'Your session';

/** A second tap on Join falls on what comes in its place, and chooses no words there. */
const SECOND_TAP_MS = 800;

export function MeetingScreen({ side }: { side: MeetingSide }) {
  const { id = '' } = useParams();
  const { data, error, isFetching, refetch } = useMeeting(side, id);
  const [media, setMedia] = useState<Media | undefined>(() => {
    const before = chosenBefore(id);
    return before?.left ? undefined : before?.media;
  });
  const [left, setLeft] = useState(false);
  const isNotThere = error?.code === 'not_found' || error?.code === 'invalid';
  const inRoom = data && data.state === 'open' && data.media && media !== undefined;
  const leave = useCallback(() => {
    changeChoice(id, { left: true });
    setMedia(undefined);
    setLeft(true);
  }, [id]);
  useOwnStep(inRoom, leave);
  const [joining, setJoining] = useState(false);
  useEffect(() => {
    if (!joining) return;
    const ended = setTimeout(() => setJoining(false), SECOND_TAP_MS);
    return () => clearTimeout(ended);
  }, [joining]);
  if (inRoom)
    return (
      <div className={joining ? 'contents select-none' : 'contents'}>
        <Room side={side} meeting={data} media={media} onLeave={leave} onOver={() => void refetch()} />
      </div>
    );
  const choose = (chosen: Media) => {
    keepChoice(id, chosen);
    setMedia(chosen);
    setJoining(true);
  };
  return (
    <Page title={TITLE} back={side.back} width="narrow">
      {!data && !error && <SkeletonText lines={5} label="Looking for your session..." />}
      {!data && isNotThere && (
        <EmptyState
          title="This session is not there"
          picture="rest"
          action={<ButtonLink to={side.back}>To your appointments</ButtonLink>}
        >
          It was moved, or it belongs to somebody else.{' '}
          {side.find === findMeeting
            ? 'You find your bookings under Schedule.'
            : 'Its counsellor alone opens the room.'}
        </EmptyState>
      )}
      {!data && error && !isNotThere && (
        <ErrorState
          title="Your session did not open"
          message={error.message}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {data?.state === 'early' && <EarlyNotice meeting={data} onOpen={() => void refetch()} />}
      {data?.state === 'over' && <OverNotice meeting={data} back={side.back} />}
      {data?.state === 'early' && !data.media && <TelephoneNotice meeting={data} />}
      {data?.state === 'open' && !data.media && <ByTelephone meeting={data} />}
      {data?.state === 'open' && data.media && (
        <Ready meeting={data} left={left} first={chosenBefore(id)?.media} onJoin={choose} />
      )}
    </Page>
  );
}
