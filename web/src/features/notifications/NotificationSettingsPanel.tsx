// The tab Settings of /notifications: asks for what is kept, then shows the form.
import { findNotificationSettings } from '@ijeuwa/contract/notification-settings';
import { useRead } from '#platform/queries.ts';
import { ErrorState } from '#ui/ErrorState.tsx';
import { SkeletonRows } from '#ui/SkeletonRows.tsx';
import { NotificationSettingsForm } from './NotificationSettingsForm.tsx';
import { PushCard } from './push/PushCard.tsx';

export function NotificationSettingsPanel() {
  const { data, error, isPending, isFetching, refetch } = useRead(findNotificationSettings, {});
  if (isPending) return <SkeletonRows rows={5} faces={false} />;
  if (!data)
    return (
      <ErrorState
        title="Your settings did not load"
        message={error?.message ?? ''}
        onRetry={() => refetch()}
        busy={isFetching}
      />
    );
  return (
    <div className="flex flex-col gap-8">
      <PushCard />
      <NotificationSettingsForm saved={data} />
    </div>
  );
}
