// A row in each table of the therapy room, for tests that look for the words of one member.
import { randomUUID } from 'node:crypto';
import type { Row } from './sample-rows.ts';

type Of = { memberId: string; staffId: string; versionId: string };
const ANSWERED = { answered_at: '2026-01-02T00:00:00Z' };

export const therapyRows = ({ memberId, staffId, versionId }: Of): [string, Row][] => [
  ['therapy_plan', { member_id: memberId, version_id: versionId }],
  [
    'therapy_assessment',
    {
      member_id: memberId,
      staff_id: staffId,
      insights_client_id: randomUUID(),
      insights_sealed: 'x',
      ...ANSWERED,
    },
  ],
];
