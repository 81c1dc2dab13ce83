// Both liked: the one moment that is allowed to be large. Two portraits come together, and one band is drawn across both.
import { type Likeness, likenessOf } from '@ijeuwa/contract/likeness';
import { useRef } from 'react';
import { createPortal } from 'react-dom';
import { Link } from 'react-router';
import { paths } from '#platform/paths.ts';
import { useMember } from '#platform/session.ts';
import { AsoOkeBand } from '#ui/AsoOkeBand.tsx';
import { Button } from '#ui/Button.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { classes } from '#ui/classes.ts';
import { DrawnPerson } from '#ui/DrawnPerson.tsx';
import { firstNameOf } from '#ui/format.ts';
import { NarrowName } from '#ui/NarrowName.tsx';
import { Picture } from '#ui/Picture.tsx';
import { useDrawn } from '#ui/use-drawn.ts';
import { useShownAsModal } from '#ui/use-shown-as-modal.ts';
import type { Moment } from '../moment.ts';

const DRAWN_AFTER_MS = 700;

export function MatchMoment({ match, reasons, more, onLater }: Moment & { onLater: () => void }) {
  const me = useMember();
  const first = useRef<HTMLAnchorElement>(null);
  const dialog = useShownAsModal(first);
  const drawn = useDrawn(DRAWN_AFTER_MS);
  return createPortal(
    <dialog
      ref={dialog}
      aria-label={`You and ${match.name} like each other`}
      onCancel={(event) => {
        event.preventDefault();
        onLater();
      }}
      className={classes(
        !drawn && 'pointer-events-none',
        'm-0 h-dvh max-h-none w-screen max-w-none flex-col overflow-x-clip overflow-y-auto bg-wine-deep p-0 text-on-fill open:flex',
      )}
    >
      <div className="mx-auto flex w-full max-w-md flex-1 flex-col justify-center gap-4 pt-4 text-center">
        <div aria-hidden="true" className="relative flex justify-center pt-2 pb-5">
          <Arch src={me.image} likeness={likenessOf(me.gender)} className="-rotate-3 animate-from-left" />
          <Arch
            src={match.image}
            likeness={match.likeness}
            className="mt-3 -ml-6 rotate-3 animate-from-right"
          />
          {/* Tilted, it ends beyond the glass. */}
          <div className="absolute bottom-0 left-1/2 w-[calc(100vw+1rem)] -translate-x-1/2 -rotate-3">
            <div className="animate-drawn border-y-2 border-gold shadow-float">
              <AsoOkeBand className="h-11" />
            </div>
          </div>
        </div>
        <div className="flex animate-words flex-col gap-3 px-5">
          <div>
            <h2 className="text-3xl [--letter:0.64] [--smallest:0.6em] wrap-anywhere">
              <NarrowName>{`${firstNameOf(me.name)} and ${firstNameOf(match.name)}`}</NarrowName>
            </h2>
            <p className="pt-1 text-on-fill-2">You like each other.</p>
          </div>
          {reasons.length > 0 && (
            <ul aria-label="Why you may fit" className="mx-auto flex flex-col gap-1.5 text-left">
              {reasons.map((reason) => (
                <li key={reason} className="flex gap-2.5">
                  <span aria-hidden="true" className="mt-[0.5em] size-2 shrink-0 rotate-45 bg-gold" />
                  {reason}
                </li>
              ))}
            </ul>
          )}
          {more > 0 && (
            <p>
              <Link to={paths.matches} className="inline-flex min-h-11 items-center underline">
                {more === 1 ? 'One more person likes you back' : `${more} more people like you back`}
              </Link>
            </p>
          )}
        </div>
        {/* However long the names and the reasons are, both ways on are in sight. */}
        <div className="sticky bottom-0 flex animate-words flex-col gap-1 bg-wine-deep px-5 pt-1 pb-[max(0.5rem,env(safe-area-inset-bottom))]">
          <ButtonLink ref={first} to={paths.chat(match._id)} variant="light" wide>
            Write to {firstNameOf(match.name)} now
          </ButtonLink>
          <Button wide className="hover:bg-wine-press" onClick={onLater}>
            Later
          </Button>
        </div>
      </div>
    </dialog>,
    document.body,
  );
}

type ArchProps = { src: string | null; likeness: Likeness; className: string };

function Arch({ src, likeness, className }: ArchProps) {
  return (
    <span
      className={`block h-[min(13rem,28dvh)] w-38 overflow-hidden rounded-t-full border-4 border-on-fill bg-paper-2 ${className}`}
    >
      {src ? <Picture fill src={src} alt="" width={152} height={208} eager /> : <DrawnPerson as={likeness} />}
    </span>
  );
}
