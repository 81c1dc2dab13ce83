// /dashboard: what to do next, who is new, how prepared the member is, and the figures last.
import { type ReactNode, useState } from 'react';
import { places } from '#platform/places.ts';
import { useMember } from '#platform/session.ts';
import { Button } from '#ui/Button.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { firstNameOf, formatTime } from '#ui/format.ts';
import { Page } from '#ui/Page.tsx';
import { SkeletonRows } from '#ui/SkeletonRows.tsx';
import { usePhone } from '#ui/useWideScreen.ts';
import { useArePeopleKnown, useDashboard, useNothingCame } from './dashboard.queries.ts';
import { FigureList } from './FigureList.tsx';
import { greetingAt } from './greeting.rules.ts';
import { NewMatches } from './NewMatches.tsx';
import { NextSessionCard } from './NextSessionCard.tsx';
import { NextStepCard } from './NextStepCard.tsx';
import { PreparedCard } from './PreparedCard.tsx';
import { TodaysPicks } from './TodaysPicks.tsx';
import { TrackMatchModal } from './TrackMatchModal.tsx';

type DashboardScreenProps = {
  /** What was told to the member since yesterday, from the room that keeps it. */
  news?: ReactNode;
  /** The other of a couple. */
  partnerId?: string;
};

export function DashboardScreen({ news, partnerId }: DashboardScreenProps) {
  const { name, profileSubmitted } = useMember();
  const [tracking, setTracking] = useState(false);
  const phone = usePhone();
  const nothing = useNothingCame(profileSubmitted);
  const isKnown = useArePeopleKnown(profileSubmitted);
  const track = (
    <Button
      variant="secondary"
      size="sm"
      className="max-md:w-full md:self-start"
      onClick={() => setTracking(true)}
    >
      Track My Match
    </Button>
  );
  return (
    <Page
      title={`${greetingAt(Number.parseInt(formatTime(Date.now()), 10))}, ${firstNameOf(name)}`}
      tab={places.dashboard.name}
      back={false}
      width="wide"
      actions={!phone && track}
    >
      {nothing.error ? (
        <>
          <ErrorState
            title="Your dashboard did not load"
            message={nothing.error.message}
            onRetry={nothing.retry}
            busy={nothing.isFetching}
          />
          {phone && track}
        </>
      ) : (
        <div className="grid gap-6 *:min-w-0 lg:grid-cols-[1fr_20rem] lg:gap-8">
          <div className="flex flex-col gap-6">
            <SessionToday />
            <NextStepCard partnerId={partnerId} />
            {profileSubmitted && <TodaysPicks />}
            {isKnown && (
              <>
                <NewMatches />
                {/* On a phone what comes next, and who, has the first window. */}
                {phone && track}
                {news}
              </>
            )}
          </div>
          <div className="flex flex-col gap-6">
            <Own />
          </div>
        </div>
      )}
      <TrackMatchModal
        open={tracking}
        onClose={() => setTracking(false)}
        title="Track My Match"
        text="See how your search is going: who viewed you, who liked you, and who may fit."
      />
    </Page>
  );
}

const SOON_MS = 12 * 3_600_000;
/** Nothing else comes before it on the day itself. */
const isSoon = (at: string | null): boolean => at !== null && Date.parse(at) - Date.now() < SOON_MS;

function SessionToday() {
  const { data } = useDashboard();
  if (!data || !isSoon(data.nextSession)) return null;
  return <NextSessionCard stats={data} />;
}

function Own() {
  const { data, error, isPending, isFetching, refetch } = useDashboard();
  if (isPending) return <SkeletonRows rows={6} faces={false} label="Loading your figures..." />;
  if (!data)
    return (
      <ErrorState
        title="Your figures did not load"
        message={error?.message ?? ''}
        onRetry={() => refetch()}
        busy={isFetching}
      />
    );
  return (
    <>
      {!isSoon(data.nextSession) && <NextSessionCard stats={data} />}
      <PreparedCard own={data.prepared} />
      <FigureList stats={data} />
    </>
  );
}
