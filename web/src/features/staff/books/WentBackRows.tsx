// What of a currency went back on a day, row by row: of which order, whose, how much, when, and by whom.
import { listWentBack, type WentBack } from '@ijeuwa/contract/books';
import type { Currency } from '@ijeuwa/contract/fields';
import { HOME_ZONE } from '@ijeuwa/contract/zones';
import { paths } from '#platform/paths.ts';
import { useRead } from '#platform/queries.ts';
import { ErrorState } from '#ui/ErrorState.tsx';
import { formatMoney, formatTime } from '#ui/format.ts';
import { SectionHeading } from '#ui/SectionHeading.tsx';
import { SectionLink } from '#ui/SectionLink.tsx';
import { SkeletonRows } from '#ui/SkeletonRows.tsx';
import { useQueuePages } from '../QueuePages.tsx';
import { PROVIDER_WORDS } from './book-words.ts';

const AS_WORDS: Record<WentBack['as'], string> = {
  refund: 'Sent back',
  taken: 'Taken back by a bank or PayPal',
  line: 'Money of nobody, sent back',
};

const byWhom = ({ as, askedBy, approvedBy, sentBy }: WentBack): string => {
  if (as === 'taken') return 'By the bank or PayPal, not by us.';
  const parts = [
    as === 'refund' && (askedBy ? `Asked for by ${askedBy}` : 'Asked for by a rule, or owed by itself'),
    approvedBy && `approved by ${approvedBy}`,
    sentBy ? `sent by ${sentBy}` : 'sent by the provider',
  ].filter(Boolean);
  const words = parts.join(', ');
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
};

export function WentBackRows({ day, currency }: { day: string; currency: Currency }) {
  const { after, pagesTo } = useQueuePages();
  const query = { day, currency, ...(after && { after }) };
  const { data, error, isFetching, refetch } = useRead(listWentBack, { query });
  return (
    <section aria-labelledby="went-back" className="flex flex-col gap-3">
      <SectionHeading id="went-back">What went back in {currency}</SectionHeading>
      {!data && !error && <SkeletonRows rows={2} faces={false} label="Loading what went back..." />}
      {!data && error && (
        <ErrorState
          title="What went back did not load"
          message={error.message}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {data?.wentBack.length === 0 && <p className="text-ink-2">Nothing went back.</p>}
      <ul aria-label="What went back" className="flex flex-col">
        {data?.wentBack.map((one) => (
          <Row key={one._id} one={one} />
        ))}
      </ul>
      {data && pagesTo(data.next)}
    </section>
  );
}

function Row({ one }: { one: WentBack }) {
  const { as, at, provider, amount, order, member } = one;
  return (
    <li className="flex flex-col gap-1 border-t border-line py-3 first:border-t-0">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-semibold tabular-nums">{formatMoney(amount)}</span>
        <span className="text-sm text-ink-2">
          {formatTime(at, HOME_ZONE)}, {AS_WORDS[as]}: {PROVIDER_WORDS[provider]}
        </span>
      </p>
      <p className="wrap-anywhere">
        {order
          ? `${order.title}${member ? ` for ${member.name || 'a deleted account'}` : ''}`
          : 'Of no order.'}
      </p>
      <p className="text-sm text-ink-2 wrap-anywhere">{byWhom(one)}</p>
      {order && (
        <p className="flex flex-wrap gap-x-5">
          <SectionLink to={`${paths.staff}/orders?reference=${encodeURIComponent(order.reference)}`}>
            {order.reference}
          </SectionLink>
          <SectionLink to={`${paths.staff}/refunds?reference=${encodeURIComponent(order.reference)}`}>
            Its refunds
          </SectionLink>
        </p>
      )}
    </li>
  );
}
