// Who fits a client both ways, as the owner of the case sees it, and who is proposed.

import type { Answer, Received } from '@ijeuwa/contract/endpoint';
import {
  FITS_SHOWN,
  type FittingPerson,
  type listFitting,
  type proposePeople,
} from '@ijeuwa/contract/staff-vip';
import { ANSWER_WITHIN_DAYS } from '@ijeuwa/contract/vip';
import { DAY_MS, later } from '#platform/clock.ts';
import type { Queryable } from '#platform/database/connect.ts';
import type { StaffViewer } from '#platform/http/viewer.ts';
import { tryEach } from '#platform/jobs.ts';
import { about, conflict, countRoom, type DeskNeeds, lockBegun, refuseOthers, WORK } from './desk.service.ts';
import * as proposals from './proposals.repository.ts';
import { reachOf } from './reach.ts';
import * as vip from './vip.repository.ts';
import { clockAfterProposing, freshFirst, isServed } from './vip.rules.ts';

type Form = Received<typeof proposePeople>['body'];

export const makeProposing = (needs: DeskNeeds) => {
  const { db, clock, notify, audit, sealing, notices, introducing, cases } = needs;

  const reach = (tx: Queryable, clientId: string) => reachOf(needs.findEntitlement, tx, clientId);

  /** All who fit, were not proposed and met with no no before, the best first; and who was or did. */
  const listOpen = async (tx: Queryable, one: vip.CaseRecord) => {
    const before = await proposals.listProposals(tx, one.id);
    const proposed = new Set(before.map(({ proposal }) => proposal.otherId));
    const saidNo = new Set(await proposals.listSaidNo(tx, one.memberId));
    const fitting = await introducing.listBest(tx, one.memberId, await reach(tx, one.memberId));
    return { fitting: fitting.filter((id) => !proposed.has(id) && !saidNo.has(id)), proposed, saidNo };
  };

  const refuseRoom = async (tx: Queryable, one: vip.CaseRecord, asked: number): Promise<void> => {
    const room = await countRoom(tx, one, needs);
    if (asked <= room) return;
    if (one.ground === 'introductions')
      throw conflict('Their package has one introduction a month, and this month’s was made.');
    throw conflict(room === 0 ? 'Three wait for an answer already.' : `${room} more may be proposed now.`);
  };

  const foundSomebody = async (tx: Queryable, { id, memberId }: vip.CaseRecord): Promise<void> => {
    await vip.changeCase(tx, id, { nobodyElseAt: null });
    cases.acts.tell({ clientId: memberId });
  };

  /** Nothing was promised by now; somebody new is a reason to look before the month is over. */
  const lookAnew = (id: string): Promise<void> =>
    db.transaction(async (tx) => {
      const one = await vip.lockCase(tx, id);
      if (!one?.nobodyElseAt || one.closedAt || one.pausedAt) return;
      if ((await listOpen(tx, one)).fitting.length === 0) return;
      await foundSomebody(tx, one);
      const now = clock.now();
      if (!one.dueAt && one.alarmAt) {
        await vip.recordRingOnce(tx, { caseId: id, ring: 'alarm', dueAt: now, rungAt: now });
        await vip.changeCase(tx, id, { alarmAt: now });
      }
      if ((await countRoom(tx, one, needs)) > 0)
        await cases.acts.tellOwner(tx, one, (to) => notices.somebodyNew(id, to, now));
    });

  return {
    /** Of the cases in which nobody else fitted, each in which somebody does now: its owner is told, its client is not. */
    lookForNew: async (): Promise<void> => tryEach(await vip.listWithNobodyElse(db), lookAnew),

    async listFitting(viewer: StaffViewer, id: string): Promise<Answer<typeof listFitting>> {
      const one = await db.transaction((tx) => lockBegun(tx, id));
      refuseOthers(one, viewer);
      const { fitting } = await listOpen(db, one);
      if (one.nobodyElseAt && fitting.length > 0) await foundSomebody(db, one);
      const far = await reach(db, one.memberId);
      const people: FittingPerson[] = [];
      const known = await proposals.listKnown(db, one.memberId, introducing.pickDay());
      for (const personId of freshFirst(fitting, known).slice(0, FITS_SHOWN)) {
        const card = await introducing.findCard(db, { viewerId: one.memberId, personId }, { reach: far });
        if (!card) continue;
        const { _id, name, age, location, profession, matchPercent, reasons, difference, demonstration } =
          card;
        people.push({
          _id,
          name,
          age,
          location,
          profession,
          matchPercent,
          reasons,
          difference,
          demonstration,
          known: known.get(personId) ?? null,
        });
      }
      const seen = people.map(({ _id }) => _id).join(' ');
      const { staffId } = viewer;
      await audit.recordLook({ staffId, act: 'look who fits', subject: `${about(id)}: ${seen}` });
      return { people, count: fitting.length };
    },

    async propose(viewer: StaffViewer, id: string, { people }: Form): Promise<void> {
      const now = clock.now();
      const clientId = await db.transaction(async (tx) => {
        const one = await lockBegun(tx, id);
        refuseOthers(one, viewer);
        const { fitting, proposed, saidNo } = await listOpen(tx, one);
        const fresh = people.filter(({ member }) => !proposed.has(member));
        // The same ones again: they were proposed when no reply came.
        if (people.length > 0 && fresh.length === 0) return one.memberId;
        if (isServed(one, now))
          throw conflict('The months that were paid for are over: nobody more can be proposed.');
        if (people.length === 0 && fitting.length > 0)
          throw conflict('There are people who fit. Please propose somebody.');
        const move = fresh.length > 0 ? cases.acts.moveOf(one, 'propose') : {};
        if (!move) throw conflict('Nobody can be proposed in this case now.');
        await refuseRoom(tx, one, fresh.length);
        const far = await reach(tx, one.memberId);
        for (const { member, why } of fresh) {
          if (saidNo.has(member) || !(await introducing.mayMeet(tx, one.memberId, member, far)))
            throw conflict(
              'One of them does not fit any more, or a card is not active yet. Please look again.',
            );
          await proposals.recordProposalOnce(tx, {
            caseId: id,
            otherId: member,
            staffId: viewer.staffId,
            whySealed: why ? sealing.seal(why) : null,
            proposedAt: now,
            answerUntil: later(now, ANSWER_WITHIN_DAYS * DAY_MS),
          });
        }
        const chosen = new Set(fresh.map(({ member }) => member));
        const stillFit = fitting.filter((one) => !chosen.has(one)).length;
        const madeSince = await proposals.countSince(tx, id, later(one.startedAt!, -1));
        const waiting = await proposals.countWaiting(tx, id);
        await vip.changeCase(tx, id, {
          ...move,
          proposedAt: one.proposedAt ?? (fresh.length > 0 ? now : null),
          nobodyElseAt: stillFit === 0 ? now : null,
          ...clockAfterProposing(one.ground!, one, { proposed: madeSince, stillFit, waiting, now }),
        });
        const told = { people: fresh.length, more: stillFit > 0, at: now };
        await notify(tx, notices.proposed(id, one.memberId, told));
        const act = fresh.length > 0 ? 'propose people' : 'tell that nobody fits';
        const subject = `${about(id)}: ${[...chosen].join(' ')}`;
        await audit.record(tx, { staffId: viewer.staffId, act, subject, reason: WORK });
        return one.memberId;
      });
      cases.acts.tell({ clientId });
    },
  };
};
