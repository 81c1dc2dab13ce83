// Renews what is due: one order for each period, charged on its last day and again on three later ones, until it is
// paid, or the grace is over.
import { type Clock, DAY_MS, later, MINUTE_MS } from '#platform/clock.ts';
import type { Database, Queryable } from '#platform/database/connect.ts';
import type { FindZone } from '#platform/mail-words.ts';
import type { Notify } from '#platform/notify.ts';
import { pagesOf } from '#platform/pages-of.ts';
import { sideBySide } from '#platform/side-by-side.ts';
import * as attempts from '../checkout/attempts.repository.ts';
import { isAskedLate } from '../checkout/attempts.rules.ts';
import * as orders from '../checkout/orders.repository.ts';
import { mayBePaid } from '../checkout/orders.rules.ts';
import type { Grants } from '../grants/grants.service.ts';
import { listVersionsSince } from '../packages/packages.repository.ts';
import { noteUnderWay } from '../payments/waits-for-bank.ts';
import { currentOf, termsOf } from './agreement-view.ts';
import { refusedNotice, reminderNotice } from './agreements.mails.ts';
import * as agreements from './agreements.repository.ts';
import {
  chargeAt,
  DUE_WITHIN_MS,
  graceEnd,
  isLongUndecided,
  mayHaveTaken,
  planOf,
  priceOf,
  waitsUntil,
} from './agreements.rules.ts';
import type { Charging } from './charging.ts';
import { type Ending, subscriptionLink } from './ending.ts';
import type { RenewalOrders } from './renewal-order.ts';
import * as renewals from './renewals.repository.ts';
import type { CardBox } from './stored-card.ts';

export type RenewingNeeds = {
  db: Database;
  clock: Clock;
  notify: Notify;
  findZone: FindZone;
  publicUrl: string;
  grants: Grants;
  cards: CardBox;
  ending: Ending;
  charging: Charging;
  renewalOrders: RenewalOrders;
  askProvider: (orderId: string) => Promise<void>;
  /** Whether days of the guarantee were given in this moment: the charge moves behind them. */
  giveGuarantee: (tx: Queryable, memberId: string) => Promise<boolean>;
  onError: (error: unknown) => void;
};

const AT_ONCE = 500;
/** So many charges are with the providers at once. */
const AT_A_TIME = 3;

