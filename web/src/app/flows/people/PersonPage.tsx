// A person's whole profile, with blocking and reporting; whoever is gone from sight leaves no page behind.
import { useNavigate, useParams } from 'react-router';
import { paths } from '#platform/paths.ts';
import { PersonScreen } from '../../../features/matching/person/PersonScreen.tsx';
import { PersonActions } from '../../../features/safety/PersonActions.tsx';

export default function PersonPage() {
  const navigate = useNavigate();
  const { id = '' } = useParams();
  return (
    <PersonScreen
      key={id}
      id={id}
      actions={({ _id, name, matchId }) => (
        <PersonActions
          person={{ _id, name }}
          matchId={matchId}
          onGone={() => navigate(paths.datingApp, { replace: true })}
        />
      )}
    />
  );
}
