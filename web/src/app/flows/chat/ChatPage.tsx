// The conversation, with what can be done about the person, and what the two are to each other.
import { useNavigate, useParams } from 'react-router';
import { paths } from '#platform/paths.ts';
import { ChatScreen } from '../../../features/chat/ChatScreen.tsx';
import { ReportStrip } from '../../../features/compatibility/ReportStrip.tsx';
import { useReportMenu } from '../../../features/compatibility/useReportMenu.tsx';
import { CoupleStrip } from '../../../features/couples/CoupleStrip.tsx';
import { useCoupleTie } from '../../../features/couples/couples.queries.ts';
import { useCoupleMenu } from '../../../features/couples/useCoupleMenu.tsx';
import { PersonActions } from '../../../features/safety/PersonActions.tsx';

export default function ChatPage() {
  const { matchId = '' } = useParams();
  const found = useCoupleTie(matchId);
  return (
    // From one conversation straight to another, no message and no draft goes along.
    <ChatScreen
      key={matchId}
      areOrWereCouple={found?.tie?.state === 'together' || found?.parted}
      below={(matchId, { name }) => (
        <>
          <CoupleStrip matchId={matchId} />
          <ReportStrip matchId={matchId} name={name} />
        </>
      )}
      actions={({ matchId, ...person }) => <Actions person={person} matchId={matchId} />}
    />
  );
}

function Actions({ person, matchId }: { person: { _id: string; name: string }; matchId: string }) {
  const navigate = useNavigate();
  const couple = useCoupleMenu(matchId, person.name);
  const report = useReportMenu(matchId, person.name);
  return (
    <>
      <PersonActions
        person={person}
        matchId={matchId}
        more={[...couple.items, ...report.items]}
        onGone={() => navigate(paths.messages, { replace: true })}
      />
      {couple.sheets}
      {report.sheets}
    </>
  );
}
