// 'Exclusive Discounts': the featured offer, more codes, and how one is redeemed.
import { type Discount, daysLeft } from '@ijeuwa/contract/codes';
import { paths } from '#platform/paths.ts';
import { places } from '#platform/places.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { Page } from '#ui/Page.tsx';
import { SkeletonRows } from '#ui/SkeletonRows.tsx';
import { CodeCard } from './CodeCard.tsx';
import { useDiscounts } from './codes.queries.ts';
import { FeaturedCode } from './FeaturedCode.tsx';
import { HowToRedeem } from './HowToRedeem.tsx';
import { useToday } from './useToday.ts';

/** Of several the first that still holds; where none of them does, another that holds takes their place. */
const featuredOf = (all: readonly Discount[], now: Date): Discount | undefined => {
  const featured = all.filter((one) => one.featured);
  const holds = ({ validUntil, taken }: Discount) => !taken && daysLeft(validUntil, now) > 0;
  return featured.find(holds) ?? all.find(holds) ?? featured[0];
};

export default function DiscountsScreen() {
  const { data, error, isFetching, refetch } = useDiscounts();
  const now = useToday();
  return (
    <Page
      title={places.discounts.heading}
      tab={places.discounts.name}
      intro="Codes that lower the price of a package, or make your free trial longer. You can use each of them once."
      back={paths.dashboard}
    >
      {!data && error && (
        <ErrorState
          title="The discounts did not load"
          message={error.message}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && <SkeletonRows rows={4} faces={false} label="Loading the discounts..." />}
      {data && <Codes all={data.discounts} now={now} />}
    </Page>
  );
}

function Codes({ all, now }: { all: readonly Discount[]; now: Date }) {
  const featured = featuredOf(all, now);
  // What can be used comes before what cannot any more.
  const isOn = ({ validUntil }: Discount) => daysLeft(validUntil, now) > 0;
  const holds = (one: Discount) => (isOn(one) ? (one.taken ? 1 : 2) : 0);
  const more = all.filter((one) => one !== featured).toSorted((one, other) => holds(other) - holds(one));
  const isOver = featured !== undefined && !isOn(featured);
  if (all.length === 0)
    return (
      <EmptyState
        title="No discounts now"
        action={<ButtonLink to={paths.billingProcess}>See the packages</ButtonLink>}
      >
        When we have some, you find them here.
      </EmptyState>
    );
  return (
    <>
      {featured && !isOver && <FeaturedCode one={featured} now={now} />}
      {more.length > 0 && (
        <section aria-labelledby="more-codes" className="flex flex-col gap-3">
          <h2 id="more-codes" className="text-xl">
            More Discount Codes
          </h2>
          <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,17rem),1fr))] gap-3">
            {more.map((one) => (
              <CodeCard key={one.id} one={one} now={now} />
            ))}
          </ul>
        </section>
      )}
      {featured && isOver && <FeaturedCode one={featured} now={now} />}
      <HowToRedeem />
    </>
  );
}
