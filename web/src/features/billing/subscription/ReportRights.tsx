// The reports for two that came with the guarantee: how many are still to be made, what one is worth, and where.
import { paths } from '#platform/paths.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Card } from '#ui/Card.tsx';
import { formatDate, formatMoney } from '#ui/format.ts';
import { SmallError } from '#ui/SmallError.tsx';
import { useReportRights } from '../billing.queries.ts';

export function ReportRights() {
  const { data, error, isFetching, refetch } = useReportRights();
  if (!data && error)
    return <SmallError message={error.message} busy={isFetching} onRetry={() => void refetch()} />;
  if (!data || data.rights.length === 0) return null;
  const isOpen = data.rights.some(({ usedAt }) => usedAt === null);
  return (
    <Card as="section" aria-label="Your compatibility report" className="flex flex-col gap-3">
      <h2 className="text-xl">Your compatibility report</h2>
      <ul className="marks-diamond flex flex-col gap-1">
        {data.rights.map(({ _id, givenAt, value, usedAt }) => (
          <li key={_id}>
            {`Given on ${formatDate(givenAt)} with the guarantee, worth ${formatMoney(value)}. `}
            {usedAt ? `Used on ${formatDate(usedAt)}.` : 'It is yours to use, and does not run out.'}
          </li>
        ))}
      </ul>
      {isOpen && (
        <>
          <p className="text-ink-2">
            You ask a match for it: open your conversation, and choose Compatibility report in its menu. It is
            made once you both say yes.
          </p>
          <div>
            <ButtonLink variant="secondary" to={paths.messages}>
              To my conversations
            </ButtonLink>
          </div>
        </>
      )}
    </Card>
  );
}
