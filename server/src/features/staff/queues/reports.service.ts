// Reports at the desk of staff: every look at a case and every decision is in the audit.
import type { Answer, Received } from '@ijeuwa/contract/endpoint';
import type { decideReports, listReports, ReportCase } from '@ijeuwa/contract/safety';
import type { Database, Queryable } from '#platform/database/connect.ts';
import type { StaffViewer } from '#platform/http/viewer.ts';
import type { Audit } from '../audit/audit.service.ts';

type Listed = Answer<typeof listReports>;
type Decision = Received<typeof decideReports>['body'];

export type ReportsNeeds = {
  db: Database;
  audit: Audit;
  /** `decide` calls `record` in its own transaction. */
  reports: {
    list(): Promise<Listed>;
    read(id: string): Promise<ReportCase>;
    decide(
      id: string,
      staffId: string,
      decision: Decision,
      record: (tx: Queryable) => Promise<void>,
    ): Promise<void>;
  };
};

export const makeReportQueue = ({ db, audit, reports }: ReportsNeeds) => ({
  async list({ staffId }: StaffViewer): Promise<Listed> {
    const found = await reports.list();
    const subject = [...found.cases, ...found.suspended].map(({ member }) => member._id).join(' ');
    await audit.recordLook({ staffId, act: 'read reports', subject });
    return found;
  },

  async read({ staffId }: StaffViewer, id: string): Promise<ReportCase> {
    const found = await reports.read(id);
    await db.transaction((tx) =>
      audit.record(tx, {
        staffId,
        act: 'read reports of a member',
        subject: `member ${id}`,
        reason: 'work on the queue',
      }),
    );
    return found;
  },

  decide: ({ staffId }: StaffViewer, id: string, decision: Decision): Promise<void> =>
    reports.decide(id, staffId, decision, (tx) =>
      audit.record(tx, {
        staffId,
        act: `decide on reports: ${decision.decision}`,
        subject: `member ${id}`,
        reason: decision.note,
      }),
    ),
});
