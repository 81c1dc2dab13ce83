// A person's photo; where there is none, or it does not come, a drawn person.
import { useMember } from '#platform/session.ts';
import { DrawnPerson } from '#ui/DrawnPerson.tsx';
import { Picture } from '#ui/Picture.tsx';

type PersonPictureProps = {
  src: string | null | undefined;
  alt: string;
  width: number;
  height: number;
  /** Fetched at once, kept from being dragged, and cut below rather than at the head: the picture of a large card. */
  large?: boolean;
};

export function PersonPicture({ src, alt, width, height, large = false }: PersonPictureProps) {
  const { gender } = useMember();
  const drawn = (
    <span
      data-drawn
      className="block size-full [&>svg]:size-full"
      {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}
    >
      <DrawnPerson woman={gender === 'male'} />
    </span>
  );
  if (!src) return drawn;
  return (
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
}
