// Before somebody joins: what each way costs in data, what the camera sees, and what to do when it cannot be had.
import type { Meeting } from '@ijeuwa/contract/meeting';
import { useEffect, useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { classes } from '#ui/classes.ts';
import { Notice } from '#ui/Notice.tsx';
import { RadioCards } from '#ui/RadioCards.tsx';
import { closeMedia, type Media, openMedia, whyNoMedia } from './call/media.ts';
import { megabytesOf } from './call/quality.rules.ts';
import { MediaView } from './MediaView.tsx';
import { beginsOn, minutesOf, sessionOf, whenOf } from './session-words.ts';

type ReadyProps = {
  meeting: Meeting;
  left: boolean;
  /** As it was chosen before. */
  first?: Media;
  onJoin: (media: Media) => void;
};

/** Of three, each of whom is somewhere else. */
const dataOf = (way: 'video' | 'sound', minutes: number, others: number): string =>
  `About ${megabytesOf(way, minutes, others)} MB of data for ${minutes} minutes${others > 1 ? ', with both others' : ''}.`;
const waysOf = (minutes: number, others: number) => [
  {
    value: 'video',
    label: 'Picture and sound',
    description: dataOf('video', minutes, others),
  },
  {
    value: 'sound',
    label: 'Sound only',
    description: `${dataOf('sound', minutes, others)} Nobody sees you, and you see nobody.`,
  },
  { value: 'text', label: 'Text only', description: 'Needs no camera and no microphone.' },
];

export function Ready({ meeting, left, first = 'sound', onJoin }: ReadyProps) {
  const { role } = meeting;
  const [media, setMedia] = useState<Media>(first);
  const [preview, setPreview] = useState<MediaStream>();
  const [fault, setFault] = useState<string>();
  const [trying, setTrying] = useState(false);

  useEffect(() => () => closeMedia(preview), [preview]);

  const look = async (chosen: Media): Promise<boolean> => {
    setTrying(true);
    setFault(undefined);
    try {
      setPreview(await openMedia(chosen));
      return true;
    } catch (error) {
      setFault(whyNoMedia(error, chosen));
      return false;
    } finally {
      setTrying(false);
    }
  };
  const choose = (chosen: string) => {
    setMedia(chosen as Media);
    setPreview(undefined);
    setFault(undefined);
    if (chosen === 'video') void look('video');
  };
  const join = async () => {
    if (media !== 'text' && !preview && !(await look(media))) return;
    onJoin(media);
  };
  return (
    <div className={classes('flex flex-col gap-5', trying && 'select-none')}>
      <p>
        {sessionOf(meeting)} {beginsOn(meeting)} <strong>{whenOf(meeting)}</strong>.{' '}
        {role !== 'counsellor' && 'Your counsellor will let you in.'} It is never recorded.
      </p>
      {left && <Notice tone="info">You have left the room. You can join again until it closes.</Notice>}
      <RadioCards
        label="How do you want to join?"
        options={waysOf(minutesOf(meeting), meeting.others)}
        value={media}
        onChange={choose}
      />
      {media === 'video' && preview && (
        <MediaView
          stream={preview}
          muted
          mirrored
          label="What your camera sees"
          className="aspect-video w-full rounded-xl bg-paper-2"
        />
      )}
      {fault && (
        <Notice tone="warning" title="One moment.">
          {fault}
        </Notice>
      )}
      <Button busy={trying} busyText="Starting..." onClick={() => void join()} wide>
        Join
      </Button>
    </div>
  );
}
