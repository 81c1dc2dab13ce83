// A picture with its sound, or the sound alone.
import { useEffect, useRef } from 'react';
import { classes } from '#ui/classes.ts';

type MediaViewProps = {
  stream: MediaStream;
  label: string;
  muted?: boolean;
  /** As in a mirror: one’s own. */
  mirrored?: boolean;
  className?: string;
};

export function MediaView({ stream, label, muted = false, mirrored = false, className }: MediaViewProps) {
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    const element = video.current;
    if (!element) return;
    element.srcObject = stream;
    // Some browsers begin only when they are asked.
    void element.play?.()?.catch(() => undefined);
    return () => {
      element.srcObject = null;
    };
  }, [stream]);
  return (
    <video
      ref={video}
      aria-label={label}
      autoPlay
      playsInline
      muted={muted}
      className={classes('object-cover', mirrored && '-scale-x-100', className)}
    />
  );
}
