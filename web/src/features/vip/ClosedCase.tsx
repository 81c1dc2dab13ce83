// What became of the last case, where none is open: when and why it ended, what comes back, and the way to a new one.
import type { VipView } from '@ijeuwa/contract/vip';
import { useEffect, useRef } from 'react';
import { places } from '#platform/places.ts';
import { Button } from '#ui/Button.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Card } from '#ui/Card.tsx';
import { closedWords } from './vip-words.ts';

type ClosedCaseProps = {
  closed: NonNullable<VipView['closed']>;
  /** Answers what was just done, from further down the page. */
  comesNow: boolean;
  onAnew: () => void;
};

export function ClosedCase({ closed, comesNow, onAnew }: ClosedCaseProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!comesNow) return;
    heading.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0, behavior: 'instant' });
  }, [comesNow]);
  return (
    <Card as="section" aria-labelledby="vip-closed" className="flex flex-col gap-3">
      <h2 id="vip-closed" ref={heading} tabIndex={-1} className="text-2xl outline-none">
        Your VIP case is closed
      </h2>
      <p>{closedWords(closed)}</p>
      {closed.met && <p>Whom you met stays among your matches.</p>}
      <div className="flex flex-wrap gap-3 max-sm:*:flex-1">
        <Button onClick={onAnew}>Start New Profile</Button>
        {closed.met && (
          <ButtonLink variant="secondary" to={places.matches.to}>
            {places.matches.name}
          </ButtonLink>
        )}
        {closed.paid && (
          <ButtonLink variant="secondary" to={places.subscription.to}>
            See your order
          </ButtonLink>
        )}
      </div>
    </Card>
  );
}
