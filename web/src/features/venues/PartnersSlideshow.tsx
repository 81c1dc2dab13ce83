// The featured wedding partners of /homepage: three, one after the other; each leads to its page.
import { PARTNERS_ADVANCE_MS, type Partner, type PartnerId } from '@ijeuwa/contract/venues';
import { Carousel } from '#ui/Carousel.tsx';
import { useSavesData } from '#ui/data-saver.ts';
import { Picture } from '#ui/Picture.tsx';
import { SectionHeading } from '#ui/SectionHeading.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { SmallError } from '#ui/SmallError.tsx';
import { DRAWN_SIZE, drawnAt } from './venue-words.ts';
import { usePartners } from './venues.queries.ts';

const PICTURES: Record<PartnerId, string> = {
  'wedding-venues': 'venue-lagoon',
  'bridal-fashion': 'partner-bridal',
  'honeymoon-destinations': 'partner-honeymoon',
};

export function PartnersSlideshow() {
  const { data, error, isFetching, refetch } = usePartners();
  if (data && data.partners.length === 0) return null;
  return (
    <div className="page-edges flex w-full max-w-(--page-width) flex-col gap-4 pb-8">
      <SectionHeading>Featured Wedding Partners</SectionHeading>
      {!data && !error && (
        <Skeleton shape="block" className="aspect-[3/2] w-full rounded-2xl sm:aspect-[5/2]" />
      )}
      {!data && error && (
        <SmallError
          message={`The partners did not load. ${error.message}`}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {data && (
        <Carousel label="Featured Wedding Partners" autoAdvanceMs={PARTNERS_ADVANCE_MS}>
          {data.partners.map((partner) => (
            <PartnerSlide key={partner.id} {...partner} />
          ))}
        </Carousel>
      )}
    </div>
  );
}

function PartnerSlide({ id, name, line }: Partner) {
  const saves = useSavesData();
  return (
    // Its page stands open, outside the application.
    <a
      href={`/${id}`}
      className="group grid overflow-hidden rounded-2xl border border-line bg-surface sm:grid-cols-2 focus-visible:-outline-offset-3"
    >
      {!saves && (
        <span className="block aspect-[3/2]">
          <Picture src={drawnAt(PICTURES[id])} alt="" {...DRAWN_SIZE} fill />
        </span>
      )}
      <span className="flex flex-col justify-center gap-2 px-[min(1.5rem,6vw)] py-6 sm:px-8">
        <span className="font-serif text-2xl font-semibold wrap-anywhere">{name}</span>
        <span className="text-ink-2">{line}</span>
        <span className="font-semibold text-wine group-hover:underline">Have a look</span>
      </span>
    </a>
  );
}
