// Where the back office opens: at how the queues stand, or at the first queue of one's roles.
import { Navigate } from 'react-router';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Page } from '#ui/Page.tsx';
import { SkeletonRows } from '#ui/SkeletonRows.tsx';
import { homeOf } from './staff-queues.ts';
import { useStaffSession } from './staff-session.ts';

export default function StaffHomeScreen() {
  const session = useStaffSession();
  if (session.at !== 'in') return null;
  const first = homeOf(session.staff);
  if (first)
    return (
      <Page title={first.label} back={false} width="wide">
        {/* It leads on at once, and stands here until the queue’s own code has come. */}
        <Navigate to={first.to} replace />
        <SkeletonRows rows={4} faces={false} />
      </Page>
    );
  return (
    <Page title="Back office" back={false} width="wide">
      <EmptyState picture="rest" title="There is no queue for your role yet">
        You are signed in, but nothing here belongs to your role. An administrator can change that.
      </EmptyState>
    </Page>
  );
}
