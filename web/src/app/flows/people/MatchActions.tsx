// What can be done about a match on their page: what can be done about anybody, and the report of the two.
import { useReportMenu } from '../../../features/compatibility/useReportMenu.tsx';
import { PersonActions } from '../../../features/safety/PersonActions.tsx';

type MatchActionsProps = { person: { _id: string; name: string }; matchId: string; onGone: () => void };

export function MatchActions({ matchId, ...of }: MatchActionsProps) {
  const { items, sheets } = useReportMenu(matchId, of.person.name);
  return (
    <>
      <PersonActions {...of} matchId={matchId} more={items} />
      {sheets}
    </>
  );
}
