// The gate of the back office: without a staff session its addresses are nowhere, but for the sign-in itself.
import { useState } from 'react';
import { matchPath, Outlet, useLocation, useSearchParams } from 'react-router';
import { paths } from '#platform/paths.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { Page } from '#ui/Page.tsx';
import { SkeletonRows } from '#ui/SkeletonRows.tsx';
import { closedPageAt } from '../../features/staff/books/BooksPages.tsx';
import { StaffSignIn } from '../../features/staff/entry/StaffSignIn.tsx';
import { StaffHeader, StaffHeaderShape } from '../../features/staff/StaffHeader.tsx';
import { QUEUES, queuesOf } from '../../features/staff/staff-queues.ts';
import { useStaffSession } from '../../features/staff/staff-session.ts';
import { WorkUpdates } from '../../features/staff/WorkUpdates.tsx';
import { LeaveScreen } from './LeaveScreen.tsx';
import { StaffFrame } from './StaffFrame.tsx';

export default function StaffLayout() {
  const session = useStaffSession();
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  /** A link to choose a password holds for whoever is signed in too, and until its code is given. */
  const [invited, setInvited] = useState(
    query.has('invitation') && matchPath(paths.staff, pathname) !== null,
  );
  if (session.at === 'checking')
    return (
      <StaffFrame header={<StaffHeaderShape />}>
        <Page title="Ijeuwa" titleHidden back={false} width="wide">
          <SkeletonRows rows={4} faces={false} />
        </Page>
      </StaffFrame>
    );
  if (session.at === 'unknown') return <Unknown {...session} />;
  if (invited || session.at === 'out') {
    const ended = session.at === 'out' && session.ended;
    if (!ended && !matchPath(paths.staff, pathname)) return <LeaveScreen to={paths.landing} />;
    return (
      <StaffFrame>
        <StaffSignIn ended={ended} onDone={() => setInvited(false)} />
      </StaffFrame>
    );
  }
  const here = QUEUES.find(({ to }) => matchPath(to, pathname));
  const isOthers = here !== undefined && !queuesOf(session.staff).includes(here);
  // A queue may be theirs, and a page of it not.
  const others = isOthers ? here.label : closedPageAt(session.staff.roles, pathname);
  return (
    <StaffFrame header={<StaffHeader staff={session.staff} />}>
      <WorkUpdates staffId={session.staff._id} />
      {others ? <OfOtherRoles name={others} /> : <Outlet />}
    </StaffFrame>
  );
}

function OfOtherRoles({ name }: { name: string }) {
  return (
    <Page title={name} back={false} width="wide">
      <EmptyState picture="rest" title="This page is for other roles">
        Your own pages are in the menu above. An administrator can change your role.
      </EmptyState>
    </Page>
  );
}

type UnknownProps = { error: { message: string }; retry: () => void; retrying: boolean };

/** Says nothing of what would stand here. */
function Unknown({ error, retry, retrying }: UnknownProps) {
  return (
    <StaffFrame>
      <Page title="Ijeuwa" titleHidden back={false}>
        <ErrorState message={error.message} onRetry={retry} busy={retrying} />
      </Page>
    </StaffFrame>
  );
}
