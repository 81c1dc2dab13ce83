// The frame of the screens for signing in: it stands at once, with its form, before it is known who is here.
import { readAuthAddress } from '@ijeuwa/contract/entry';
import { Outlet, useSearchParams } from 'react-router';
import { useSession } from '#platform/session.ts';
import { LoadingScreen } from '#ui/LoadingScreen.tsx';
import { ReturnPage } from './ReturnPage.tsx';
import { SignedInHere } from './SignedInHere.tsx';
import { VisitorFrame } from './VisitorFrame.tsx';

/** Of a mail, which may be about another account than the one that is signed in here. */
const isOfALink = (search: URLSearchParams): boolean => {
  const { verify, newEmail, oldEmail } = readAuthAddress(search);
  return Boolean(verify || newEmail || oldEmail);
};

export default function AuthLayout() {
  const { checkingAuth, user } = useSession();
  const [search] = useSearchParams();
  // Back from a provider what comes next depends on who one is; everybody else who is signed in is led away before.
  if (checkingAuth && readAuthAddress(search).social === 'complete') return <LoadingScreen />;
  if (user?.leavingUntil)
    return (
      <VisitorFrame entries={false}>
        <ReturnPage />
      </VisitorFrame>
    );
  return (
    <VisitorFrame entries={!user}>
      {user && isOfALink(search) && <SignedInHere email={user.email} />}
      <Outlet />
    </VisitorFrame>
  );
}
