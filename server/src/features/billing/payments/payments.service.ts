// What providers tell us and what we ask them: nothing is believed unasked.
import { CURRENCIES, Currency } from '@ijeuwa/contract/fields';
import { type Clock, HOUR_MS, later, MINUTE_MS } from '#platform/clock.ts';
import { type Database, databaseIsAway, type Queryable } from '#platform/database/connect.ts';
import type { Limits } from '#platform/limits.ts';
import type { Live } from '#platform/live.ts';
import type { PaymentProviders } from '#platform/ports/payment-providers.ts';
import { makeSharedRuns } from '#platform/shared-runs.ts';
import { sideBySide } from '#platform/side-by-side.ts';
import { workChanged } from '#platform/work-changed.ts';
import * as attempts from '../checkout/attempts.repository.ts';
import { canBeDenied, judgeWord, LATE_MS, type Verdict } from '../checkout/attempts.rules.ts';
import { NotTakenIn } from '../checkout/not-taken-in.ts';
import * as orders from '../checkout/orders.repository.ts';
import { isOver, mayBePaid, nextState } from '../checkout/orders.rules.ts';
import { aboutOf, type JudgeBack } from './judging-back.ts';
import type { NotFound } from './not-found.ts';
import { makeNoticeInbox, type Odd } from './notice-inbox.ts';
import type { NoticeRow } from './notices.repository.ts';
import * as odd from './odd-payments.repository.ts';
import { findPaymentOf } from './payments.repository.ts';
import { outcomeOf } from './payments.rules.ts';
import type { HearRejected } from './rejected.ts';
import type { Money, Settlement } from './settlement.service.ts';
import type { Unidentified } from './unidentified.ts';
import { closeUnderWay, makeWaitsForBank } from './waits-for-bank.ts';

const ASK_EVERY_MS = 1000;
/** What was declined can be paid on the same page: it is asked about for so long after that, or after somebody came back. */
const WATCH_MS = 15 * MINUTE_MS;

export type PaymentsNeeds = {
  db: Database;
  clock: Clock;
  live: Live;
  limits: Limits;
  payments: PaymentProviders;
  settlement: Settlement;
  judgeBack: JudgeBack;
  unidentified: Unidentified;
  hearRejected: HearRejected;
  tellExpired: NotFound['tellExpired'];
  onError: (error: unknown) => void;
};

/** Of one attempt, by whoever gives up what it pays for: no hand taps so often, and a loop reaches no provider. */
const ASKS = { points: 10, seconds: 60 };

const AT_ONCE = 100;
/** Each waits for the provider most of the time. */
const AT_A_TIME = 8;
/** So many hundreds are asked about in one look, each minute. */
const ROUNDS = 10;

