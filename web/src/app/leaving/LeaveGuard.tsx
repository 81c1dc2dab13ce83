// What keeps somebody on a screen: Back closes what stands open over it and nothing else, and nothing written is left unasked.
import { useCallback, useEffect, useState } from 'react';
import { type BlockerFunction, useBlocker } from 'react-router';
import { takesBackBack, wentBackItself } from '#ui/back-entry.ts';
import { LeaveModal } from '#ui/LeaveModal.tsx';
import { dismissTop, somethingStandsOpen } from '#ui/stands-open.ts';
import { fateOfUnsaved } from '#ui/unsaved.ts';

/** The router takes Back back itself, so that the history is as it was: nothing is pushed for a dialog. */
export function LeaveGuard() {
  const [isBack, setIsBack] = useState(false);
  const [isKept, setIsKept] = useState(false);
  const blocker = useBlocker(
    useCallback<BlockerFunction>(({ historyAction, currentLocation, nextLocation }) => {
      const isPop = historyAction === 'POP';
      if (isPop && wentBackItself()) return false;
      const closes = isPop && somethingStandsOpen();
      setIsBack(closes);
      // Here and not once it is drawn that Back was held: each Back closes one thing.
      if (closes) dismissTop();
      const fate = closes || currentLocation.pathname === nextLocation.pathname ? undefined : fateOfUnsaved();
      setIsKept(fate === 'kept');
      const holds = closes || fate !== undefined;
      if (holds && isPop) takesBackBack();
      return holds;
    }, []),
  );
  const held = blocker.state === 'blocked';
  useEffect(() => {
    if (held && isBack) blocker.reset();
  }, [held, isBack, blocker]);
  if (!held || isBack) return null;
  return (
    <LeaveModal
      open
      what="changed"
      isKept={isKept}
      onStay={() => blocker.reset()}
      onLeave={() => blocker.proceed()}
    />
  );
}
