// Both liked: the one moment that is allowed to be large.
import type { Match } from '@ijeuwa/contract/matching';
import { useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { paths } from '#platform/paths.ts';
import { useMember } from '#platform/session.ts';
import { AsoOkeBand } from '#ui/AsoOkeBand.tsx';
import { Button } from '#ui/Button.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { DrawnPerson } from '#ui/DrawnPerson.tsx';
import { Picture } from '#ui/Picture.tsx';

type MatchMomentProps = { match: Match; onKeepLooking: () => void };

export function MatchMoment({ match, onKeepLooking }: MatchMomentProps) {
  const me = useMember();
  const dialog = useRef<HTMLDialogElement>(null);
  // Closed before it leaves the page: only so does the focus return to where it was.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return createPortal(
    <dialog
      ref={dialog}
      aria-labelledby="match-moment"
      onCancel={onKeepLooking}
      className="m-0 h-dvh max-h-none w-screen max-w-none flex-col bg-wine-fill p-0 text-on-fill open:flex motion-safe:animate-rise"
    >
      <AsoOkeBand />
      <div className="mx-auto flex w-full max-w-md flex-1 flex-col items-center justify-center gap-6 px-6 text-center">
        <div aria-hidden="true" className="flex">
          <Arch src={me.image} woman={me.gender === 'female'} className="-rotate-3" />
          <Arch src={match.image} woman={me.gender === 'male'} className="-ml-8 rotate-3" />
        </div>
        <h2 id="match-moment" className="text-4xl">
          You and {match.name} like each other
        </h2>
        <p className="text-on-fill-2">Say something only you would say.</p>
        <div className="mt-6 flex w-full flex-col gap-3">
          <ButtonLink to={paths.chat(match._id)} variant="light" wide>
            Write to {match.name}
          </ButtonLink>
          <Button wide className="inset-ring inset-ring-on-fill" onClick={onKeepLooking}>
            Keep looking
          </Button>
        </div>
      </div>
      <AsoOkeBand />
    </dialog>,
    document.body,
  );
}

function Arch({ src, woman, className }: { src: string | null; woman: boolean; className: string }) {
  return (
    <span
      className={`block h-48 w-36 overflow-hidden rounded-t-full rounded-b-xl border-4 border-on-fill bg-paper-2 ${className}`}
    >
      {src ? <Picture fill src={src} alt="" width={144} height={192} eager /> : <DrawnPerson woman={woman} />}
    </span>
  );
}
