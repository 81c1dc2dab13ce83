// One counsellor in the grid; the whole card opens what there is to know of them.
import type { Counsellor } from '@ijeuwa/contract/counselling';
import { CounsellorPicture } from './CounsellorPicture.tsx';
import { BREAK_AFTER } from './fee.ts';
import { Rating } from './Rating.tsx';
import { SessionPrice } from './SessionPrice.tsx';

type ExpertCardProps = { counsellor: Counsellor; onOpen: () => void };

export function ExpertCard({ counsellor, onOpen }: ExpertCardProps) {
  const { name, title, specialties, availability, languages } = counsellor;
  return (
    <li className="@container relative min-w-0 overflow-hidden rounded-xl border border-line bg-surface transition-colors hover:border-wine has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-gold-ink">
      {/* Of large letters a name has the whole breadth. */}
      <div className="flex h-full @max-[15rem]:flex-col">
        <div className="w-[30%] max-w-36 min-w-20 shrink-0 @max-[15rem]:aspect-[3/2] @max-[15rem]:w-full @max-[15rem]:max-w-none">
          <CounsellorPicture of={counsellor} />
        </div>
        <div className="flex min-w-0 flex-1 flex-col gap-1.5 p-3 sm:p-4">
          <h3 className="text-lg leading-snug wrap-anywhere">
            <button
              type="button"
              className="text-left after:absolute after:inset-0 focus-visible:outline-none"
              onClick={onOpen}
            >
              {name}
            </button>
          </h3>
          <p className="text-sm text-ink-2 wrap-anywhere">{title}</p>
          <Rating of={counsellor} />
          <p className="text-sm wrap-anywhere">{specialties.join('\u00a0· ')}</p>
          <p className="mt-auto pt-1">
            <SessionPrice of={counsellor} />
          </p>
          <p className="text-sm text-ink-2">
            {BREAK_AFTER} · {availability}
          </p>
          <p className="text-sm text-ink-2 wrap-anywhere">{languages.join(', ')}</p>
        </div>
      </div>
    </li>
  );
}
