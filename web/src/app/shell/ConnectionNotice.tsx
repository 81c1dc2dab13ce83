// Says that the connection is gone, or that our server did not answer who is signed in here.
import { useSession } from '#platform/session.ts';
import { OfflineNotice } from '#ui/OfflineNotice.tsx';
import { useOnline } from '#ui/useOnline.ts';

export function ConnectionNotice() {
  const { unchecked } = useSession();
  const online = useOnline();
  if (!online || !unchecked) return <OfflineNotice />;
  return (
    <OfflineNotice offline>
      Our server does not answer right now. You stay signed in; what you see may be old, and we keep trying.
    </OfflineNotice>
  );
}
