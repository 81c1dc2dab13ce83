// One line of a list: who or what, a detail, and what stands at its end.
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Avatar } from './Avatar.tsx';
import { classes } from './classes.ts';
import type { Likeness } from './DrawnPerson.tsx';
import { useSavesData } from './data-saver.ts';
import { TapPicture } from './TapPicture.tsx';

type ListRowProps = {
  title: ReactNode;
  detail?: ReactNode;
  start?: ReactNode;
  /** Whose row it is; while data is saved the picture waits for a tap of its own. */
  face?: { src: string | null; name: string; likeness: Likeness };
  end?: ReactNode;
  to?: string;
  onClick?: () => void;
  strong?: boolean;
};

const LOOK = 'flex min-h-16 w-full min-w-0 flex-[1_1_10rem] flex-wrap items-center gap-3 py-2.5 text-left';
const LIVE = 'rounded-md transition-colors hover:bg-paper-2 -mx-2 px-2';

export function ListRow({ title, detail, start, face, end, to, onClick, strong }: ListRowProps) {
  const waits = useSavesData() && Boolean(face?.src);
  const avatar = face && <Avatar src={face.src} likeness={face.likeness} />;
  const content = (
    <>
      {start}
      {!waits && avatar}
      <span className="min-w-0 flex-[1_1_7rem]">
        <span className={classes('block wrap-anywhere', strong === false ? 'font-medium' : 'font-semibold')}>
          {title}
        </span>
        {detail && <span className="block text-sm text-ink-2">{detail}</span>}
      </span>
    </>
  );
  return (
    <li className="flex flex-wrap items-center gap-3 border-t border-line first:border-t-0">
      {face && waits && (
        <TapPicture round of={face.name}>
          {avatar}
        </TapPicture>
      )}
      {to ? (
        <Link to={to} className={classes(LOOK, LIVE)}>
          {content}
        </Link>
      ) : onClick ? (
        <button type="button" onClick={onClick} className={classes(LOOK, LIVE)}>
          {content}
        </button>
      ) : (
        <div className={LOOK}>{content}</div>
      )}
      {end}
    </li>
  );
}
