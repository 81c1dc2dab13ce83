// The matchmakers’ desk: cases by their clock, taken, planned, noted on, handed over.
import { ageOn } from '@ijeuwa/contract/age';
import type { Answer, Received } from '@ijeuwa/contract/endpoint';
import {
  type CaseRow,
  type listVipCases,
  type noteVipCase,
  VIP_CASES_PAGE,
  type VipCaseAtDesk,
} from '@ijeuwa/contract/staff-vip';
import { AppError, notFound } from '#platform/app-error.ts';
import type { Audit } from '#platform/audit.ts';
import { readPlace, spellPlace } from '#platform/case-queue.rules.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database, Queryable } from '#platform/database/connect.ts';
import type { StaffViewer } from '#platform/http/viewer.ts';
import type { Notify } from '#platform/notify.ts';
import type { Sealing } from '#platform/sealing.ts';
import { iso, listWritten, readFile, WAITS } from './case-view.ts';
import type { Cases } from './cases.service.ts';
import * as messages from './messages.repository.ts';
import * as proposals from './proposals.repository.ts';
import type { Notices } from './vip.mails.ts';
import type { FindEntitlement, Introducing, VipNeeds } from './vip.needs.ts';
import * as vip from './vip.repository.ts';
import {
  type Deed,
  firstNameOf,
  haveSpoken,
  isServed,
  mayPropose,
  monthBefore,
  nextDueOf,
  nextStepOf,
  servedUntilOf,
  told,
} from './vip.rules.ts';

export type DeskNeeds = {
  db: Database;
  clock: Clock;
  notify: Notify;
  audit: Audit;
  sealing: Sealing;
  notices: Notices;
  findEntitlement: FindEntitlement;
  findPartner: VipNeeds['findPartner'];
  cases: Cases;
  introducing: Introducing;
};
type NoteForm = Received<typeof noteVipCase>['body'];

export const about = (id: string) => `VIP case ${id}`;
export const conflict = (what: string) => new AppError('conflict', what);
export const WORK = 'work on the case';

/** Only whoever has a case that runs works on it. */
export const refuseOthers = (
  { staffId, closedAt, pausedAt, pausedBy }: vip.CaseRecord,
  { staffId: me }: StaffViewer,
): void => {
  if (closedAt) throw conflict('This case is closed.');
  if (pausedAt)
    throw conflict(
      pausedBy === 'suspension'
        ? 'The client is suspended: this case stands still until that is lifted.'
        : 'The member has paused this case.',
    );
  if (staffId === null) throw conflict('Please take this case first.');
  if (staffId !== me) throw conflict('A colleague has this case.');
};

export const lockBegun = async (tx: Queryable, id: string): Promise<vip.CaseRecord> => {
  const found = await vip.lockCase(tx, id);
  if (!found?.startedAt) throw notFound('This case');
  return found;
};

/** How many may be proposed to this one now. */
export const countRoom = async (
  tx: Queryable,
  one: vip.CaseRecord,
  { clock, findEntitlement }: Pick<DeskNeeds, 'clock' | 'findEntitlement'>,
): Promise<number> => {
  if (isServed(one, clock.now())) return 0;
  const { may } = await findEntitlement(tx, one.memberId);
  return mayPropose(one.ground, {
    waiting: await proposals.countWaiting(tx, one.id),
    thisMonth: await proposals.countSince(tx, one.id, monthBefore(clock.now())),
    aMonth: may.introductionsAMonth?.is ?? 0,
  });
};

const placeOf = (one: vip.CaseRecord): string => {
  const rests = one.state === 'paused' || one.state === 'closed';
  const due = rests ? null : nextDueOf(one);
  return spellPlace({
    id: one.id,
    closed: rests,
    answered: rests ? one.closedAt !== null : due === null,
    since: due ?? one.startedAt!,
  });
};

