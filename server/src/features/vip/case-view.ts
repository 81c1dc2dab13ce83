// A case as its member sees it.
import type { CaseMessage, VipCase, VipView } from '@ijeuwa/contract/vip';
import { VipFile } from '@ijeuwa/contract/vip-file';
import type { Clock } from '#platform/clock.ts';
import type { Queryable } from '#platform/database/connect.ts';
import type { Sealing } from '#platform/sealing.ts';
import type { ServicesSold } from '#platform/services-sold.ts';
import * as ends from './ends.repository.ts';
import * as messages from './messages.repository.ts';
import * as proposals from './proposals.repository.ts';
import { reachOf } from './reach.ts';
import type { FindEntitlement, Introducing, Reach } from './vip.needs.ts';
import * as vip from './vip.repository.ts';
import { firstNameOf, isUnused, nowOf, servedUntilOf, soldAsOf, told } from './vip.rules.ts';

type Needs = {
  clock: Clock;
  sealing: Sealing;
  services: ServicesSold;
  introducing: Introducing;
  findEntitlement: FindEntitlement;
};

export const WAITS = ['offered', 'asked'];
export const iso = (moment: Date | null) => moment?.toISOString() ?? null;

export const readFile = (sealing: Sealing, { fileSealed }: vip.CaseRecord): VipFile =>
  VipFile.parse(JSON.parse(sealing.open(fileSealed)));

/** What the client and whoever has the case wrote to each other. */
export const listWritten = async (db: Queryable, sealing: Sealing, caseId: string): Promise<CaseMessage[]> =>
  (await messages.listMessages(db, caseId)).map(({ message, staffName }) => ({
    _id: message.id,
    by: message.staffId ? 'matchmaker' : 'client',
    matchmaker: staffName && firstNameOf(staffName),
    text: sealing.open(message.textSealed),
    writtenAt: message.writtenAt.toISOString(),
  }));

/** The last case that was closed, as its member is told of it. */
export const viewClosed = async (db: Queryable, memberId: string): Promise<VipView['closed']> => {
  const found = await ends.findLastClosed(db, memberId);
  if (!found) return null;
  const { closed, end } = found;
  return {
    at: closed.closedAt!.toISOString(),
    because: end?.because ?? (closed.closedBecause === 'member' ? 'member' : 'package'),
    askedBack: end?.askedBack ?? false,
    paid: end !== null,
    met: await ends.hasMet(db, closed.id),
  };
};

export const makeCaseView = ({ clock, sealing, services, introducing, findEntitlement }: Needs) => {
  const open = (sealed: string | null) => sealed && sealing.open(sealed);

  const viewProposal = async (
    db: Queryable,
    { of, reach }: { of: vip.CaseRecord; reach: Reach },
    { proposal: one, name }: Awaited<ReturnType<typeof proposals.listProposals>>[number],
  ): Promise<VipCase['proposals'][number]> => {
    const waits = WAITS.includes(one.state);
    const inTime = one.answerUntil > nowOf(of, clock.now());
    const card =
      waits &&
      inTime &&
      (await introducing.findCard(db, { viewerId: of.memberId, personId: one.otherId }, { reach }));
    // Whoever is not there any more, or whose time to answer has passed, is named no more.
    const gone = waits && !card;
    const state = gone ? 'over' : told(one.state);
    return {
      _id: one.id,
      state,
      name: state === 'over' ? '' : name,
      card: card || null,
      why: gone ? null : open(one.whySealed),
      proposedAt: one.proposedAt.toISOString(),
      // What stands still is due at no moment.
      answerUntil: card && !of.pausedAt ? one.answerUntil.toISOString() : null,
      matchId: one.matchId,
      toldHow: one.feedbackSealed !== null,
    };
  };

  return async (db: Queryable, one: vip.CaseRecord): Promise<VipCase> => {
    const kept = await proposals.listProposals(db, one.id);
    const shown: VipCase['proposals'] = [];
    const client = { of: one, reach: await reachOf(findEntitlement, db, one.memberId) };
    for (const proposal of kept) shown.push(await viewProposal(db, client, proposal));
    const rings = await vip.listRings(db, [one.id]);
    return {
      _id: one.id,
      state: one.state,
      ground: one.ground,
      file: readFile(sealing, one),
      submittedAt: one.submittedAt.toISOString(),
      fits: one.fits,
      fitsCountedAt: iso(one.fitsCountedAt),
      owner: one.staffId && firstNameOf(await vip.findStaffName(db, one.staffId)),
      ownerDueAt: one.staffId || one.pausedAt ? null : iso(one.ownerDueAt),
      dueAt: one.pausedAt ? null : iso(one.dueAt),
      nobodyElseAt: iso(one.nobodyElseAt),
      missed: [...new Set(rings.map(({ ring }) => ring).filter((ring) => ring !== 'alarm'))],
      strategy: open(one.strategySealed),
      servedUntil: iso(servedUntilOf(one, clock.now())),
      proposals: shown,
      written: await listWritten(db, sealing, one.id),
      quote: (await services.findQuote(db, 'vip', soldAsOf(one))) ?? null,
      givesBack: isUnused(one),
    };
  };
};
