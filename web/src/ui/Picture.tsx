// A picture whose room is kept before it comes, with its blurred likeness meanwhile.
import { ImageOff, RotateCw } from 'lucide-react';
import { type ComponentProps, type ReactNode, useEffect, useState } from 'react';
import { classes } from './classes.ts';
import { useLightAddress } from './data-saver.ts';
import { IconButton } from './IconButton.tsx';
import { ThumbHash } from './ThumbHash.tsx';

type PictureProps = Omit<ComponentProps<'img'>, 'src' | 'alt' | 'width' | 'height' | 'loading'> & {
  src: string;
  alt: string;
  width: number;
  height: number;
  thumbhash?: string | null;
  /** The first picture of a screen is fetched at once, all others when they come near. */
  eager?: boolean;
  /** Fill the parent, which has a size of its own. */
  fill?: boolean;
  /** What the button that asks for a failed picture again is called; none stands inside another button or link. */
  retry?: string;
  /** What stands there when it does not come, in place of a way to ask again. */
  fallback?: ReactNode;
};

export function Picture(props: PictureProps) {
  const {
    src: full,
    alt,
    thumbhash,
    eager = false,
    fill = false,
    retry,
    fallback,
    className,
    ...rest
  } = props;
  const src = useLightAddress(full);
  const [settled, setSettled] = useState<{ src: string; failed: boolean }>();
  const [attempt, setAttempt] = useState(0);
  const again = () => {
    setSettled(undefined);
    setAttempt((count) => count + 1);
  };
  const state = settled?.src === src ? (settled.failed ? 'failed' : 'shown') : 'coming';
  const failed = state === 'failed';
  useEffect(() => {
    if (!failed) return;
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  });
  return (
    <span
      className={classes(
        'relative block overflow-hidden bg-paper-2',
        fill ? 'size-full' : 'w-full',
        className,
      )}
    >
      {thumbhash && state !== 'shown' && <ThumbHash hash={thumbhash} />}
      <img
        {...rest}
        key={attempt}
        src={src}
        alt={alt}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : 'auto'}
        decoding="async"
        onLoad={() => setSettled({ src, failed: false })}
        onError={() => setSettled({ src, failed: true })}
        className={classes(
          'relative w-full object-cover transition-opacity',
          fill ? 'h-full' : 'h-auto',
          failed && 'invisible',
          state === 'coming' && thumbhash && 'opacity-0',
        )}
      />
      {failed && fallback && <span className="absolute inset-0">{fallback}</span>}
      {failed && !fallback && (
        <span className={classes('absolute inset-0 grid place-items-center text-ink-2', retry && 'z-10')}>
          {retry ? (
            <IconButton
              label={retry}
              variant="secondary"
              icon={<RotateCw aria-hidden="true" className="size-5" />}
              onClick={again}
            />
          ) : (
            <ImageOff aria-hidden="true" className="size-8" />
          )}
        </span>
      )}
    </span>
  );
}
