// The way back of somebody who is leaving, in the frame of signing in.
import { useMember } from '#platform/session.ts';
import { feedback } from '#ui/feedback.ts';
import { firstNameOf } from '#ui/format.ts';
import { ReturnScreen } from '../../features/leaving/ReturnScreen.tsx';
import { useLogOut } from './shell.queries.ts';

export function ReturnPage() {
  const { name, leavingUntil } = useMember();
  const leave = useLogOut();
  const logOut = () => leave.mutate({}, { onError: (error) => feedback.error(error.message) });
  return <ReturnScreen name={firstNameOf(name)} until={leavingUntil ?? ''} onLogOut={logOut} />;
}