export const makePayments = (needs: PaymentsNeeds) => {
  const { db, clock, live, limits, payments, settlement, judgeBack, unidentified, onError } = needs;
  const endOpen = (orderId: string) =>
    db.transaction(async (tx) => {
      const found = await orders.lockOrder(tx, orderId);
      const status = found && nextState(found.order.status, 'expiry');
      if (!status) return;
      await orders.endOrder(tx, orderId, status, clock.now());
      await needs.tellExpired(tx, orderId);
    });

  const noteOdd = async (tx: Queryable, { eventId: source, ...rest }: Odd): Promise<void> =>
    odd.recordOddOnce(tx, { source, ...rest });

  /** Money that is there and could not be taken in is seen by staff, until it can. */
  const takeSeen = async ({ provider, reference }: attempts.Attempt, money: Money): Promise<void> => {
    const eventId = `unsettled:${money.transaction}`;
    try {
      await take(money);
    } catch (error) {
      const noticedAt = clock.now();
      const seen = { provider, eventId, reference, noticedAt };
      await noteOdd(db, { ...seen, kind: 'not settled', outcome: 'not_settled' });
      workChanged(live, 'transfers');
      throw databaseIsAway(error) ? error : new NotTakenIn(error);
    }
    const closing = { closedAt: clock.now(), closedBy: null, closing: 'It was taken in.' };
    await odd.closeOddOfSource(db, { provider, source: eventId }, closing);
  };

  const take = async (money: Money): Promise<void> => {
    const taken = await db.transaction((tx) => settlement.receive(tx, money));
    if (!taken) return;
    settlement.tell(taken);
    if (taken.standing !== 'fits') workChanged(live, 'transfers');
  };

  /** What was approved for something that is paid, or given up, is better not taken than sent back. */
  const isWanted = async ({ orderId }: attempts.Attempt): Promise<boolean> => {
    const found = await orders.findOrder(db, orderId);
    if (!found || found.accountClosed || found.withdrawn || !mayBePaid(found.order.status)) return false;
    return !(await orders.purchaseIsSettled(db, found.order.purchaseId));
  };

  /** Asks the provider; money that came is taken in, whether it fits or not. */
  const ask = async (attempt: attempts.Attempt): Promise<Verdict> => {
    const { id: attemptId, provider, reference, providerRef } = attempt;
    const wanted = await isWanted(attempt);
    const {
      providerId: transaction,
      amountMinor,
      currency,
      card,
      ...told
    } = await payments.of(provider).confirm({ reference, providerRef, wanted });
    const verdict = judgeWord({ reference }, { ...told, amountMinor, currency }, CURRENCIES);
    if (verdict === 'money')
      await takeSeen(attempt, {
        attemptId,
        transaction,
        amountMinor,
        currency: Currency.parse(currency),
        card,
      });
    if (verdict === 'failed')
      await attempts.stepAttempt(db, attemptId, 'decline', { watchedUntil: later(clock.now(), WATCH_MS) });
    if (verdict === 'under_way') await attempts.stepAttempt(db, attemptId, 'resumed');
    if (verdict === 'money' || verdict === 'failed') await closeUnderWay(db, attempt, clock.now());
    if (verdict === 'denied' && canBeDenied(attempt, clock.now())) {
      await attempts.stepAttempt(db, attemptId, 'denied');
      await closeUnderWay(db, attempt, clock.now());
    }
    return verdict;
  };

  const unprompted = makeSharedRuns<void>();

  /** Whoever comes while this process is asking waits for the same answer. */
  const askUnprompted = (attempt: attempts.Attempt, watchedUntil?: Date) =>
    unprompted.run(attempt.id, () => askOnce(attempt, watchedUntil));

  /** Unprompted by a notice: what does not fit is written down as if one had come. */
  const askOnce = async (attempt: attempts.Attempt, watchedUntil?: Date): Promise<void> => {
    const now = clock.now();
    const before = later(now, -ASK_EVERY_MS);
    if (!(await attempts.claimAsking(db, attempt.id, before, now, { watchedUntil }))) return;
    if ((await ask(attempt)) !== 'mismatch') return;
    const { provider, reference } = attempt;
    const eventId = `asked:${reference}`;
    const seen = { provider, eventId, reference, noticedAt: now };
    await noteOdd(db, { ...seen, kind: 'asked', outcome: 'mismatch' });
    workChanged(live, 'transfers');
  };

  const judgeNotice = async (notice: NoticeRow) => {
    const { provider, kind, reference } = notice;
    const subject = payments.of(provider).subjectOf(kind);
    if (subject === 'ignored') return subject;
    if (subject === 'rejection') return needs.hearRejected(notice);
    const attempt = await attempts.findAttemptByReference(db, reference);
    const isOurs = attempt?.provider === provider;
    if (subject !== 'payment') {
      // Word that it goes may come before word that it came.
      if (isOurs && !(await findPaymentOf(db, attempt))) await ask(attempt);
      return judgeBack(notice, subject);
    }
    if (attempt && !isOurs) return 'unknown_reference';
    // It stands before finance as money, and no more as word of it.
    if (!attempt)
      return (await unidentified.takeIn(provider, aboutOf(notice))) ? 'noted' : 'unknown_reference';
    return outcomeOf(await ask(attempt), notice.receivedAt, clock.now());
  };

  const listUnanswered = (orderId: string) =>
    attempts.listUnanswered(db, orderId, later(clock.now(), -LATE_MS));

  const askAll = async (orderId: string): Promise<void> => {
    for (const attempt of await listUnanswered(orderId))
      await askUnprompted(attempt, attempt.status === 'failed' ? later(clock.now(), WATCH_MS) : undefined);
  };

  const askUnanswered = async (
    orderId: string,
    askOne = ask,
  ): Promise<{ underWay: attempts.Attempt | undefined }> => {
    let underWay: attempts.Attempt | undefined;
    for (const attempt of await listUnanswered(orderId))
      if ((await askOne(attempt)) === 'under_way') underWay = attempt;
    return { underWay };
  };

  const givenUp = makeSharedRuns<Verdict>();

  /** What was heard before is not kept: it may have been paid since. */
  const askShared = (attempt: attempts.Attempt) =>
    givenUp.run(attempt.id, async () => {
      await limits.take('giving-up', attempt.id, ASKS);
      return ask(attempt);
    });

  const waitsForBank = makeWaitsForBank({ ...needs, askUnanswered });

  const endUnpaid = async (orderId: string): Promise<void> => {
    if (!(await waitsForBank(orderId))) await endOpen(orderId);
  };

  return {
    ...makeNoticeInbox({ db, clock, live, payments, judgeNotice, noteOdd, onError }),

    /** For whoever gives an order up, as often as they tap: fails where the provider does not answer. */
    askBeforeCancel: (orderId: string) => askUnanswered(orderId, askShared),

    /** The same for jobs that end what is not paid. */
    waitsForBank,

    /** For whoever waits for an answer: while the provider is away, the order is answered as it stands. */
    askProvider: (orderId: string): Promise<void> => askAll(orderId).catch(onError),

    /** Finds payments whose notice never came: of open orders each minute, given-up ones each hour for three days. */
    async sweep(): Promise<void> {
      const now = clock.now();
      const when = {
        now,
        openBefore: later(now, -MINUTE_MS),
        unpaidBefore: later(now, -HOUR_MS),
        unpaidSince: later(now, -LATE_MS),
      };
      for (let round = 0; round < ROUNDS; round++) {
        let failed = 0;
        const asked = await attempts.listAttemptsToAsk(db, when, AT_ONCE);
        await sideBySide(asked, AT_A_TIME, (attempt) =>
          askUnprompted(attempt).catch((error: unknown) => {
            failed++;
            onError(error);
          }),
        );
        // A provider that is away is not asked a thousand times.
        if (asked.length < AT_ONCE || failed > asked.length / 2) return;
      }
    },

    /** An order whose page was opened is given up only once the provider has said that no money came, and none is under way. */
    async expireOrders(): Promise<void> {
      let after: string | undefined;
      do {
        const found = await orders.listOpenPastTime(db, clock.now(), after, AT_ONCE);
        const over = found.filter((order) => isOver(order, clock.now()));
        await sideBySide(over, AT_A_TIME, ({ id }) => endUnpaid(id).catch(onError));
        after = found.length < AT_ONCE ? undefined : found.at(-1)!.id;
      } while (after !== undefined);
    },
  };
};
export type Payments = ReturnType<typeof makePayments>;
