// What the member seeks, and how much each wish matters. `cost` is what the wishes cost, from the room that counts.

import type { ReactNode } from 'react';
import { places } from '#platform/places.ts';
import { ErrorState } from '#ui/ErrorState.tsx';
import { Page } from '#ui/Page.tsx';
import { useWishes } from '../profiles.queries.ts';
import { WishesForm } from './WishesForm.tsx';
import { WishesSkeleton } from './WishesSkeleton.tsx';

export function PreferenceScreen({ cost }: { cost?: ReactNode }) {
  const { data, error, isFetching, refetch } = useWishes();
  return (
    <Page
      title={places.preferences.name}
      intro="What you seek is shown to nobody else."
      back={places.dashboard.to}
    >
      {data && cost}
      {data && <WishesForm wishes={data} />}
      {!data && error && (
        <ErrorState
          title="Your preferences did not load"
          message={error.message}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && <WishesSkeleton />}
    </Page>
  );
}
