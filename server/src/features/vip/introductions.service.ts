// Two people and a matchmaker: the client answers first, then the other is asked, and both yes is a match.
import { ANSWER_WITHIN_DAYS, type Introduction } from '@ijeuwa/contract/vip';
import { AppError, notFound } from '#platform/app-error.ts';
import { type Clock, DAY_MS, later } from '#platform/clock.ts';
import type { Database, Queryable } from '#platform/database/connect.ts';
import type { Viewer } from '#platform/http/viewer.ts';
import type { Notify } from '#platform/notify.ts';
import type { Sealing } from '#platform/sealing.ts';
import type { Cases } from './cases.service.ts';
import * as proposals from './proposals.repository.ts';
import { reachOf } from './reach.ts';
import type { Notices } from './vip.mails.ts';
import type { FindEntitlement, Introducing } from './vip.needs.ts';
import * as vip from './vip.repository.ts';

type Needs = {
  db: Database;
  clock: Clock;
  sealing: Sealing;
  notify: Notify;
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
const SAID_YES: readonly string[] = ['asked', 'matched', 'refused'];

export const makeIntroductions = (needs: Needs) => {
  const { db, clock, sealing, notify, notices, introducing, cases } = needs;

  const reach = (tx: Queryable, clientId: string) => reachOf(needs.findEntitlement, tx, clientId);

  /** The case first, like whoever works on it. */
  const locked = async (tx: Queryable, id: string): Promise<Both> => {
    const caseId = await proposals.findCaseOf(tx, id);
    const one = caseId && (await vip.lockCase(tx, caseId));
    const proposal = one && (await proposals.lockProposal(tx, id));
    if (!proposal) throw theirs();
    return { one, proposal };
  };

  /** Once nobody is asked any more, the search goes on. */
  const searchOn = async (tx: Queryable, one: vip.CaseRecord): Promise<void> => {
    if ((await proposals.countWaiting(tx, one.id)) > 0) return;
    const move = cases.acts.moveOf(one, 'search');
    if (move) await vip.changeCase(tx, one.id, move);
  };

  const end = async (tx: Queryable, { one, proposal }: Both, change: proposals.ProposalChange) => {
    await proposals.changeProposal(tx, proposal.id, change);
    await searchOn(tx, one);
    return { matchId: null, others: proposal.state === 'asked' ? [proposal.otherId] : [] };
  };

  const sealedReason = ({ reason }: Said) => (reason ? sealing.seal(reason) : null);
  const inTime = ({ answerUntil }: proposals.ProposalRecord): void => {
    if (answerUntil <= clock.now()) throw conflict('The time to answer is over.');
  };

  const byClient = async (tx: Queryable, both: Both, said: Said): Promise<Outcome> => {
    const { one, proposal } = both;
    if (proposal.state !== 'offered') {
      const same = said.yes ? SAID_YES.includes(proposal.state) : proposal.state === 'declined';
      if (same) return { matchId: proposal.matchId };
      throw conflict('This was answered already, or is over.');
    }
    inTime(proposal);
    const now = clock.now();
    if (!said.yes)
      return end(tx, both, {
        state: 'declined',
        clientAnsweredAt: now,
        clientReasonSealed: sealedReason(said),
      });
    if (!(await introducing.mayMeet(tx, one.memberId, proposal.otherId, await reach(tx, one.memberId))))
      return end(tx, both, { state: 'gone' });
    await proposals.changeProposal(tx, proposal.id, {
      state: 'asked',
      clientAnsweredAt: now,
      answerUntil: later(now, ANSWER_WITHIN_DAYS * DAY_MS),
    });
    await notify(tx, notices.asked(proposal.id, proposal.otherId, one.memberId));
    return { matchId: null, others: [proposal.otherId] };
  };

  const byOther = async (tx: Queryable, both: Both, said: Said): Promise<Outcome> => {
    const { one, proposal } = both;
    if (proposal.state !== 'asked') {
      const same = said.yes ? proposal.state === 'matched' : proposal.state === 'refused';
      if (same) return { matchId: proposal.matchId };
      throw conflict('This was answered already, or is over.');
    }
    inTime(proposal);
    const now = clock.now();
    if (!said.yes)
      return end(tx, both, {
        state: 'refused',
        otherAnsweredAt: now,
        otherReasonSealed: sealedReason(said),
      });
    const introduced = await introducing.introduce(
      tx,
      one.memberId,
      proposal.otherId,
      await reach(tx, one.memberId),
    );
    if (!introduced) return end(tx, both, { state: 'gone' });
    const { matchId, tell } = introduced;
    await proposals.changeProposal(tx, proposal.id, { state: 'matched', otherAnsweredAt: now, matchId });
    const move = cases.acts.moveOf(one, 'introduce');
    if (move) await vip.changeCase(tx, one.id, move);
    return { matchId, others: [proposal.otherId], tell };
  };

  return {
    /** Whoever may not be shown any more does not stand there. */
    async list({ memberId }: Viewer): Promise<Introduction[]> {
      const now = clock.now();
      const shown: Introduction[] = [];
      for (const { proposal, clientId } of await proposals.listAsking(db, memberId)) {
        if (proposal.answerUntil <= now) continue;
        const two = { viewerId: memberId, personId: clientId };
        const way = { reach: await reach(db, clientId), consented: true };
        const card = await introducing.findCard(db, two, way);
        if (!card) continue;
        shown.push({
          _id: proposal.id,
          card,
          why: proposal.whySealed && sealing.open(proposal.whySealed),
          answerUntil: proposal.answerUntil.toISOString(),
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
        return { one: both.one, outcome: await (isClient ? byClient : byOther)(tx, both, said) };
      });
      outcome.tell?.();
      cases.acts.tell({ clientId: one.memberId, others: outcome.others });
      return { matchId: outcome.matchId };
    },

    async tellHow({ memberId }: Viewer, id: string, text: string): Promise<void> {
      await db.transaction(async (tx) => {
        const { one, proposal } = await locked(tx, id);
        if (one.memberId !== memberId) throw theirs();
        if (proposal.state !== 'matched') throw conflict('You two have not been introduced yet.');
        await proposals.changeProposal(tx, id, { feedbackSealed: sealing.seal(text) });
        const move = cases.acts.moveOf(one, 'hear');
        if (move) await vip.changeCase(tx, one.id, move);
      });
      cases.acts.tell({ clientId: memberId });
    },

    /** Silence is an answer after a while. */
    async lapse(id: string): Promise<void> {
      const others = await db.transaction(async (tx) => {
        const both = await locked(tx, id);
        const waits = both.proposal.state === 'offered' || both.proposal.state === 'asked';
        if (!waits || both.proposal.answerUntil > clock.now()) return undefined;
        const ended = await end(tx, both, { state: 'lapsed' });
        return { clientId: both.one.memberId, ...ended };
      });
      if (others) cases.acts.tell(others);
    },
  };
};
export type Introductions = ReturnType<typeof makeIntroductions>;
