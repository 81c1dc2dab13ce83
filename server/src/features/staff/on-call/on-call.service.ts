// The switch by which somebody of the staff goes on call, and who is told of work.
import type { Answer } from '@ijeuwa/contract/endpoint';
import { findOnCall } from '@ijeuwa/contract/staff';
import type { Audit } from '#platform/audit.ts';
import type { Clock } from '#platform/clock.ts';
import type { ListColleagues } from '#platform/colleagues.ts';
import type { Database } from '#platform/database/connect.ts';
import type { StaffViewer } from '#platform/http/viewer.ts';
import type { Live } from '#platform/live.ts';
import { workChanged } from '#platform/work-changed.ts';
import * as onCall from './on-call.repository.ts';

export type OnCallNeeds = { db: Database; clock: Clock; live: Live; audit: Audit };

const ROLES = findOnCall.access.staff;

export const makeOnCall = ({ db, clock, live, audit }: OnCallNeeds) => {
  const listColleagues: ListColleagues = async (tx, roles) =>
    (await onCall.listReachable(tx, roles)).map(({ email, onCallSince }) => ({
      email,
      isOnCall: onCallSince !== null,
    }));

  return {
    listColleagues,

    async find({ staffId }: StaffViewer): Promise<Answer<typeof findOnCall>> {
      const called = (await onCall.listReachable(db, ROLES)).filter((one) => one.onCallSince);
      return {
        mine: called.some(({ id }) => id === staffId),
        people: called.map(({ id, name }) => ({ _id: id, name })),
      };
    },

    async change({ staffId }: StaffViewer, goesOn: boolean): Promise<void> {
      await db.transaction(async (tx) => {
        if (!(await onCall.changeOnCall(tx, staffId, goesOn ? clock.now() : null))) return;
        const act = goesOn ? 'go on call' : 'go off call';
        await audit.record(tx, { staffId, act, subject: 'back office', reason: 'own switch' });
      });
      workChanged(live, 'onCall');
    },
  };
};
