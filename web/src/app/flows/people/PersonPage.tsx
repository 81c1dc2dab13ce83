// A person's whole profile, with blocking and reporting; whoever is gone from sight leaves no page behind.
import { useEffect } from 'react';
import { useNavigate, useParams } from 'react-router';
import { laterPart } from '#platform/later-part.ts';
import { paths } from '#platform/paths.ts';
import { PersonScreen } from '../../../features/matching/person/PersonScreen.tsx';
import { PersonActions } from '../../../features/safety/PersonActions.tsx';

const laterMatch = laterPart(() => import('./MatchActions.tsx'));

export default function PersonPage() {
  const navigate = useNavigate();
  const { id = '' } = useParams();
  return (
    <PersonScreen
      key={id}
      id={id}
      actions={({ _id, name, matchId }) => (
        <Actions
          person={{ _id, name }}
          matchId={matchId}
          onGone={() => navigate(paths.datingApp, { replace: true })}
        />
      )}
    />
  );
}

type ActionsProps = { person: { _id: string; name: string }; matchId?: string; onGone: () => void };

/** Of a match more can be done, and what it takes comes after the page. */
function Actions({ matchId, ...of }: ActionsProps) {
  const { part } = laterMatch.usePart();
  useEffect(() => {
    if (matchId) void laterMatch.fetch();
  }, [matchId]);
  if (part && matchId) return <part.MatchActions {...of} matchId={matchId} />;
  return <PersonActions {...of} matchId={matchId} />;
}
