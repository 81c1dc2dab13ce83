// Two people and a matchmaker: the client answers first, then the other is asked, and both yes is a match.
import { ANSWER_WITHIN_DAYS, type Introduction } from '@ijeuwa/contract/vip';
import { AppError, notFound } from '#platform/app-error.ts';
import { type Clock, DAY_MS, later } from '#platform/clock.ts';
import type { Database, Queryable } from '#platform/database/connect.ts';
import type { Viewer } from '#platform/http/viewer.ts';
import { dayIn } from '#platform/mail-words.ts';
import type { Notify, StandingNotices } from '#platform/notify.ts';
import type { Sealing } from '#platform/sealing.ts';
import { findZone } from '#platform/zones/find-zone.ts';
import type { Cases } from './cases.service.ts';
import * as proposals from './proposals.repository.ts';
import { reachOf } from './reach.ts';
import type { Notices } from './vip.mails.ts';
import type { FindEntitlement, Introducing, Reach } from './vip.needs.ts';
import * as vip from './vip.repository.ts';
import { clockOfNextRound, isMonthly, isServed, movedOn, nowOf } from './vip.rules.ts';

type Needs = {
  db: Database;
  clock: Clock;
  sealing: Sealing;
  notify: Notify;
  standing: Pick<StandingNotices, 'outdate'>;
  notices: Notices;
  introducing: Introducing;
  findEntitlement: FindEntitlement;
  cases: Cases;
};
type Said = { yes: boolean; reason?: string };
type Both = { one: vip.CaseRecord; proposal: proposals.ProposalRecord };
type Outcome = { matchId: string | null; others?: string[]; tell?: () => void };

const theirs = () => notFound('This introduction');
const conflict = (what: string) => new AppError('conflict', what);

