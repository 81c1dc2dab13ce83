// How far a case is, and how soon something in it is due.
import type { CaseRow } from '@ijeuwa/contract/staff-vip';
import { Badge } from '#ui/Badge.tsx';
import { dueOf } from '../due.rules.ts';
import { stateLabel } from './case-words.ts';

type CaseBadgesProps = { row: Pick<CaseRow, 'state' | 'pausedBy' | 'dueAt' | 'alarm'>; now: number };

export function CaseBadges({ row, now }: CaseBadgesProps) {
  const due = dueOf(row.dueAt, now);
  return (
    <>
      <Badge>{stateLabel(row)}</Badge>
      {due && <Badge tone={due.urgency === 'later' && !row.alarm ? 'neutral' : 'danger'}>{due.text}</Badge>}
    </>
  );
}
