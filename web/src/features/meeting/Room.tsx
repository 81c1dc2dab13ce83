// In the room: whoever waits sees who is there; whoever is in sees, hears and writes to the others.
import { useEffect, useState } from 'react';
import { LoadingScreen } from '#ui/LoadingScreen.tsx';
import { closeMedia, type Media, openMedia, whyNoMedia } from './call/media.ts';
import { chosenBefore } from './chosen-media.ts';
import type { RoomProps } from './room-props.ts';
import { Session } from './Session.tsx';

type Opened = { stream: MediaStream | undefined; media: Media; fault?: string };

/** What was chosen may not be had any more after a reload: then it is the text. */
export function Room(props: RoomProps) {
  const { media, meeting } = props;
  const { _id: id } = meeting;
  const [opened, setOpened] = useState<Opened>();
  useEffect(() => {
    let stream: MediaStream | undefined;
    let gone = false;
    void openMedia(media)
      .then(
        (found): Opened => {
          stream = found;
          const { muted, unseen } = chosenBefore(id) ?? { muted: false, unseen: false };
          for (const track of found?.getAudioTracks() ?? []) track.enabled = !muted;
          for (const track of found?.getVideoTracks() ?? []) track.enabled = !unseen;
          return { stream: found, media };
        },
        (error): Opened => ({ stream: undefined, media: 'text', fault: whyNoMedia(error, media) }),
      )
      .then((found) => (gone ? closeMedia(found.stream) : setOpened(found)));
    return () => {
      gone = true;
      closeMedia(stream);
    };
  }, [media, id]);
  if (!opened) return <LoadingScreen />;
  return <Session {...props} stream={opened.stream} level={opened.media} fault={opened.fault} />;
}
