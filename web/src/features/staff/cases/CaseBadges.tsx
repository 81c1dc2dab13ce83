// How far a case is, and how soon something in it is due.
import type { CaseRow } from '@ijeuwa/contract/staff-vip';
import { Badge } from '#ui/Badge.tsx';
import { dueOf } from '../due.rules.ts';
import { stateLabel, stepLabel } from './case-words.ts';

type CaseBadgesProps = {
  row: Pick<CaseRow, 'state' | 'pausedBy' | 'dueAt' | 'dueStep' | 'alarm'>;
  now: number;
};

export function CaseBadges({ row, now }: CaseBadgesProps) {
  const due = dueOf(row.dueAt, now);
  return (
    <>
      <Badge>{stateLabel(row)}</Badge>
      {due && row.dueStep && (
        <Badge tone={due.urgency === 'later' && !row.alarm ? 'gold' : 'danger'}>
          {stepLabel(row.dueStep, due.text)}
        </Badge>
      )}
    </>
  );
}
