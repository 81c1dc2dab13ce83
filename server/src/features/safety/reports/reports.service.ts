// What staff do with reports: read a member's case, and decide on it; of two at once the second is told.
import { ageOn } from '@ijeuwa/contract/age';
import type { Answer, Received } from '@ijeuwa/contract/endpoint';
import {
  type decideReports,
  type listReports,
  type ReportCase,
  type ReportedMember,
  WRITE_TO_US,
} from '@ijeuwa/contract/safety';
import { AppError, notFound } from '#platform/app-error.ts';
import type { Audit } from '#platform/audit.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database, Queryable } from '#platform/database/connect.ts';
import type { StaffViewer } from '#platform/http/viewer.ts';
import type { Live } from '#platform/live.ts';
import type { Notify } from '#platform/notify.ts';
import type { Sealing } from '#platform/sealing.ts';
import { workChanged } from '#platform/work-changed.ts';
import { openText } from './report-text.ts';
import { decisionNotice, lookedAtNotice } from './reports.mails.ts';
import * as reports from './reports.repository.ts';
import { whyNot } from './reports.rules.ts';

export type ReportsNeeds = {
  db: Database;
  clock: Clock;
  sealing: Sealing;
  live: Live;
  notify: Notify;
  audit: Audit;
  publicUrl: string;
  /** Of the accounts room: the account is closed and its sessions end, or it is open again. */
  suspension: {
    suspend(tx: Queryable, memberId: string): Promise<void>;
    lift(tx: Queryable, memberId: string): Promise<void>;
    /** After the commit: whatever is still open on a screen ends. */
    cutAll(memberId: string): void;
  };
  /** Of the profiles room: what the member wrote to prompts, and to details that others read. */
  listWritten: (tx: Queryable, memberId: string) => Promise<{ text: string; reply: string }[]>;
  /** Of the matching room: whom the member has matched. */
  listPartners: (tx: Queryable, memberId: string) => Promise<string[]>;
  listReviewPhotos: (memberIds: readonly string[]) => Promise<{ _id: string; memberId: string }[]>;
};
type Decision = Received<typeof decideReports>['body'];

const QUEUE_MAX = 50;
const about = (memberId: string) => `member ${memberId}`;

