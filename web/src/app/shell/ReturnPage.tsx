// The way back of somebody who is leaving, in the frame of signing in.
import { useMember } from '#platform/session.ts';
import { firstNameOf } from '#ui/format.ts';
import { ReturnScreen } from '../../features/leaving/ReturnScreen.tsx';
import { useLogOut } from './useLogOut.tsx';

export function ReturnPage() {
  const { name, leavingUntil } = useMember();
  const { start, asks } = useLogOut();
  return (
    <>
      <ReturnScreen name={firstNameOf(name)} until={leavingUntil ?? ''} onLogOut={start} />
      {asks}
    </>
  );
}
