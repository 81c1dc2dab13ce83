// The frame of the screens for signing in: nothing shows before it is known who is here.
import { Outlet } from 'react-router';
import { useSession } from '#platform/session.ts';
import { LoadingScreen } from '#ui/LoadingScreen.tsx';
import { VisitorFrame } from './VisitorFrame.tsx';

export default function AuthLayout() {
  const { checkingAuth, user } = useSession();
  if (checkingAuth) return <LoadingScreen />;
  return (
    <VisitorFrame entries={!user}>
      <Outlet />
    </VisitorFrame>
  );
}
