// A client and whoever has the case write to each other in it: nobody else reads that.
import type { Received } from '@ijeuwa/contract/endpoint';
import type { writeToMatchmaker } from '@ijeuwa/contract/vip';
import type { Audit } from '#platform/audit.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database, Queryable } from '#platform/database/connect.ts';
import type { StaffViewer, Viewer } from '#platform/http/viewer.ts';
import type { Limits } from '#platform/limits.ts';
import type { Notify } from '#platform/notify.ts';
import type { Sealing } from '#platform/sealing.ts';
import { noCase } from './case-acts.ts';
import type { Cases } from './cases.service.ts';
import { about, conflict, lockBegun, refuseOthers, WORK } from './desk.service.ts';
import * as messages from './messages.repository.ts';
import type { Notices } from './vip.mails.ts';
import * as vip from './vip.repository.ts';
import { firstNameOf, startOfGo } from './vip.rules.ts';

type Needs = {
  db: Database;
  clock: Clock;
  limits: Limits;
  notify: Notify;
  audit: Audit;
  sealing: Sealing;
  notices: Notices;
  cases: Cases;
};
type Writing = Received<typeof writeToMatchmaker>['body'];

const WRITTEN_BY_CLIENT = { points: 30, seconds: 3600 };

export const makeMessages = (needs: Needs) => {
  const { db, clock, limits, notify, audit, sealing, notices, cases } = needs;

  /** Answers where that go of writing began, of which each reader is told once; undefined: it is there already. */
  const record = async (
    tx: Queryable,
    caseId: string,
    { clientId, text }: Writing,
    staffId: string | null,
  ): Promise<string | undefined> => {
    const textSealed = sealing.seal(text);
    const writtenAt = clock.now();
    if (!(await messages.recordMessageOnce(tx, { caseId, clientId, staffId, textSealed, writtenAt })))
      return undefined;
    const written = await messages.listMessages(tx, caseId);
    return startOfGo(written.map(({ message }) => message))!.id;
  };

  return {
    async writeAsClient({ memberId }: Viewer, form: Writing): Promise<void> {
      await limits.take('vip-message', memberId, WRITTEN_BY_CLIENT);
      await db.transaction(async (tx) => {
        const one = await vip.lockOpenCase(tx, memberId);
        if (!one) throw noCase();
        if (!one.startedAt) throw conflict('Your case has not begun yet: nobody would read this.');
        const go = await record(tx, one.id, form, null);
        // Whoever takes a case reads what stands in it, and is told of what comes after that.
        if (go && one.staffId) await cases.acts.tellOwner(tx, one, (to) => notices.clientWrote(go, to));
      });
      cases.acts.tell({ clientId: memberId });
    },

    /** Also while it stands still: what was asked then is answered. */
    async writeToClient(viewer: StaffViewer, id: string, form: Writing): Promise<void> {
      const { staffId } = viewer;
      const clientId = await db.transaction(async (tx) => {
        const one = await lockBegun(tx, id);
        refuseOthers({ ...one, pausedAt: null }, viewer);
        const go = await record(tx, id, form, staffId);
        if (go) {
          const name = firstNameOf(await vip.findStaffName(tx, staffId));
          await notify(tx, notices.matchmakerWrote(id, one.memberId, go, name));
          await audit.record(tx, { staffId, act: 'write to VIP client', subject: about(id), reason: WORK });
        }
        return one.memberId;
      });
      cases.acts.tell({ clientId });
    },
  };
};
