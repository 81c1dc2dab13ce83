// Why a member has what they have: what was given, by which order, paid with which money.
import { findReasons } from '@ijeuwa/contract/books';
import { useSearchParams } from 'react-router';
import { paths } from '#platform/paths.ts';
import { useRead } from '#platform/queries.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { SectionHeading } from '#ui/SectionHeading.tsx';
import { SectionLink } from '#ui/SectionLink.tsx';
import { SkeletonRows } from '#ui/SkeletonRows.tsx';
import { DeskPage } from '../DeskPage.tsx';
import { OrderSearch } from '../orders/OrderSearch.tsx';
import { WHAT_FINDS } from '../orders/search-words.ts';
import { AddLostDays } from './AddLostDays.tsx';
import { BooksPages } from './BooksPages.tsx';
import { ReasonCard } from './ReasonCard.tsx';
import { byOrder } from './reasons-by-order.ts';

export default function WhyScreen() {
  const [search, setSearch] = useSearchParams();
  const reference = search.get('reference') ?? undefined;
  const member = (!reference && search.get('member')) || undefined;
  return (
    <DeskPage
      title="Books"
      intro="Why a member has what they have. Search by any reference of an order or by an invoice number; with a name or an email, search under Members."
    >
      <BooksPages />
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <OrderSearch
          key={reference}
          reference={reference}
          onSearch={(typed) => setSearch(typed ? { reference: typed } : {})}
        />
        <SectionLink to={`${paths.staff}/members`}>By name or email</SectionLink>
      </div>
      {reference && <Found key={reference} query={{ reference }} />}
      {member && <Found key={member} query={{ member }} />}
    </DeskPage>
  );
}

function Found({ query }: { query: { reference?: string; member?: string } }) {
  const { data, error, isFetching, refetch } = useRead(findReasons, { query });
  if (error && !data)
    return (
      <ErrorState
        title="This did not load"
        message={error.message}
        busy={isFetching}
        onRetry={() => void refetch()}
      />
    );
  if (!data) return <SkeletonRows rows={3} faces={false} label="Looking for what was given..." />;
  if (!data.member)
    return (
      <EmptyState
        picture="none"
        title="No order was found"
        action={
          <ButtonLink to={`${paths.staff}/members`} variant="secondary" size="sm">
            Look by name or email
          </ButtonLink>
        }
      >
        Nothing that we keep is called {query.reference}. {WHAT_FINDS} A name or an email finds a member under
        Members.
      </EmptyState>
    );
  return (
    <section aria-label={`What ${data.member.name} was given`} className="flex flex-col gap-4">
      <SectionHeading>What {data.member.name} was given</SectionHeading>
      <AddLostDays member={data.member} />
      {data.reasons.length === 0 && <p className="text-ink-2">Nothing, so far.</p>}
      <ul className="flex flex-col gap-3">
        {byOrder(data.reasons).map((reasons) => (
          <ReasonCard key={reasons[0]._id} reasons={reasons} />
        ))}
      </ul>
    </section>
  );
}