export const makeDesk = (needs: DeskNeeds) => {
  const { db, clock, notify, audit, sealing, notices, cases, introducing } = needs;

  const rowOf = (
    me: string,
    { vip: one, memberName, staffName, unanswered, answersUntil }: vip.CaseOfPeople,
    rings: readonly vip.Ring[],
  ): CaseRow => {
    const step = one.pausedAt ? undefined : nextStepOf(one);
    return {
      _id: one.id,
      member: { _id: one.memberId, name: memberName },
      state: one.state,
      ground: one.ground,
      staff: staffName,
      mine: one.staffId === me,
      startedAt: one.startedAt?.toISOString() ?? null,
      dueAt: step?.at.toISOString() ?? null,
      dueStep: step?.what ?? null,
      answersUntil: one.pausedAt ? null : iso(answersUntil),
      alarm: !one.pausedAt && one.alarmAt !== null && one.alarmAt <= clock.now(),
      missed: [...new Set(rings.filter((ring) => ring !== 'alarm'))],
      pausedBy: one.pausedBy,
      unanswered: unanswered && !one.closedAt,
    };
  };

  const clientOf = async (memberId: string, mine: boolean): Promise<VipCaseAtDesk['client']> => {
    const { birthMonth, location, bio, ...said } = (await vip.findClient(db, memberId))!;
    return {
      ...said,
      age: birthMonth ? ageOn(birthMonth, clock.now()) : null,
      location: location ?? '',
      bio: mine && bio ? bio : null,
    };
  };

  const act = async (
    id: string,
    deed: (tx: Queryable, one: vip.CaseRecord) => Promise<void>,
  ): Promise<void> => {
    const clientId = await db.transaction(async (tx) => {
      const one = await lockBegun(tx, id);
      await deed(tx, one);
      return one.memberId;
    });
    cases.acts.tell({ clientId });
  };

  const move = async (
    tx: Queryable,
    one: vip.CaseRecord,
    deed: Deed,
    refusal: string,
    more: vip.CaseChange = {},
  ) => {
    const change = cases.acts.moveOf(one, deed);
    if (!change) throw conflict(refusal);
    await vip.changeCase(tx, one.id, { ...change, ...more });
  };

  return {
    async list({ staffId }: StaffViewer, after?: string): Promise<Answer<typeof listVipCases>> {
      const place = after === undefined ? undefined : readPlace(after);
      if (after !== undefined && !place) throw new AppError('invalid', 'There is no such page.');
      const found = await vip.listCases(db, place);
      const rows = found.slice(0, VIP_CASES_PAGE);
      const last = found.length > rows.length ? rows.at(-1) : undefined;
      const ids = rows.map(({ vip: { id } }) => id);
      const rings = await vip.listRings(db, ids);
      if (ids.length > 0) await audit.recordLook({ staffId, act: 'read VIP cases', subject: ids.join(' ') });
      const rungOf = Map.groupBy(rings, ({ caseId }) => caseId);
      return {
        cases: rows.map((row) =>
          rowOf(
            staffId,
            row,
            (rungOf.get(row.vip.id) ?? []).map(({ ring }) => ring),
          ),
        ),
        next: last ? placeOf(last.vip) : null,
      };
    },

    async read({ staffId }: StaffViewer, id: string): Promise<VipCaseAtDesk> {
      const found = await vip.findCase(db, id);
      if (!found) throw notFound('This case');
      const { vip: one } = found;
      const kept = await proposals.listProposals(db, id);
      const notes = await vip.listNotes(db, id);
      const rings = await vip.listRings(db, [id]);
      const pins = await introducing.listPins(db, one.memberId);
      await audit.recordLook({ staffId, act: 'read VIP case', subject: about(id) });
      const open = (sealed: string | null) => sealed && sealing.open(sealed);
      return {
        ...rowOf(
          staffId,
          found,
          rings.map(({ ring }) => ring),
        ),
        client: await clientOf(one.memberId, one.staffId === staffId),
        file: readFile(sealing, one),
        strategy: open(one.strategySealed),
        servedUntil: servedUntilOf(one, clock.now())?.toISOString() ?? null,
        nobodyElseAt: one.nobodyElseAt?.toISOString() ?? null,
        isInCouple: (await needs.findPartner(db, one.memberId)) !== undefined,
        mayPropose: await countRoom(db, one, needs),
        proposals: kept.map(({ proposal, name }) => ({
          _id: proposal.id,
          person: { _id: proposal.otherId, name },
          state: told(proposal.state),
          why: open(proposal.whySealed),
          proposedAt: proposal.proposedAt.toISOString(),
          answerUntil: WAITS.includes(proposal.state) && !one.pausedAt ? iso(proposal.answerUntil) : null,
          clientReason: open(proposal.clientReasonSealed),
          theirReason: open(proposal.otherReasonSealed),
          feedback: open(proposal.feedbackSealed),
        })),
        written: one.staffId === staffId ? await listWritten(db, sealing, id) : [],
        pinned: pins.map(({ id: _id, name }) => ({ _id, name })),
        notes: notes.map(({ note, staffName }) => ({
          _id: note.id,
          text: sealing.open(note.textSealed),
          staff: staffName,
          notedAt: note.notedAt.toISOString(),
        })),
      };
    },

    claim: ({ staffId }: StaffViewer, id: string): Promise<void> =>
      act(id, async (tx, one) => {
        if (one.staffId === staffId) return;
        if (one.staffId) throw conflict('A colleague was faster: they have this case.');
        await move(tx, one, 'claim', 'This case is closed.', { staffId, ownerDueAt: null });
        const name = firstNameOf(await vip.findStaffName(tx, staffId));
        await notify(tx, notices.claimed(id, one.memberId, name, clock.now()));
        await audit.record(tx, { staffId, act: 'take VIP case', subject: about(id), reason: WORK });
      }),

    handOver: (viewer: StaffViewer, id: string, reason: string): Promise<void> =>
      act(id, async (tx, one) => {
        if (!one.staffId) throw conflict('Nobody has this case: it waits already, or is closed.');
        await cases.acts.handOver(tx, one);
        const { staffId } = viewer;
        await audit.record(tx, { staffId, act: 'hand over VIP case', subject: about(id), reason });
      }),

    interview: (viewer: StaffViewer, id: string): Promise<void> =>
      act(id, async (tx, one) => {
        if (one.state === 'interviewed') return;
        refuseOthers(one, viewer);
        const { staffId } = viewer;
        const written = (await messages.listMessages(tx, id)).map(({ message }) => message);
        if (!haveSpoken(written, staffId))
          throw conflict(
            'You two have not written to each other yet. Please write to the client, and wait for an answer.',
          );
        await move(tx, one, 'interview', 'An interview stands before the search.');
        await audit.record(tx, { staffId, act: 'interview VIP client', subject: about(id), reason: WORK });
      }),

    plan: (viewer: StaffViewer, id: string, text: string): Promise<void> =>
      act(id, async (tx, one) => {
        refuseOthers(one, viewer);
        const { may } = await needs.findEntitlement(tx, one.memberId);
        // Whoever paid for a case has a plan in it, whatever their package holds.
        if (one.ground !== 'payment' && !may.writtenStrategy)
          throw conflict('Their package has no written plan.');
        const isSame = one.strategySealed !== null && sealing.open(one.strategySealed) === text;
        if (isSame) return;
        await move(tx, one, 'plan', 'A plan is written once somebody has the case.', {
          strategySealed: sealing.seal(text),
        });
        await notify(tx, notices.planned(id, one.memberId, clock.now()));
        const { staffId } = viewer;
        await audit.record(tx, { staffId, act: 'plan of VIP case', subject: about(id), reason: WORK });
      }),

    note: ({ staffId }: StaffViewer, id: string, { clientId, text }: NoteForm): Promise<void> =>
      act(id, async (tx) => {
        const note = { caseId: id, staffId, clientId, textSealed: sealing.seal(text), notedAt: clock.now() };
        if (!(await vip.recordNoteOnce(tx, note))) return;
        await audit.record(tx, { staffId, act: 'note on VIP case', subject: about(id), reason: WORK });
      }),
  };
};