export const makeReports = (needs: ReportsNeeds) => {
  const { db, clock, sealing, live, notify, audit, suspension } = needs;

  /** The name of today, or the one in the newest report where the account is gone. */
  const nameOf = async (names: Map<string, string>, id: string): Promise<string> => {
    const known = names.get(id);
    if (known !== undefined) return known;
    const [newest] = await reports.listReports(db, id);
    return newest ? openText(sealing, newest.text).reported : '';
  };

  const stateOf = (found: Awaited<ReturnType<typeof reports.findReported>>) =>
    !found || found.status === 'erased' ? 'gone' : found.status === 'suspended' ? 'suspended' : 'active';

  const take = async (tx: Queryable, memberId: string, decision: Decision['decision']): Promise<void> => {
    if (decision === 'suspension') await suspension.suspend(tx, memberId);
    if (decision === 'lift') await suspension.lift(tx, memberId);
  };

  return {
    async list({ staffId }: StaffViewer): Promise<Answer<typeof listReports>> {
      const open = await reports.listOpenCases(db, QUEUE_MAX);
      const names = await reports.listNames(
        db,
        open.map(({ memberId }) => memberId),
      );
      const cases: ReportedMember[] = [];
      for (const { memberId, oldestAt, reasons, ...rest } of open)
        cases.push({
          ...rest,
          member: { _id: memberId, name: await nameOf(names, memberId) },
          reasons: reasons as ReportedMember['reasons'],
          oldestAt: oldestAt.toISOString(),
        });
      const suspended = await reports.listSuspended(db, QUEUE_MAX);
      const subject = [...open, ...suspended].map(({ memberId }) => memberId).join(' ');
      await audit.recordLook({ staffId, act: 'read reports', subject });
      return {
        cases,
        waiting: await reports.countOpenCases(db),
        suspended: suspended.map(({ memberId, name, since }) => ({
          member: { _id: memberId, name },
          since: since.toISOString(),
        })),
      };
    },

    async read({ staffId }: StaffViewer, id: string): Promise<ReportCase> {
      const rows = await reports.listReports(db, id);
      const [newest] = rows;
      if (!newest) throw notFound('This case');
      const found = await reports.findReported(db, id);
      const decisions = await reports.listDecisions(db, id);
      const photos = await needs.listReviewPhotos([id]);
      await audit.recordOpened({ staffId, act: 'read reports of a member', subject: about(id) });
      return {
        member: { _id: id, name: found?.name ?? openText(sealing, newest.text).reported },
        state: stateOf(found),
        profile: found
          ? {
              age: found.birthMonth ? ageOn(found.birthMonth, clock.now()) : null,
              location: found.location ?? '',
              profession: found.profession ?? '',
              relationshipStatus: found.relationshipStatus ?? '',
              bio: found.bio,
              prompts: await needs.listWritten(db, id),
            }
          : null,
        photos: photos.map(({ _id }) => ({ _id, url: `/api/staff/photos/${_id}` })),
        reports: rows.map(({ report, text, decisionId, match }) => {
          const { reporter, details, note = null } = openText(sealing, text);
          return {
            _id: report.id,
            reporter: { _id: report.reporterId, name: reporter },
            reason: report.reason as ReportCase['reports'][number]['reason'],
            details,
            note,
            matched: report.matchId !== null,
            match: presentMatch(report.matchId, match),
            reportedAt: report.reportedAt.toISOString(),
            decided: decisionId !== null,
          };
        }),
        decisions: decisions.map(({ decision, staffName }) => ({
          _id: decision.id,
          decision: decision.decision,
          reason: decision.reason,
          note: decision.note,
          staff: staffName,
          decidedAt: decision.decidedAt.toISOString(),
        })),
      };
    },

    async decide({ staffId }: StaffViewer, id: string, form: Decision): Promise<void> {
      const { decision, reason = '', note, seen } = form;
      const partners = await db.transaction(async (tx) => {
        await reports.lockCase(tx, id);
        const found = await reports.findReported(tx, id);
        const open = await reports.listOpenReports(tx, id);
        const refused = whyNot({ decision, reason, seen }, { open: open.length, state: stateOf(found) });
        if (refused)
          throw new AppError(
            refused.code,
            refused.message,
            refused.field && { [refused.field]: refused.message },
          );
        await take(tx, id, decision);
        const decisionId = await reports.saveDecision(
          tx,
          { reportedId: id, decision, reason, note, staffId, decidedAt: clock.now() },
          open.map((one) => one.id),
        );
        if (decision !== 'nothing') {
          const contact = `${needs.publicUrl}${WRITE_TO_US}`;
          await notify(tx, decisionNotice(decision, { id: decisionId, memberId: id, reason, contact }));
        }
        const reporters = [...new Set(open.map((one) => one.reporterId))];
        for (const one of await reports.listWhoAreThere(tx, reporters))
          await notify(tx, lookedAtNotice(decisionId, one));
        const matched = await needs.listPartners(tx, id);
        const act = `decide on reports: ${decision}`;
        await audit.record(tx, { staffId, act, subject: about(id), reason: note });
        return matched;
      });
      workChanged(live, 'reports');
      if (decision === 'suspension') suspension.cutAll(id);
      if (decision === 'suspension' || decision === 'lift')
        live.toMembers(partners, 'changed', { what: 'matches' });
    },
  };
};
export type Reports = ReturnType<typeof makeReports>;

type Between = Awaited<ReturnType<typeof reports.listReports>>[number]['match'];
/** The account of one of the two may be gone, and the match with it. */
const presentMatch = (reportedId: string | null, match: Between) => {
  const id = match?.id ?? reportedId;
  if (!id) return null;
  return { _id: id, from: match?.from.toISOString() ?? null, until: match?.until?.toISOString() ?? null };
};
