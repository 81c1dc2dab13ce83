// The conversation, with what can be done about the person.
import { useNavigate, useParams } from 'react-router';
import { paths } from '#platform/paths.ts';
import { ChatScreen } from '../../../features/chat/ChatScreen.tsx';
import { PersonActions } from '../../../features/safety/PersonActions.tsx';

export default function ChatPage() {
  const navigate = useNavigate();
  const { matchId } = useParams();
  return (
    // From one conversation straight to another, no message and no draft goes along.
    <ChatScreen
      key={matchId}
      actions={({ matchId, ...person }) => (
        <PersonActions
          person={person}
          matchId={matchId}
          onGone={() => navigate(paths.messages, { replace: true })}
        />
      )}
    />
  );
}
