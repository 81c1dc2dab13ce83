// /session/:id: the session room, as a member comes into it.
import { paths } from '#platform/paths.ts';
import { MeetingScreen } from '../../../features/meeting/MeetingScreen.tsx';
import { memberSide } from '../../../features/meeting/meeting-side.ts';
import { useOwnDocument } from './useOwnDocument.ts';

const side = memberSide(paths.schedule);

export default function SessionPage() {
  useOwnDocument();
  return <MeetingScreen side={side} />;
}
