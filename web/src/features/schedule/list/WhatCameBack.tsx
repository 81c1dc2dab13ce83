// What becomes of what an appointment was booked with, once it does not take place, and the way to its order.
import type { Appointment } from '@ijeuwa/contract/schedule';
import { Link } from 'react-router';
import { paths } from '#platform/paths.ts';
import { formatDateTime } from '#ui/format.ts';

export function WhatCameBack({ back }: { back: NonNullable<Appointment['back']> }) {
  return (
    <p className="text-sm text-ink-2">
      {back.steps.map(({ text, by }) => (by ? `${text} By ${formatDateTime(by)}.` : text)).join(' ')}
      {back.order && (
        <>
          {' '}
          <Link className="text-wine underline" to={`${paths.billingProcess}?see=${back.order}`}>
            Where is my money?
          </Link>
        </>
      )}
    </p>
  );
}
