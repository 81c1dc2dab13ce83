// What is left of the sessions that were bought together; where none were, nothing is said.
import { Link } from 'react-router';
import { places } from '#platform/places.ts';
import { formatDate } from '#ui/format.ts';
import { Notice } from '#ui/Notice.tsx';
import { useSessionCredits } from '../schedule.queries.ts';

export function SessionsLeft() {
  const { data } = useSessionCredits();
  const left = data?.plans.filter((plan) => plan.left > 0) ?? [];
  if (left.length === 0) return null;
  return (
    <Notice tone="info" title="Sessions left.">
      <ul>
        {left.map((plan) => (
          <li key={plan._id}>
            {plan.isRepeat
              ? `One that is repeated free, to be booked for a day until ${formatDate(plan.usableUntil)}`
              : `${plan.title}: ${plan.left} of ${plan.sessions}, until ${formatDate(plan.usableUntil)}`}
            {plan.kind === 'consultation' && !plan.isRepeat && <WhatItIs />}
          </li>
        ))}
      </ul>
    </Notice>
  );
}

/** Of the 30 minutes that a package has. */
function WhatItIs() {
  return (
    <span className="block">
      Each is 30 minutes with one of our counsellors, and your package pays for it. Book one under{' '}
      <Link to={places.counselling.to} className="text-wine underline">
        {places.counselling.name}
      </Link>
      .
    </span>
  );
}
