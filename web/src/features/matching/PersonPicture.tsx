// A person's photo; where there is none, or it does not come, a drawn person.
import type { Likeness } from '@ijeuwa/contract/likeness';
import { LockKeyhole } from 'lucide-react';
import { DrawnPerson } from '#ui/DrawnPerson.tsx';
import { Picture } from '#ui/Picture.tsx';

type PersonPictureProps = {
  src: string | null | undefined;
  likeness: Likeness;
  alt: string;
  width: number;
  height: number;
  /** Fetched at once, kept from being dragged, and cut below rather than at the head: the picture of a large card. */
  large?: boolean;
  /** The person shows it as it is after a match. */
  blurred?: boolean;
};

export function PersonPicture({
  src,
  likeness,
  alt,
  width,
  height,
  large = false,
  blurred = false,
}: PersonPictureProps) {
  const drawn = (
    <span
      data-drawn
      className="block size-full [&>svg]:size-full"
      {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}
    >
      <DrawnPerson as={likeness} />
    </span>
  );
  if (!src) return drawn;
  const picture = (
    <Picture
      fill
      src={src}
      alt={alt}
      width={width}
      height={height}
      fallback={drawn}
      eager={large}
      draggable={large ? false : undefined}
      className={large ? '[&>img]:object-top' : undefined}
    />
  );
  if (!blurred) return picture;
  return (
    <span className="relative block size-full">
      {picture}
      <span className="pointer-events-none absolute inset-x-2 top-1/3 flex justify-center">
        <span className="flex items-center gap-1.5 rounded-full bg-veil px-3 py-1.5 text-center text-sm font-semibold text-on-fill">
          <LockKeyhole aria-hidden="true" className="size-4 shrink-0" />
          Shown after you match
        </span>
      </span>
    </span>
  );
}
