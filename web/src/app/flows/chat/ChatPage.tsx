// The conversation, with what can be done about the person, and what the two are to each other.
import { useNavigate, useParams } from 'react-router';
import { paths } from '#platform/paths.ts';
import { ChatScreen } from '../../../features/chat/ChatScreen.tsx';
import { CoupleStrip } from '../../../features/couples/CoupleStrip.tsx';
import { useSayCoupleItem } from '../../../features/couples/useSayCoupleItem.tsx';
import { PersonActions } from '../../../features/safety/PersonActions.tsx';

export default function ChatPage() {
  const navigate = useNavigate();
  const { matchId = '' } = useParams();
  const couple = useSayCoupleItem(matchId);
  return (
    // From one conversation straight to another, no message and no draft goes along.
    <ChatScreen
      key={matchId}
      below={(matchId) => <CoupleStrip matchId={matchId} />}
      actions={({ matchId, ...person }) => (
        <PersonActions
          person={person}
          matchId={matchId}
          more={couple}
          onGone={() => navigate(paths.messages, { replace: true })}
        />
      )}
    />
  );
}
