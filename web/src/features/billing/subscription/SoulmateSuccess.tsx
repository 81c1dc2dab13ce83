// Paid: thanks, and on to what it was paid for.
import type { Order } from '@ijeuwa/contract/billing';
import { useEffect, useRef } from 'react';
import { places } from '#platform/places.ts';
import { Button } from '#ui/Button.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Card } from '#ui/Card.tsx';
import { Confetti } from '#ui/Confetti.tsx';
import { BeginsLater } from '../checkout/BeginsLater.tsx';

export function SoulmateSuccess({ order, onDone }: { order: Order; onDone: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Card as="section" aria-label="Payment received" className="flex flex-col items-start gap-3">
      <Confetti />
      <h2 ref={heading} tabIndex={-1} className="text-2xl outline-none">
        Payment received
      </h2>
      <p>{order.item.title} is yours. Thank you.</p>
      <BeginsLater at={order.beginsAt} />
      <div className="flex flex-wrap gap-3 max-sm:w-full max-sm:*:w-full">
        {/* Spec 4: back to the normal view. */}
        <Button onClick={onDone}>Start Matching Now</Button>
        <ButtonLink to={places.discover.to} variant="secondary">
          {`Open ${places.discover.name}`}
        </ButtonLink>
      </div>
    </Card>
  );
}
