// A member's face in a circle; without a photo, or when it fails to load, a drawn one.
import { useState } from 'react';
import { classes } from './classes.ts';
import { DrawnPerson, type Likeness } from './DrawnPerson.tsx';
import { useLightAddress } from './data-saver.ts';

const SIZES = {
  xs: { box: 'size-8', pixels: 32 },
  sm: { box: 'size-10', pixels: 40 },
  md: { box: 'size-12', pixels: 48 },
  lg: { box: 'size-20', pixels: 80 },
  xl: { box: 'size-32', pixels: 128 },
};

type AvatarProps = {
  src?: string | null;
  /** Of the drawing where there is no photo. */
  likeness: Likeness;
  /** Empty where the name stands beside it. */
  alt?: string;
  size?: keyof typeof SIZES;
  className?: string;
};

export function Avatar({ src: full, likeness, alt = '', size = 'md', className }: AvatarProps) {
  const src = useLightAddress(full);
  const [failed, setFailed] = useState<string>();
  const { box, pixels } = SIZES[size];
  const look = classes('block shrink-0 overflow-hidden rounded-full bg-paper-2', box, className);
  if (!src || src === failed) {
    return (
      <span className={look} {...(alt ? { role: 'img', 'aria-label': alt } : {})}>
        <DrawnPerson as={likeness} />
      </span>
    );
  }
  return (
    <img
      src={src}
      alt={alt}
      width={pixels}
      height={pixels}
      loading="lazy"
      decoding="async"
      onError={() => setFailed(src)}
      className={classes(look, 'object-cover object-[50%_35%]')}
    />
  );
}
