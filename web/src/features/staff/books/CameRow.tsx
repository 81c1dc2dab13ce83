// One payment that came: how much, for whom, for which order.

import type { CameMoney } from '@ijeuwa/contract/books';
import { HOME_ZONE } from '@ijeuwa/contract/zones';
import { paths } from '#platform/paths.ts';
import { Badge } from '#ui/Badge.tsx';
import { formatMoney, formatTime } from '#ui/format.ts';
import { SectionLink } from '#ui/SectionLink.tsx';
import { oddWordsOf, PROVIDER_WORDS } from './book-words.ts';

export function CameRow({ payment }: { payment: CameMoney }) {
  const { at, provider, amount, order, member } = payment;
  const odd = oddWordsOf(payment);
  return (
    <li className="flex flex-col gap-1 border-t border-line py-3 first:border-t-0">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-semibold tabular-nums">{formatMoney(amount)}</span>
        <span className="text-sm text-ink-2">
          {formatTime(at, HOME_ZONE)}, {PROVIDER_WORDS[provider]}
        </span>
        {odd && <Badge tone="gold">{odd}</Badge>}
      </p>
      {order && member ? (
        <p className="wrap-anywhere">
          {order.title} for {member.name}
        </p>
      ) : (
        <p className="text-ink-2">For no order that we know.</p>
      )}
      {order && (
        <p className="flex flex-wrap gap-x-5">
          <SectionLink to={`${paths.staff}/orders?reference=${encodeURIComponent(order.reference)}`}>
            {order.reference}
          </SectionLink>
          <SectionLink to={`${paths.staff}/books/why?reference=${encodeURIComponent(order.reference)}`}>
            What it gave
          </SectionLink>
        </p>
      )}
    </li>
  );
}
