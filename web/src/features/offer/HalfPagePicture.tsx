// A drawing beside words where there is room for both, and as wide as the page on a phone.
import { DrawnPicture, SPARING } from '#ui/DrawnPicture.tsx';

type HalfPagePictureProps = { name: string; alt: string; eager?: boolean };

export function HalfPagePicture(props: HalfPagePictureProps) {
  return (
    <DrawnPicture
      {...props}
      sizes={`(min-width: 72rem) 33rem, (min-width: 64rem) 46vw, (min-width: 40rem) 95vw, ${SPARING}`}
      className="aspect-[3/2] w-full rounded-2xl object-cover"
    />
  );
}
