// /dashboard: the member's greeting, figures, next step and new matches.

import { useState } from 'react';
import { paths } from '#platform/paths.ts';
import { places } from '#platform/places.ts';
import { useMember } from '#platform/session.ts';
import { Button } from '#ui/Button.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { firstNameOf, formatNumber } from '#ui/format.ts';
import { Page } from '#ui/Page.tsx';
import { SkeletonTiles } from '#ui/SkeletonTiles.tsx';
import { StatTile } from '#ui/StatTile.tsx';
import { useDashboard } from './dashboard.queries.ts';
import { greetingAt } from './greeting.rules.ts';
import { NewMatches } from './NewMatches.tsx';
import { NextStepCard } from './NextStepCard.tsx';
import { TrackMatchModal } from './TrackMatchModal.tsx';

export default function DashboardScreen() {
  const { name } = useMember();
  const [tracking, setTracking] = useState(false);
  return (
    <Page
      title={`${greetingAt(new Date().getHours())}, ${firstNameOf(name)}`}
      tab={places.dashboard.name}
      back={false}
      actions={
        <Button variant="secondary" size="sm" onClick={() => setTracking(true)}>
          Track My Match
        </Button>
      }
    >
      <NextStepCard />
      <div className="@container">
        <Figures />
      </div>
      <NewMatches />
      <TrackMatchModal
        open={tracking}
        onClose={() => setTracking(false)}
        title="Track My Match"
        text="See where your search stands: who viewed you, who liked you, and who may fit."
      />
    </Page>
  );
}

function Figures() {
  const { data, error, isPending, isFetching, refetch } = useDashboard();
  if (isPending) return <SkeletonTiles tiles={3} />;
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
    <ul aria-label="Your figures" className="grid gap-3 @[17rem]:grid-cols-2 @lg:grid-cols-3">
      <li className="@[17rem]:col-span-2 @lg:col-span-1">
        <StatTile value={formatNumber(data.matchRequests)} label="match requests" to={paths.matchRequests} />
      </li>
      <li>
        <StatTile value={formatNumber(data.messages)} label="messages" to={paths.messages} />
      </li>
      <li>
        <StatTile value={formatNumber(data.unreadMessages)} label="unread messages" to={paths.messages} />
      </li>
    </ul>
  );
}
