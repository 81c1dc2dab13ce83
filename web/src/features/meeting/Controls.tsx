// What one can do in a session: mute, stop the camera, write, leave.
import { MessageSquareText, Mic, MicOff, PhoneOff, Video, VideoOff } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { classes } from '#ui/classes.ts';
import { IconButton } from '#ui/IconButton.tsx';

type ControlsProps = {
  stream: MediaStream | undefined;
  /** In a column beside the pictures, where the glass is wider than high. */
  upright: boolean;
  writes: boolean;
  onWrites: () => void;
  onLeave: () => void;
  /** A reload leaves it as it is. */
  onSwitch: (what: 'muted' | 'unseen', off: boolean) => void;
};

const isOn = ({ enabled }: MediaStreamTrack): boolean => enabled;
const icon = (Icon: typeof Mic): ReactNode => <Icon aria-hidden="true" className="size-6" />;

const SOUND = { name: 'microphone', does: 'hears' };
const PICTURE = { name: 'camera', does: 'sees' };
const offWords = (off: readonly (typeof SOUND)[]): string =>
  `Your ${off.map(({ name }) => name).join(' and ')} ${off.length > 1 ? 'are' : 'is'} off: nobody ${off.map(({ does }) => does).join(' or ')} you.`;
const onWords = (hasSound: boolean, hasPicture: boolean): string =>
  hasSound && hasPicture
    ? 'Your microphone and camera are on.'
    : `Your ${hasSound ? SOUND.name : PICTURE.name} is on.`;

export function Controls({ stream, upright, writes, onWrites, onLeave, onSwitch }: ControlsProps) {
  const [sound, setSound] = useState(() => stream?.getAudioTracks().every(isOn) ?? true);
  const [picture, setPicture] = useState(() => stream?.getVideoTracks().every(isOn) ?? true);
  const turn = (tracks: MediaStreamTrack[], on: boolean) => {
    for (const track of tracks) track.enabled = on;
  };
  const hasSound = (stream?.getAudioTracks().length ?? 0) > 0;
  const hasPicture = (stream?.getVideoTracks().length ?? 0) > 0;
  const [switched, setSwitched] = useState(false);
  const off = [...(hasSound && !sound ? [SOUND] : []), ...(hasPicture && !picture ? [PICTURE] : [])];
  return (
    <div
      className={classes(
        'flex flex-wrap items-center justify-center gap-4 px-3 py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]',
        upright && 'landscape:flex-col',
      )}
    >
      <p
        role="status"
        className={classes(
          'w-full text-center text-sm text-ink-2',
          off.length === 0 ? 'sr-only' : upright && 'landscape:sr-only',
        )}
      >
        {off.length > 0 ? offWords(off) : switched && onWords(hasSound, hasPicture)}
      </p>
      {hasSound && (
        <IconButton
          size="lg"
          variant={sound ? 'secondary' : 'primary'}
          label={sound ? 'Mute your microphone' : 'Unmute your microphone'}
          icon={icon(sound ? Mic : MicOff)}
          onClick={() => {
            turn(stream!.getAudioTracks(), !sound);
            setSound(!sound);
            setSwitched(true);
            onSwitch('muted', sound);
          }}
        />
      )}
      {hasPicture && (
        <IconButton
          size="lg"
          variant={picture ? 'secondary' : 'primary'}
          label={picture ? 'Stop your camera' : 'Start your camera'}
          icon={icon(picture ? Video : VideoOff)}
          onClick={() => {
            turn(stream!.getVideoTracks(), !picture);
            setPicture(!picture);
            setSwitched(true);
            onSwitch('unseen', picture);
          }}
        />
      )}
      <IconButton
        size="lg"
        variant={writes ? 'primary' : 'secondary'}
        aria-pressed={writes}
        label="Write"
        icon={icon(MessageSquareText)}
        onClick={onWrites}
      />
      <IconButton
        size="lg"
        variant="primary"
        label="Leave the session"
        icon={icon(PhoneOff)}
        onClick={onLeave}
      />
    </div>
  );
}
