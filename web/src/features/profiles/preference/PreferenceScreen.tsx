// What the member seeks, and how much each wish matters. `cost` is what the wishes cost, from the room that counts.
import type { ReactNode } from 'react';
import { ErrorState } from '#ui/ErrorState.tsx';
import { Page } from '#ui/Page.tsx';
import { SkeletonText } from '#ui/SkeletonText.tsx';
import { useWishes } from '../profiles.queries.ts';
import { WishesForm } from './WishesForm.tsx';

export function PreferenceScreen({ cost }: { cost?: ReactNode }) {
  const { data, error, isFetching, refetch } = useWishes();
  return (
    <Page
      title="Matching Preferences"
      intro="What you seek is shown to nobody else."
      width="narrow"
      back="/dashboard"
    >
      {cost}
      {data && <WishesForm wishes={data} />}
      {!data && error && (
        <ErrorState message={error.message} busy={isFetching} onRetry={() => void refetch()} />
      )}
      {!data && !error && <SkeletonText lines={8} label="Loading your preferences..." />}
    </Page>
  );
}
