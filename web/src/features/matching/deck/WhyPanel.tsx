// Why the two may fit, and one honest difference.
import type { PotentialMatch } from '@ijeuwa/contract/matching';
import { Card } from '#ui/Card.tsx';

export function WhyPanel({ person }: { person: PotentialMatch }) {
  const { reasons, difference } = person;
  if (reasons.length === 0 && !difference) return null;
  return (
    <Card as="section" aria-label="Why you may fit" className="flex flex-col gap-2">
      <h3 className="text-lg">Why you may fit</h3>
      <ul className="flex flex-col gap-1.5">
        {reasons.map((reason) => (
          <li key={reason} className="flex gap-2.5">
            <span aria-hidden="true" className="mt-2 size-2 shrink-0 rotate-45 bg-gold" />
            {reason}
          </li>
        ))}
        {difference && (
          <li className="flex gap-2.5 text-ink-2">
            <span aria-hidden="true" className="mt-2 size-2 shrink-0 rotate-45 border border-ink-2" />
            {difference}
          </li>
        )}
      </ul>
    </Card>
  );
}
