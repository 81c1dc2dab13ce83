// Why the two may fit, and one honest difference: in full beside the card, or as its last line, which opens.
import type { PotentialMatch } from '@ijeuwa/contract/matching';
import { ChevronUp } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { classes } from '#ui/classes.ts';
import { matchFigure } from '../labels.ts';

export function WhyPanel({ person }: { person: PotentialMatch }) {
  return (
    <section aria-label="Why you may fit" className="flex flex-col gap-1 sm:gap-2">
      <h3 className="flex flex-wrap items-baseline justify-between gap-x-2.5 text-base sm:justify-start sm:text-xl">
        Why you may fit
        <span className="font-sans text-[0.8125rem] font-bold text-wine sm:text-base">
          {matchFigure(person)}
        </span>
      </h3>
      <Reasons person={person} />
    </section>
  );
}

export function WhyLine({ person }: { person: PotentialMatch }) {
  const list = useId();
  const line = useRef<HTMLDivElement>(null);
  // Opened it grows over the picture: the room below the picture stays as it is.
  const [room, setRoom] = useState<number>();
  const open = room !== undefined;
  const [first] = person.reasons;
  return (
    <div ref={line} style={{ minHeight: room }} className="relative">
      <div
        className={classes(
          'deck-why inset-x-0 bottom-0 grid grid-cols-[1fr_auto_auto] items-center gap-x-1.5 bg-surface px-3.5',
          open && 'absolute max-h-[min(20rem,66cqh)] overflow-y-auto border-t border-line',
        )}
      >
        {/* Opened it lies over the name on the picture: whom it speaks of stands at its head. */}
        <p className="deck-why-title min-w-0 font-serif leading-6 font-semibold wrap-anywhere">
          {open ? `${person.name}, ${person.age}` : 'Why you may fit'}
        </p>
        <span className="text-[0.8125rem] font-bold text-wine">{matchFigure(person)}</span>
        <button
          type="button"
          aria-label={`All reasons why you and ${person.name} may fit`}
          aria-expanded={open}
          aria-controls={open ? list : undefined}
          onClick={() => setRoom(open ? undefined : line.current?.offsetHeight)}
          className="-mr-1 text-wine after:absolute after:inset-0 focus-visible:-outline-offset-2"
        >
          <ChevronUp
            aria-hidden="true"
            className={classes('size-4.5 transition-transform', open && 'rotate-180')}
          />
        </button>
        {open ? (
          <div id={list} className="col-span-3 pt-1 text-sm">
            <Reasons person={person} />
          </div>
        ) : (
          first && <Reason className="deck-why-first text-sm">{first}</Reason>
        )}
      </div>
    </div>
  );
}

export function Reasons({ person: { reasons, difference } }: { person: PotentialMatch }) {
  if (reasons.length === 0 && !difference)
    return <p className="text-ink-2">Their profile is new: there is little to compare yet.</p>;
  return (
    <ul className="flex flex-col gap-1.5">
      {reasons.map((reason) => (
        <li key={reason}>
          <Reason>{reason}</Reason>
        </li>
      ))}
      {difference && (
        <li>
          <Reason differs>{difference}</Reason>
        </li>
      )}
    </ul>
  );
}

type ReasonProps = { differs?: boolean; className?: string; children: string };

function Reason({ differs = false, className, children }: ReasonProps) {
  return (
    <p className={classes('flex gap-2.5', differs && 'text-ink-2', className)}>
      <span
        aria-hidden="true"
        className={classes(
          'mt-[0.5em] size-2 shrink-0 rotate-45',
          differs ? 'border border-ink-2' : 'bg-gold',
        )}
      />
      {children}
    </p>
  );
}
