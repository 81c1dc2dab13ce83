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

export function Controls({ stream, upright, writes, onWrites, onLeave, onSwitch }: ControlsProps) {
  const [sound, setSound] = useState(() => stream?.getAudioTracks().every(isOn) ?? true);
  const [picture, setPicture] = useState(() => stream?.getVideoTracks().every(isOn) ?? true);
  const turn = (tracks: MediaStreamTrack[], on: boolean) => {
    for (const track of tracks) track.enabled = on;
  };
  const hasSound = (stream?.getAudioTracks().length ?? 0) > 0;
  const hasPicture = (stream?.getVideoTracks().length ?? 0) > 0;
  return (
    <div
      className={classes(
        'flex items-center justify-center gap-4 px-3 py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]',
        upright && 'landscape:flex-col',
      )}
    >
      {hasSound && (
        <IconButton
          size="lg"
          variant={sound ? 'secondary' : 'primary'}
          label={sound ? 'Mute your microphone' : 'Unmute your microphone'}
          icon={icon(sound ? Mic : MicOff)}
          onClick={() => {
            turn(stream!.getAudioTracks(), !sound);
            setSound(!sound);
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
