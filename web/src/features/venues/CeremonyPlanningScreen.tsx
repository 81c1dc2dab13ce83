// /ceremony-planning: the venues by category, one of them from near, and the way to a planner.
import { VENUE_CATEGORIES, type Venue, type VenueCategory } from '@ijeuwa/contract/venues';
import { useState } from 'react';
import { places } from '#platform/places.ts';
import { Button } from '#ui/Button.tsx';
import { ChipChoice } from '#ui/ChipChoice.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Page } from '#ui/Page.tsx';
import { ReadPart } from '#ui/ReadPart.tsx';
import { SkeletonCard } from '#ui/SkeletonCard.tsx';
import { AskedBefore } from './AskedBefore.tsx';
import { ContactModal, type Subject } from './ContactModal.tsx';
import { VenueCard } from './VenueCard.tsx';
import { VenueModal } from './VenueModal.tsx';
import { CATEGORY_WORDS } from './venue-words.ts';
import { useIntro, useIsKnown, useVenues } from './venues.queries.ts';
import { YourEnquiries } from './YourEnquiries.tsx';

const GRID = 'grid gap-4 sm:grid-cols-2 sm:gap-5 xl:grid-cols-3';
const ALL = 'all';
const OPTIONS = [
  { value: ALL, label: 'All' },
  ...VENUE_CATEGORIES.map((value) => ({ value, label: CATEGORY_WORDS[value] })),
];

export default function CeremonyPlanningScreen() {
  const [opened, setOpened] = useState<Venue>();
  const [asking, setAsking] = useState<Subject>();
  const query = useVenues();
  const intro = useIntro('ceremony-hero');
  const isKnown = useIsKnown(query);
  const ask = ({ id, name, capacity }: Venue) => {
    setOpened(undefined);
    setAsking({ kind: 'venue', key: id, name, holds: capacity });
  };
  return (
    <Page title={places.ceremonyPlanning.name} intro={isKnown ? intro : undefined}>
      {isKnown && <AskedBefore />}
      <ReadPart query={query} what="The venues" ready={isKnown} skeleton={<VenuesOnTheirWay />}>
        {({ venues }) =>
          venues.length === 0 ? (
            <EmptyState
              title="We look for your venue"
              action={<Button onClick={() => setAsking({ kind: 'any' })}>Ask a planner</Button>}
            >
              No venue is listed yet. Tell a planner the town, the day and how many come, and they find one
              that is free.
            </EmptyState>
          ) : (
            <Venues
              venues={venues}
              onOpen={setOpened}
              onAsk={ask}
              onAskAny={() => setAsking({ kind: 'any' })}
            />
          )
        }
      </ReadPart>
      {isKnown && <YourEnquiries />}
      {opened && <VenueModal venue={opened} onAsk={() => ask(opened)} onClose={() => setOpened(undefined)} />}
      {asking && <ContactModal about={asking} onClose={() => setAsking(undefined)} />}
    </Page>
  );
}

type VenuesProps = {
  venues: readonly Venue[];
  onOpen: (venue: Venue) => void;
  onAsk: (venue: Venue) => void;
  onAskAny: () => void;
};

function Venues({ venues, onOpen, onAsk, onAskAny }: VenuesProps) {
  const [category, setCategory] = useState<string>(ALL);
  const shown = venues.filter((venue) => category === ALL || venue.category === category);
  return (
    <>
      <ChipChoice label="Category" labelHidden options={OPTIONS} value={category} onChange={setCategory} />
      <p role="status" className="sr-only">
        {shown.length === 1 ? 'One venue' : `${shown.length} venues`}
      </p>
      {shown.length === 0 ? (
        <EmptyState
          title={`No ${CATEGORY_WORDS[category as VenueCategory].toLowerCase()} venue now`}
          level={3}
        >
          Ask a planner below: they know more places than these.
        </EmptyState>
      ) : (
        <ul aria-label="Venues" className={GRID}>
          {shown.map((venue) => (
            <VenueCard key={venue.id} venue={venue} onOpen={() => onOpen(venue)} onAsk={() => onAsk(venue)} />
          ))}
        </ul>
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-2xl bg-paper-2 p-(--inset) sm:p-6">
        <p className="min-w-[min(100%,16rem)] flex-1">
          None of these? Our planners can ask other venues too.
        </p>
        <Button variant="secondary" className="max-sm:w-full" onClick={onAskAny}>
          Ask a planner
        </Button>
      </div>
    </>
  );
}

const VenuesOnTheirWay = () => (
  <div className={GRID}>
    <SkeletonCard shape="landscape" label="Loading the venues..." />
    <SkeletonCard shape="landscape" />
    <SkeletonCard shape="landscape" />
  </div>
);
