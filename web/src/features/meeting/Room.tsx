// In the room: whoever waits sees who is there; whoever is in sees, hears and writes to the others.
import type { IceServers } from '@ijeuwa/contract/meeting';
import { useEffect, useState } from 'react';
import { ErrorState } from '#ui/ErrorState.tsx';
import { LoadingScreen } from '#ui/LoadingScreen.tsx';
import { Page } from '#ui/Page.tsx';
import { closeMedia, type Media, openMedia, whyNoMedia } from './call/media.ts';
import { useServers } from './meeting.queries.ts';
import type { RoomProps } from './room-props.ts';
import { Session } from './Session.tsx';

type Opened = { stream: MediaStream | undefined; media: Media; fault?: string };

/** What was chosen may not be had any more after a reload: then it is the text. */
export function Room(props: RoomProps) {
  const { side, meeting, media } = props;
  const { data: servers, error, isFetching, refetch } = useServers(side, meeting._id);
  const [opened, setOpened] = useState<Opened>();
  useEffect(() => {
    let stream: MediaStream | undefined;
    let gone = false;
    void openMedia(media)
      .then(
        (found): Opened => {
          stream = found;
          return { stream: found, media };
        },
        (error): Opened => ({ stream: undefined, media: 'text', fault: whyNoMedia(error, media) }),
      )
      .then((found) => (gone ? closeMedia(found.stream) : setOpened(found)));
    return () => {
      gone = true;
      closeMedia(stream);
    };
  }, [media]);
  if (!servers && error)
    return (
      <Page title="Your session" back={side.back} width="narrow">
        <ErrorState
          title="The room did not open"
          message={error.message}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      </Page>
    );
  if (!servers || !opened) return <LoadingScreen />;
  return <Opened {...props} servers={servers} opened={opened} />;
}

function Opened({ opened, ...props }: RoomProps & { servers: IceServers; opened: Opened }) {
  return <Session {...props} stream={opened.stream} level={opened.media} fault={opened.fault} />;
}
