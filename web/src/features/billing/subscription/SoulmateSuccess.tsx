// Paid: thanks, and on to what it was paid for.
import type { Order } from '@ijeuwa/contract/billing';
import { useEffect, useRef } from 'react';
import { paths } from '#platform/paths.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Card } from '#ui/Card.tsx';
import { Confetti } from '#ui/Confetti.tsx';
import { BeginsLater } from '../checkout/BeginsLater.tsx';

export function SoulmateSuccess({ order }: { order: Order }) {
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
      <ButtonLink to={paths.datingApp}>Start Matching Now</ButtonLink>
    </Card>
  );
}
