// The frame of every screen that only members reach: the check, the way to /auth and back again.
import { Navigate, Outlet, useLocation } from 'react-router';
import { authFrom, paths } from '#platform/paths.ts';
import { useSession } from '#platform/session.ts';
import { LoadingScreen } from '#ui/LoadingScreen.tsx';
import { MemberFrame } from './MemberFrame.tsx';

/** Where somebody looks for somebody. */
const ABOUT_MATCHES: readonly string[] = [
  paths.homepage,
  paths.dashboard,
  paths.ijeuwa,
  paths.datingApp,
  paths.matchTrack,
  paths.matches,
  paths.matchRequests,
  paths.personalizedMatchmaking,
  paths.profile,
  paths.preference,
];

export default function MemberLayout() {
  const { checkingAuth, user } = useSession();
  const { pathname, search } = useLocation();
  if (checkingAuth) return <LoadingScreen plain={!ABOUT_MATCHES.includes(pathname)} />;
  const way = authFrom(`${pathname}${search}`);
  if (!user || user.leavingUntil) return <Navigate to={way} replace />;
  if (user.missing.length > 0) return <Navigate to={`${way}&social=complete`} replace />;
  return (
    <MemberFrame>
      <Outlet />
    </MemberFrame>
  );
}
