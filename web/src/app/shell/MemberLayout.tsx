// The frame of every screen that only members reach: the check, the way to /auth and back again.
import { Navigate, Outlet, useLocation } from 'react-router';
import { authFrom } from '#platform/paths.ts';
import { useSession } from '#platform/session.ts';
import { LoadingScreen } from '#ui/LoadingScreen.tsx';
import { MemberFrame } from './MemberFrame.tsx';

export default function MemberLayout() {
  const { checkingAuth, user } = useSession();
  const { pathname, search } = useLocation();
  if (checkingAuth) return <LoadingScreen />;
  const way = authFrom(`${pathname}${search}`);
  if (!user || user.leavingUntil) return <Navigate to={way} replace />;
  if (user.missing.length > 0) return <Navigate to={`${way}&social=complete`} replace />;
  return (
    <MemberFrame>
      <Outlet />
    </MemberFrame>
  );
}