export const makeIntroductions = (needs: Needs) => {
  const { db, clock, sealing, notify, standing, notices, introducing, cases } = needs;

  const reach = (tx: Queryable, clientId: string) => reachOf(needs.findEntitlement, tx, clientId);

  /** The case first, like whoever works on it. */
  const locked = async (tx: Queryable, id: string): Promise<Both> => {
    const caseId = await proposals.findCaseOf(tx, id);
    const one = caseId && (await vip.lockCase(tx, caseId));
    const proposal = one && (await proposals.lockProposal(tx, id));
    if (!proposal) throw theirs();
    return { one, proposal };
  };

  /** Where the case goes on after what happened to a proposal, and by when, once nobody is asked any more. */
  const moveOn = async (tx: Queryable, one: vip.CaseRecord, deed: 'search' | 'introduce' | 'hear') => {
    const nobodyWaits = (await proposals.countWaiting(tx, one.id)) === 0;
    if (deed === 'search' && !nobodyWaits) return undefined;
    const after = { ...one, ...cases.acts.moveOf(one, deed) };
    const ticking = nobodyWaits
      ? clockOfNextRound(one.ground!, after.pausedFrom ?? after.state, one, nowOf(one, clock.now()))
      : one;
    const { ownerDueAt, alarmAt, dueAt } = ticking;
    // A new day does not wipe out that the one before was missed.
    if (one.dueAt && dueAt !== one.dueAt)
      await vip.recordRingOnce(tx, {
        caseId: one.id,
        ring: 'proposals',
        dueAt: one.dueAt,
        rungAt: clock.now(),
      });
    const { state, pausedFrom } = after;
    await vip.changeCase(tx, one.id, { state, pausedFrom, ownerDueAt, alarmAt, dueAt });
    return nobodyWaits ? dueAt : undefined;
  };

  /** `byClient`: they know it, for they said so. */
  const searchOn = async (tx: Queryable, one: vip.CaseRecord, byClient = false): Promise<void> => {
    // Nothing more is promised in it: the clock closes it.
    if (isServed(one, clock.now())) return;
    const dueAt = await moveOn(tx, one, 'search');
    if (dueAt === undefined) return;
    const { id, memberId, ground } = one;
    const since = clock.now();
    if (!dueAt) return cases.acts.tellOwner(tx, one, (to) => notices.nobodyAsked(id, to, since));
    const due = movedOn(dueAt, one, since);
    // What stands still is due at no moment.
    const by = one.pausedAt ? null : due;
    if (!byClient)
      await notify(tx, notices.searchOn(id, memberId, since, { monthly: isMonthly(ground), by }));
    await cases.acts.tellOwner(tx, one, (to) => notices.nextRound(id, to, { since, ground, dueAt: due }));
  };

  const end = async (tx: Queryable, { one, proposal }: Both, change: proposals.ProposalChange) => {
    await proposals.changeProposal(tx, proposal.id, change);
    await standing.outdate(tx, proposal.otherId, notices.answeredByOther(proposal.id));
    await searchOn(tx, one, change.state === 'declined');
    return { matchId: null, others: proposal.state === 'asked' ? [proposal.otherId] : [] };
  };

  const sealedReason = ({ reason }: Said) => (reason ? sealing.seal(reason) : null);
  const inTime = ({ one, proposal }: Both): void => {
    if (proposal.answerUntil <= nowOf(one, clock.now())) throw conflict('The time to answer is over.');
  };

  /** A yes ends what is over for good; of whoever is out of sight for now it waits until they are there again. */
  const expectOver = async (
    tx: Queryable,
    { one, proposal }: Both,
    far: Reach,
    readerId: string,
  ): Promise<void> => {
    if (await introducing.isApart(tx, one.memberId, proposal.otherId, far)) return;
    const until = one.pausedAt
      ? 'later'
      : `until ${dayIn(await findZone(tx, readerId), proposal.answerUntil)}`;
    throw conflict(
      `This introduction cannot be answered just now. You can answer ${until}, if you see it again.`,
    );
  };

  const byClient = async (tx: Queryable, both: Both, said: Said): Promise<Outcome> => {
    const { one, proposal } = both;
    if (proposal.state !== 'offered') {
      const saidNo = proposal.state === 'declined';
      const isSame = said.yes ? proposal.clientAnsweredAt !== null && !saidNo : saidNo;
      if (isSame) return { matchId: proposal.matchId };
      throw conflict('This was answered already, or is over.');
    }
    inTime(both);
    const now = clock.now();
    if (!said.yes)
      return end(tx, both, {
        state: 'declined',
        clientAnsweredAt: now,
        clientReasonSealed: sealedReason(said),
      });
    const far = await reach(tx, one.memberId);
    if (!(await introducing.mayMeet(tx, one.memberId, proposal.otherId, far))) {
      await expectOver(tx, both, far, one.memberId);
      return end(tx, both, { state: 'gone', clientAnsweredAt: now });
    }
    await proposals.changeProposal(tx, proposal.id, {
      state: 'asked',
      clientAnsweredAt: now,
      answerUntil: later(nowOf(one, now), ANSWER_WITHIN_DAYS * DAY_MS),
    });
    await notify(tx, notices.asked(proposal.id, proposal.otherId, one.memberId));
    return { matchId: null, others: [proposal.otherId] };
  };

  const byOther = async (tx: Queryable, both: Both, said: Said): Promise<Outcome> => {
    const { one, proposal } = both;
    if (proposal.state !== 'asked') {
      const saidNo = proposal.state === 'refused';
      const isSame = said.yes ? proposal.otherAnsweredAt !== null && !saidNo : saidNo;
      if (isSame) return { matchId: proposal.matchId };
      throw conflict('This was answered already, or is over.');
    }
    inTime(both);
    const now = clock.now();
    if (!said.yes)
      return end(tx, both, {
        state: 'refused',
        otherAnsweredAt: now,
        otherReasonSealed: sealedReason(said),
      });
    const far = await reach(tx, one.memberId);
    const introduced = await introducing.introduce(tx, one.memberId, proposal.otherId, far);
    if (!introduced) {
      await expectOver(tx, both, far, proposal.otherId);
      return end(tx, both, { state: 'gone', otherAnsweredAt: now });
    }
    const { matchId, tell } = introduced;
    await proposals.changeProposal(tx, proposal.id, { state: 'matched', otherAnsweredAt: now, matchId });
    await moveOn(tx, one, 'introduce');
    await cases.acts.tellOwner(tx, one, (to) => notices.met(proposal.id, to));
    return { matchId, others: [proposal.otherId], tell };
  };

  const endWaiting = async (
    id: string,
    state: 'lapsed' | 'gone',
    ends: (tx: Queryable, both: Both) => Promise<boolean>,
  ): Promise<void> => {
    const ended = await db.transaction(async (tx) => {
      const both = await locked(tx, id);
      const waits = both.proposal.state === 'offered' || both.proposal.state === 'asked';
      if (!waits || !(await ends(tx, both))) return undefined;
      const { others } = await end(tx, both, { state });
      return { clientId: both.one.memberId, others };
    });
    if (ended) cases.acts.tell(ended);
  };

  return {
    /** Whoever may not be shown any more does not stand there. */
    async list({ memberId }: Viewer): Promise<Introduction[]> {
      const now = clock.now();
      const shown: Introduction[] = [];
      for (const { proposal, clientId, pausedAt } of await proposals.listAsking(db, memberId)) {
        const answerUntil = movedOn(proposal.answerUntil, { pausedAt }, now);
        if (answerUntil <= now) continue;
        const two = { viewerId: memberId, personId: clientId };
        const way = { reach: await reach(db, clientId), consented: true };
        const card = await introducing.findCard(db, two, way);
        if (!card) continue;
        shown.push({
          _id: proposal.id,
          card,
          why: proposal.whySealed && sealing.open(proposal.whySealed),
          // What stands still is due at no moment.
          answerUntil: pausedAt ? null : answerUntil.toISOString(),
        });
      }
      return shown;
    },

    findConsent: ({ memberId }: Viewer): Promise<boolean> => proposals.findConsent(db, memberId),
    changeConsent: ({ memberId }: Viewer, accepts: boolean): Promise<void> =>
      proposals.saveConsent(db, memberId, accepts, clock.now()),

    async answer({ memberId }: Viewer, id: string, said: Said): Promise<{ matchId: string | null }> {
      const { one, outcome } = await db.transaction(async (tx) => {
        const both = await locked(tx, id);
        const isClient = both.one.memberId === memberId;
        const isOther = both.proposal.otherId === memberId && both.proposal.clientAnsweredAt !== null;
        if (!isClient && !(isOther && both.proposal.state !== 'declined')) throw theirs();
        const outcome = await (isClient ? byClient : byOther)(tx, both, said);
        await standing.outdate(
          tx,
          memberId,
          isClient ? notices.answered(both.one.id) : notices.answeredByOther(id),
        );
        return { one: both.one, outcome };
      });
      outcome.tell?.();
      cases.acts.tell({ clientId: one.memberId, others: outcome.others });
      return { matchId: outcome.matchId };
    },

    async tellHow({ memberId }: Viewer, id: string, text: string): Promise<void> {
      await db.transaction(async (tx) => {
        const { one, proposal } = await locked(tx, id);
        if (one.memberId !== memberId) throw theirs();
        if (one.closedAt)
          throw conflict(
            'Your case is closed, so no matchmaker would read this. If you want to tell us, please write to our support.',
          );
        if (proposal.state !== 'matched') throw conflict('You two have not been introduced yet.');
        await proposals.changeProposal(tx, id, { feedbackSealed: sealing.seal(text) });
        await moveOn(tx, one, 'hear');
        await cases.acts.tellOwner(tx, one, (to) => notices.heard(id, to));
      });
      cases.acts.tell({ clientId: memberId });
    },

    /** Silence is an answer after a while. */
    lapse: (id: string): Promise<void> =>
      endWaiting(
        id,
        'lapsed',
        async (_, { one, proposal }) => !one.pausedAt && proposal.answerUntil <= clock.now(),
      ),

    /** Whoever may not meet the client any more is asked nothing, and holds nobody else up. */
    endApart: (id: string): Promise<void> =>
      endWaiting(id, 'gone', async (tx, { one, proposal }) =>
        introducing.isApart(tx, one.memberId, proposal.otherId, await reach(tx, one.memberId)),
      ),

    async goOn(caseId: string): Promise<void> {
      const clientId = await db.transaction(async (tx) => {
        const one = await vip.lockCase(tx, caseId);
        if (!one || one.closedAt) return undefined;
        await searchOn(tx, one);
        return one.memberId;
      });
      if (clientId) cases.acts.tell({ clientId });
    },
  };
};
export type Introductions = ReturnType<typeof makeIntroductions>;
