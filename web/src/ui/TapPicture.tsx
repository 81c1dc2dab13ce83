// A picture in a list: a device that saves data fetches it when it is tapped, and not before.
import { Image } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { classes } from './classes.ts';
import { useSavesData } from './data-saver.ts';

type TapPictureProps = {
  /** Whom or what it shows. */
  of: string;
  /** A face in a row; else the picture fills its parent. */
  round?: boolean;
  children: ReactNode;
};

export function TapPicture({ of, round = false, children }: TapPictureProps) {
  const saves = useSavesData();
  const [shown, setShown] = useState(false);
  if (!saves) return children;
  return (
    <button
      type="button"
      aria-label={`Show picture of ${of}`}
      aria-pressed={shown}
      onClick={() => setShown(!shown)}
      className={classes(
        'grid shrink-0 place-items-center text-wine',
        round ? 'size-12 overflow-hidden rounded-full' : 'size-full focus-visible:-outline-offset-3',
        !shown && 'border border-dashed border-line bg-paper-2',
      )}
    >
      {shown ? (
        children
      ) : (
        <span aria-hidden="true" className="flex flex-col items-center gap-1 text-sm font-semibold">
          <Image className="size-5" />
          {!round && 'Show picture'}
        </span>
      )}
    </button>
  );
}
