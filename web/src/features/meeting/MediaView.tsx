// A picture with its sound, or the sound alone.
import { useEffect, useRef, useState } from 'react';
import { classes } from '#ui/classes.ts';

type MediaViewProps = {
  stream: MediaStream;
  label: string;
  muted?: boolean;
  /** As in a mirror: one’s own. */
  mirrored?: boolean;
  /** What stands still is of before: it is not shown as if it were now. */
  live?: boolean;
  onStill?: (still: boolean) => void;
  className?: string;
};

/** So often it is looked whether other pictures have come. */
const LOOKED_EVERY_MS = 3000;

export function MediaView(props: MediaViewProps) {
  const { stream, label, muted = false, mirrored = false, live = false, onStill, className } = props;
  const video = useRef<HTMLVideoElement>(null);
  const [still, setStill] = useState(false);
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
  useEffect(() => {
    if (!live) return;
    let before: number | undefined;
    const timer = window.setInterval(() => {
      const now = video.current?.getVideoPlaybackQuality?.().totalVideoFrames;
      if (now === undefined) return;
      const stands = now === before;
      setStill(stands);
      onStill?.(stands);
      before = now;
    }, LOOKED_EVERY_MS);
    return () => window.clearInterval(timer);
  }, [live, onStill]);
  return (
    <video
      ref={video}
      aria-label={label}
      autoPlay
      playsInline
      muted={muted}
      className={classes('object-cover', mirrored && '-scale-x-100', still && 'opacity-0', className)}
    />
  );
}
