// /staff/session/:id: the session room, as its counsellor comes into it.

import { MeetingScreen } from '../../../features/meeting/MeetingScreen.tsx';
import { counsellorSide } from '../../../features/meeting/meeting-side.ts';
import { staffLink } from '../../../features/staff/staff-socket.ts';
import { useOwnDocument } from './useOwnDocument.ts';

const side = counsellorSide(
  {
    emit: (event, ...said) => void staffLink.get().emit(event, ...(said as never)),
    useEvent: staffLink.useEvent as never,
    useConnected: staffLink.useConnected,
    useConnection: staffLink.useConnection,
  },
  '/staff/appointments',
);

export default function StaffSessionPage() {
  useOwnDocument();
  return <MeetingScreen side={side} />;
}
