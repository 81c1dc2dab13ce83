// The guarantee: who used a package as it is meant and found nobody to talk with gets thirty days more, once a purchase.
import type { Answer } from '@ijeuwa/contract/endpoint';
import {
  type findGuarantee,
  GUARANTEE_DAYS,
  GUARANTEE_MESSAGES,
  type Guarantee,
} from '@ijeuwa/contract/guarantee';
import { AppError } from '#platform/app-error.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database, Queryable } from '#platform/database/connect.ts';
import type { Live } from '#platform/live.ts';
import { lockGrants } from '../grants/grants.repository.ts';
import type { AddDays } from './add-days.ts';
import { guaranteeNotice } from './free-days.mails.ts';
import { listPurchases } from './free-days.repository.ts';
import { askBy, type Facts, isMet, whichPurchase } from './guarantee.rules.ts';

/** What the member did since then; so many messages of each of two are talk. */
export type FindActivity = (
  db: Queryable,
  memberId: string,
  which: { since: Date; messages: number },
) => Promise<Facts>;
export type GuaranteeNeeds = {
  db: Database;
  clock: Clock;
  live: Live;
  findActivity: FindActivity;
  addDays: AddDays;
};

export const makeGuarantee = ({ db, clock, live, findActivity, addDays }: GuaranteeNeeds) => {
  const findPurchase = async (tx: Queryable, memberId: string) => {
    const purchases = await listPurchases(tx, memberId, clock.now());
    const withFacts = purchases.map(async (one) => {
      const facts = await findActivity(tx, memberId, { since: one.since, messages: GUARANTEE_MESSAGES });
      return { ...one, facts };
    });
    return whichPurchase(await Promise.all(withFacts));
  };

  const find = async (memberId: string): Promise<Answer<typeof findGuarantee>> => {
    const found = await findPurchase(db, memberId);
    if (!found) return { guarantee: null };
    const { packageName, since, endsAt, givenAt, facts } = found;
    const met = givenAt === null && isMet(facts);
    const waitsFor = met ? ((await addDays.inTheWay(db, memberId)) ?? null) : null;
    const guarantee: Guarantee = {
      packageName,
      since: since.toISOString(),
      ...facts,
      askBy: askBy(endsAt).toISOString(),
      mayTake: met && waitsFor === null,
      waitsFor,
      givenAt: givenAt?.toISOString() ?? null,
    };
    return { guarantee };
  };

  return {
    find,

    /** Twice tapped it gives once: the second finds it given. */
    async take(memberId: string): Promise<Answer<typeof findGuarantee>> {
      await db.transaction(async (tx) => {
        await addDays.lock(tx, memberId);
        await lockGrants(tx, memberId);
        const found = await findPurchase(tx, memberId);
        if (found?.givenAt) return;
        if (!found || !isMet(found.facts))
          throw new AppError('conflict', 'Something of the guarantee is still missing. Please look again.');
        const { cardDays, answers } = found.facts;
        const free = { why: 'guarantee' as const, days: GUARANTEE_DAYS, cardDays, answers };
        await addDays.add(tx, { memberId, bought: found, free, told: guaranteeNotice });
      });
      live.toMember(memberId, 'changed', { what: 'subscription' });
      return find(memberId);
    },
  };
};
export type GuaranteeService = ReturnType<typeof makeGuarantee>;
