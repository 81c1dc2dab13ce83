// A person's whole profile, with blocking and reporting; whoever is gone from sight leaves no page behind.
import { useNavigate, useParams } from 'react-router';
import { paths } from '#platform/paths.ts';
import { useReportMenu } from '../../../features/compatibility/useReportMenu.tsx';
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

/** Of a match more can be done. */
function Actions({ matchId, ...of }: ActionsProps) {
  const { items, sheets } = useReportMenu(matchId ?? '', of.person.name);
  return (
    <>
      <PersonActions {...of} matchId={matchId} more={items} />
      {sheets}
    </>
  );
}
