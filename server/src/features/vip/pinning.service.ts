// A matchmaker puts people among the next day's picks of a client; nobody is told.
import type { Received } from '@ijeuwa/contract/endpoint';
import type { pinPeople } from '@ijeuwa/contract/staff-vip';
import type { Audit } from '#platform/audit.ts';
import type { Database } from '#platform/database/connect.ts';
import type { StaffViewer } from '#platform/http/viewer.ts';
import { about, conflict, lockBegun, refuseOthers } from './desk.service.ts';
import * as proposals from './proposals.repository.ts';
import type { Introducing } from './vip.needs.ts';

type Needs = { db: Database; audit: Audit; introducing: Introducing };
type Form = Received<typeof pinPeople>['body'];

export const makePinning = ({ db, audit, introducing }: Needs) => ({
  pin: ({ staffId, ...viewer }: StaffViewer, id: string, { people, reason }: Form): Promise<void> =>
    db.transaction(async (tx) => {
      const one = await lockBegun(tx, id);
      refuseOthers(one, { staffId, ...viewer });
      const chosen = [...new Set(people)];
      const proposed = await proposals.listProposals(tx, id);
      if (proposed.some(({ proposal }) => chosen.includes(proposal.otherId)))
        throw conflict('You have proposed one of them already. Please choose others.');
      if (!(await introducing.pin(tx, one.memberId, chosen)))
        throw conflict(
          'One of them does not stand in the client’s deck: they must fit both ways, and neither may have passed. Please choose again.',
        );
      const subject = [`${about(id)}:`, ...chosen].join(' ');
      await audit.record(tx, { staffId, act: 'choose picks', subject, reason });
    }),
});
