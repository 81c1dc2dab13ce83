// The guarantee: who used a package as it is meant and found nobody to talk with gets thirty days more, once a purchase.
import type { Answer } from '@ijeuwa/contract/endpoint';
import {
  type findGuarantee,
  GUARANTEE_DAYS,
  GUARANTEE_MESSAGES,
  type Guarantee,
} from '@ijeuwa/contract/guarantee';
import { AppError } from '#platform/app-error.ts';
import { type Clock, HOUR_MS, later } from '#platform/clock.ts';
import type { Database, Queryable } from '#platform/database/connect.ts';
import type { Live } from '#platform/live.ts';
import type { FindZone } from '#platform/mail-words.ts';
import type { Notify } from '#platform/notify.ts';
import { pagesOf } from '#platform/pages-of.ts';
import * as agreements from '../agreements/agreements.repository.ts';
import { DUE_WITHIN_MS } from '../agreements/agreements.rules.ts';
import { subscriptionLink } from '../agreements/ending.ts';
import { lockGrants } from '../grants/grants.repository.ts';
import { findPromised } from '../refunds/give-backs.repository.ts';
import { sumOfOrder } from '../refunds/sums.repository.ts';
import type { AddDays } from './add-days.ts';
import { guaranteeMetNotice, guaranteeNotice } from './free-days.mails.ts';
import { listHopeful, listPurchases, type Purchase } from './free-days.repository.ts';
import { askBy, type Facts, isMet, whichPurchase } from './guarantee.rules.ts';

/** What the member did since then; so many messages of each of two are talk. */
export type FindActivity = (
  db: Queryable,
  memberId: string,
  which: { since: Date; messages: number },
) => Promise<Facts>;
/** A report for two comes with it: of one purchase once, and it stays, whatever becomes of the purchase. */
export type GiveReport = (tx: Queryable, given: { memberId: string; orderId: string }) => Promise<void>;
export type GuaranteeNeeds = {
  db: Database;
  clock: Clock;
  live: Live;
  findActivity: FindActivity;
  addDays: AddDays;
  giveReport: GiveReport;
  notify: Notify;
  findZone: FindZone;
  publicUrl: string;
  onError: (error: unknown) => void;
};
type Met = Purchase & { facts: Facts };

const AT_ONCE = 500;
/** A charge comes at the earliest a day before the end; this much earlier the days are given. */
const GIVEN_AHEAD_MS = 2 * HOUR_MS;

/** All of its money, by what is decided, promised by a rule, or taken by a bank; what somebody only asked for is decided by nobody. */
const goesBack = async (tx: Queryable, { orderId, amountMinor }: Purchase): Promise<boolean> => {
  const { owedMinor, lostMinor } = await sumOfOrder(tx, orderId);
  const goneMinor = owedMinor + lostMinor + (await findPromised(tx, orderId));
  return goneMinor > 0 && goneMinor >= amountMinor;
};

export const makeGuarantee = (needs: GuaranteeNeeds) => {
  const { db, clock, live, findActivity, addDays, giveReport, notify, findZone, publicUrl, onError } = needs;

  const findPurchase = async (tx: Queryable, memberId: string) => {
    const purchases: Purchase[] = [];
    for (const one of await listPurchases(tx, memberId, clock.now()))
      if (!(await goesBack(tx, one))) purchases.push(one);
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

  const give = async (tx: Queryable, memberId: string, found: Met): Promise<void> => {
    const { cardDays, answers } = found.facts;
    const free = { why: 'guarantee' as const, days: GUARANTEE_DAYS, cardDays, answers };
    await addDays.add(tx, { memberId, bought: found, free, told: guaranteeNotice });
    await giveReport(tx, { memberId, orderId: found.orderId });
  };

  /** Whoever has met it need not ask. Whether days were given; the caller holds the agreement. */
  const giveIfMet = async (tx: Queryable, memberId: string): Promise<boolean> => {
    await lockGrants(tx, memberId);
    const found = await findPurchase(tx, memberId);
    if (!found || found.givenAt || !isMet(found.facts) || (await addDays.inTheWay(tx, memberId)))
      return false;
    await give(tx, memberId, found);
    return true;
  };

  const giveBefore = async (memberId: string): Promise<void> => {
    const isGiven = await db.transaction(async (tx) => {
      await addDays.lock(tx, memberId);
      return giveIfMet(tx, memberId);
    });
    if (isGiven) live.toMember(memberId, 'changed', { what: 'subscription' });
  };

  const hasMet = async (memberId: string): Promise<boolean> => {
    const found = await findPurchase(db, memberId);
    return found !== undefined && found.givenAt === null && isMet(found.facts);
  };

  const tellIfMet = async (memberId: string): Promise<void> => {
    const found = await findPurchase(db, memberId);
    if (!found || found.givenAt || !isMet(found.facts)) return;
    const { orderId, packageName, endsAt } = found;
    const zone = await findZone(db, memberId);
    const link = subscriptionLink(publicUrl);
    const about = { memberId, orderId, packageName, askBy: askBy(endsAt), zone, link };
    await notify(db, guaranteeMetNotice(about));
  };

  return {
    find,
    hasMet,
    giveIfMet,

    /** Some hours before a charge may be due: whoever has met it is not charged, and has the days. */
    async giveBeforeRenewals(): Promise<void> {
      const soon = later(clock.now(), DUE_WITHIN_MS + GIVEN_AHEAD_MS);
      const ending = pagesOf(
        (after) => agreements.listEndingBy(db, soon, after, AT_ONCE),
        ({ agreement }) => agreement.id,
      );
      for await (const page of ending)
        for (const { agreement } of page)
          if (agreement.state === 'running') await giveBefore(agreement.memberId).catch(onError);
    },

    /** Each is told once of each purchase, however often this is asked. */
    async tellWhoMet(): Promise<void> {
      const hopeful = pagesOf(
        (after) => listHopeful(db, clock.now(), after, AT_ONCE),
        (memberId) => memberId,
      );
      for await (const page of hopeful) for (const memberId of page) await tellIfMet(memberId).catch(onError);
    },

    /** Twice tapped it gives once: the second finds it given. */
    async take(memberId: string): Promise<Answer<typeof findGuarantee>> {
      await db.transaction(async (tx) => {
        await addDays.lock(tx, memberId);
        await lockGrants(tx, memberId);
        const found = await findPurchase(tx, memberId);
        if (found?.givenAt) return;
        if (!found || !isMet(found.facts))
          throw new AppError('conflict', 'Something of the guarantee is still missing. Please look again.');
        await give(tx, memberId, found);
      });
      live.toMember(memberId, 'changed', { what: 'subscription' });
      return find(memberId);
    },
  };
};
export type GuaranteeService = ReturnType<typeof makeGuarantee>;
