// A person's photo; where there is none, a drawn person. One that does not come is nobody's face.
import type { Likeness } from '@ijeuwa/contract/likeness';
import { ImageOff, LockKeyhole } from 'lucide-react';
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
  const spoken = alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true };
  if (!src)
    return (
      <span data-drawn className="block size-full [&>svg]:size-full" {...spoken}>
        <DrawnPerson as={likeness} />
      </span>
    );
  const picture = (
    <Picture
      fill
      src={src}
      alt={alt}
      width={width}
      height={height}
      fallback={
        <span
          className="@container grid size-full place-content-center justify-items-center gap-1.5 bg-paper-2 text-ink-2"
          {...spoken}
        >
          <ImageOff aria-hidden="true" className="size-7" />
          <span className="text-sm @max-[10rem]:sr-only">The photo did not load</span>
        </span>
      }
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