export const makeRenewing = (needs: RenewingNeeds) => {
  const { db, clock, notify, findZone, grants, cards, ending, charging, renewalOrders, onError } = needs;

  /** What it would be charged at now, or why it is not. */
  const chargeable = async (tx: Queryable, found: agreements.FoundAgreement) => {
    const current = await currentOf(tx, found);
    const amountMinor = current && priceOf(found.consent.amountMinor, current.amountMinor);
    if (amountMinor === undefined) return current ? 'price' : 'not_sold';
    return { ...current!, amountMinor };
  };

  /** Until it is paid, or nobody tries any more: nobody loses days of what begins at the old end. */
  const goOn = (tx: Queryable, memberId: string, packageVersionId: string, oldEndsAt: Date): Promise<void> =>
    grants.giveGrace(tx, { memberId, packageVersionId, startsAt: oldEndsAt, endsAt: graceEnd(oldEndsAt) });

  const unpaidBecause = async (tx: Queryable, { agreement }: agreements.FoundAgreement) =>
    (await agreements.isDisputed(tx, agreement)) ? 'disputed' : 'not_paid';

  /** Not where it cost more on its last day, or was not sold: its member was told that nothing is charged. */
  const wasAnnounced = async (
    tx: Queryable,
    { packageId, consent }: agreements.FoundAgreement,
    endsAt: Date,
  ) => {
    const all = await listVersionsSince(tx, packageId, later(chargeAt(endsAt), -DAY_MS));
    return all.every((sold) => {
      const terms = termsOf(sold, consent);
      return terms !== undefined && priceOf(consent.amountMinor, terms.amountMinor) !== undefined;
    });
  };

  /** What nothing was ever sent for: what it costs may be why, whatever a bank asks. */
  const unbegunBecause = async (tx: Queryable, found: agreements.FoundAgreement) => {
    const terms = await chargeable(tx, found);
    if (typeof terms === 'string') return terms;
    const because = await unpaidBecause(tx, found);
    // It fell too late to be told of and charged.
    const isLate = because === 'not_paid' && found.endsAt && !(await wasAnnounced(tx, found, found.endsAt));
    return isLate ? 'price' : because;
  };

  /** Told a day before, as of any charge; all of it goes on meanwhile. */
  const announce = async (
    tx: Queryable,
    { agreement, content, consent }: agreements.FoundAgreement,
    { endsAt, renewsAt, amountMinor }: { endsAt: Date; renewsAt: Date; amountMinor: number },
  ): Promise<void> => {
    const { id: agreementId, memberId, cardSealed } = agreement;
    const zone = await findZone(tx, memberId);
    const about = { agreementId, memberId, packageName: content.name, zone, endsAt, renewsAt };
    await notify(
      tx,
      reminderNotice({
        ...about,
        ...{ days: 1, hasMetGuarantee: false, isDisputed: false, isDeferred: true },
        price: { amountMinor, currency: consent.currency },
        card: cards.open(cardSealed!),
        link: subscriptionLink(needs.publicUrl),
      }),
    );
  };

  const begin = async (tx: Queryable, memberId: string, id: string): Promise<void> => {
    // In the order in which whoever buys takes them.
    await orders.lockBuying(tx, memberId);
    const found = await agreements.lockAgreement(tx, id);
    const { state } = found?.agreement ?? {};
    if (!found || state === 'ended' || (await renewals.findOpenRenewal(tx, id))) return;
    const now = clock.now();
    const { endsAt, packageId, consent, agreement } = found;
    if (state === 'running' && (await agreements.wasTakenBack(tx, found)))
      return ending.end(tx, found, 'refunded');
    if (!endsAt || now >= graceEnd(endsAt))
      return ending.end(tx, found, state === 'running' ? await unbegunBecause(tx, found) : 'lapsed');
    if (state === 'cancelled') return now < endsAt ? undefined : ending.end(tx, found, 'lapsed');
    if (now < chargeAt(endsAt)) return;
    const terms = await chargeable(tx, found);
    if (await agreements.isDisputed(tx, agreement))
      return typeof terms === 'string' ? undefined : goOn(tx, memberId, terms.packageVersionId, endsAt);
    if (await needs.giveGuarantee(tx, memberId)) return;
    // A charge from before it was cancelled and taken up again: until the provider says, nothing else is sent.
    const givenUp = await renewals.listGivenUp(tx, id);
    for (const before of givenUp) {
      const mayStillTake = (one: attempts.Attempt) =>
        mayHaveTaken(one) && (+before.oldEndsAt === +endsAt || isAskedLate(one, before.endedAt, now));
      if ((await attempts.listAttempts(tx, before.orderId)).some(mayStillTake)) return;
    }
    if (typeof terms === 'string') return ending.end(tx, found, terms);
    const firstTryAt = (await wasAnnounced(tx, found, endsAt)) ? now : later(now, DAY_MS);
    if (firstTryAt >= graceEnd(endsAt)) return;
    const { provider } = cards.open(agreement.cardSealed!);
    const { packageVersionId, name, amountMinor } = terms;
    const due = { provider, memberId, packageId, packageVersionId, name, amountMinor };
    const again = givenUp.find((one) => +one.oldEndsAt === +endsAt && one.packageId === packageId);
    const orderId = await renewalOrders.place(tx, {
      ...due,
      currency: consent.currency,
      expiresAt: graceEnd(endsAt),
      purchaseId: again?.purchaseId,
    });
    const nth = (await renewals.countRenewals(tx, id)) + 1;
    const times = { oldEndsAt: endsAt, firstTryAt, nextLookAt: firstTryAt };
    await renewals.saveRenewal(tx, { agreementId: id, nth, orderId, ...times });
    if (firstTryAt <= now) return;
    await announce(tx, found, { endsAt, renewsAt: firstTryAt, amountMinor });
    await goOn(tx, memberId, packageVersionId, endsAt);
  };

  const tellRefusal = async (
    tx: Queryable,
    found: agreements.FoundAgreement,
    { order }: orders.FoundOrder,
    { id: attemptId, reference, pageUrl }: attempts.Attempt,
    when: { nextTryAt: Date; graceUntil: Date },
  ): Promise<void> => {
    const { memberId, cardSealed } = found.agreement;
    if (!cardSealed) return;
    const price = { amountMinor: order.amountMinor, currency: order.currency };
    const zone = await findZone(tx, memberId);
    const about = { memberId, packageName: found.content.name, price, zone };
    const nextTryAt = when.nextTryAt < when.graceUntil ? when.nextTryAt : undefined;
    const said = {
      ...about,
      attemptId,
      known: { order: order.reference, attempt: reference },
      card: cards.open(cardSealed),
      nextTryAt,
      graceUntil: when.graceUntil,
    };
    const link = `${needs.publicUrl}/billing-process?order=${order.id}`;
    await notify(tx, refusedNotice({ ...said, link, pageUrl: pageUrl ?? undefined }));
  };

  /** What is next, with everything about it held; answers the attempt to send, and until when that waits for a page. */
  const step = (renewal: renewals.Renewal): Promise<{ attempt: attempts.Attempt; until: Date } | undefined> =>
    db.transaction(async (tx) => {
      const { agreementId, orderId, oldEndsAt } = renewal;
      // In the order in which whoever cancels takes them.
      const found = await agreements.lockAgreement(tx, agreementId);
      const order = (await orders.lockOrder(tx, orderId))!;
      const open = await renewals.findOpenRenewal(tx, agreementId);
      if (open?.nth !== renewal.nth || !found) return undefined;
      const now = clock.now();
      if (!mayBePaid(order.order.status)) {
        await ending.end(tx, found, now < graceEnd(oldEndsAt) ? 'cancelled' : 'not_paid');
        return undefined;
      }
      const all = (await attempts.listAttempts(tx, orderId)).filter(({ method }) => method === 'card');
      const { plan, lookAt } = planOf(renewal, all, now);
      await renewals.changeRenewal(tx, renewal, { nextLookAt: lookAt });
      const [last] = all;
      if (plan === 'ask')
        for (const one of all.filter((attempt) => isLongUndecided(attempt, now)))
          await noteUnderWay(tx, one, now);
      // Of what is asked about nobody knows yet whether it was taken.
      if (plan !== 'ask' && (await agreements.wasTakenBack(tx, found))) {
        await ending.end(tx, found, 'refunded');
        return undefined;
      }
      if (plan === 'give up') await ending.end(tx, found, await unpaidBecause(tx, found));
      if (plan === 'wait' && last)
        await tellRefusal(tx, found, order, last, { nextTryAt: lookAt, graceUntil: graceEnd(oldEndsAt) });
      const isCharge = plan === 'send' || plan === 'try';
      const until = waitsUntil(renewal, all);
      const nextLookAt =
        isCharge && now < until ? await renewals.findPayableUntil(tx, order.order, now, until) : undefined;
      if (nextLookAt) await renewals.changeRenewal(tx, renewal, { nextLookAt });
      const isHeld = nextLookAt || (isCharge && (await agreements.isDisputed(tx, found.agreement)));
      if (plan === 'wait' || plan === 'ask' || isHeld)
        await goOn(tx, found.agreement.memberId, order.sold!.id, oldEndsAt);
      if (!isCharge || isHeld) return undefined;
      if (plan === 'send') return last && { attempt: last, until };
      const { amountMinor, currency, expiresAt } = order.order;
      const { provider } = cards.open(found.agreement.cardSealed!);
      const due = { provider, orderId, packageId: order.itemId, currency, expiresAt };
      const missing = { amountMinor: amountMinor - order.allocatedMinor };
      return { attempt: await renewalOrders.attempt(tx, { ...due, ...missing }), until };
    });

  const look = async (renewal: renewals.Renewal): Promise<void> => {
    const now = clock.now();
    if (!(await renewals.claimLook(db, renewal, now, later(now, MINUTE_MS)))) return;
    await needs.askProvider(renewal.orderId);
    const next = await step(renewal);
    if (!next) return;
    await charging.charge(renewal.agreementId, next.attempt, next.until);
    await needs.askProvider(renewal.orderId);
    await step(renewal);
  };

  /** What fails is looked at again, and keeps no other waiting. */
  const each = <T>(all: readonly T[], deed: (one: T) => Promise<void>): Promise<void> =>
    sideBySide(all, AT_A_TIME, (one) => deed(one).catch(onError));

  return {
    async renew(): Promise<void> {
      const soon = later(clock.now(), DUE_WITHIN_MS);
      const due = pagesOf(
        (after) => agreements.listEndingBy(db, soon, after, AT_ONCE),
        ({ agreement }) => agreement.id,
      );
      for await (const page of due)
        await each(page, ({ agreement: { memberId, id } }) =>
          db.transaction((tx) => begin(tx, memberId, id)),
        );
      await each(await renewals.listToLook(db, clock.now(), AT_ONCE), look);
    },
  };
};
