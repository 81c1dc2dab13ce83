// The inbox of what providers tell us: each notice is kept once and answered at once, and what it means is found out in its turn.
import type { IncomingHttpHeaders } from 'node:http';
import type { NoticeOutcome } from '@ijeuwa/contract/payment-words';
import { AppError } from '#platform/app-error.ts';
import { type Clock, later } from '#platform/clock.ts';
import type { Database, Queryable } from '#platform/database/connect.ts';
import type { Live } from '#platform/live.ts';
import {
  type PaymentNotice,
  PaymentProviderError,
  type ProviderName,
} from '#platform/ports/payment-provider.ts';
import type { PaymentProviders } from '#platform/ports/payment-providers.ts';
import { makeSharedRuns } from '#platform/shared-runs.ts';
import { sideBySide } from '#platform/side-by-side.ts';
import { makeTurns } from '#platform/turns.ts';
import { makeUnderway } from '#platform/underway.ts';
import { workChanged } from '#platform/work-changed.ts';
import * as inbox from './notices.repository.ts';
import type { recordOddOnce } from './odd-payments.repository.ts';
import { isOdd, waitMs } from './payments.rules.ts';

export type Odd = { eventId: string } & Omit<Parameters<typeof recordOddOnce>[1], 'source'>;

type InboxNeeds = {
  db: Database;
  clock: Clock;
  live: Live;
  payments: PaymentProviders;
  /** Undefined while nobody can tell. */
  judgeNotice: (notice: inbox.NoticeRow) => Promise<NoticeOutcome | undefined>;
  noteOdd: (tx: Queryable, odd: Odd) => Promise<void>;
  onError: (error: unknown) => void;
};

/** Of one look. */
const AT_ONCE = 100;
/** Notices at a time: each holds connections that members need as well. */
const NOTICES_AT_A_TIME = 4;
/** In line in this process; what comes beyond is found by the next look. */
const NOTICES_IN_LINE = 100;

/** Whoever sent it sends it again. */
const cannotBeTold = (error: unknown): never => {
  if (!(error instanceof PaymentProviderError)) throw error;
  throw new AppError(
    'unavailable',
    'Whether this notice is genuine cannot be told right now.',
    undefined,
    30,
  );
};

export const makeNoticeInbox = (needs: InboxNeeds) => {
  const { db, clock, live, payments, judgeNotice, noteOdd, onError } = needs;

  const putBack = (notice: inbox.NoticeRow) =>
    inbox.putBackNotice(db, notice, later(clock.now(), waitMs(notice.tries)));

  const handle = async (notice: inbox.NoticeRow): Promise<void> => {
    try {
      const outcome = await judgeNotice(notice);
      if (!outcome) return await putBack(notice);
      const { provider, eventId, reference, kind, receivedAt: noticedAt } = notice;
      await db.transaction(async (tx) => {
        await inbox.markNoticeHandled(tx, notice, outcome, clock.now());
        if (isOdd(outcome)) await noteOdd(tx, { provider, eventId, reference, kind, outcome, noticedAt });
      });
      if (isOdd(outcome)) workChanged(live, 'transfers');
    } catch (error) {
      onError(error);
      await putBack(notice).catch(onError);
    }
  };

  const inTurn = makeTurns({
    atOnce: NOTICES_AT_A_TIME,
    waitingMax: NOTICES_IN_LINE + AT_ONCE,
    whenFull: () => new Error('more notices wait than may'),
  });
  const inLine = makeSharedRuns<void>();
  const keeping = makeSharedRuns<void>();
  const behindAnswers = makeUnderway();
  const nameOf = ({ provider, eventId }: Pick<inbox.NoticeRow, 'provider' | 'eventId'>) =>
    `${provider} ${eventId}`;

  /** In its turn, and never twice at once in this process. */
  const handleInTurn = (notice: inbox.NoticeRow): Promise<void> =>
    inLine.run(nameOf(notice), () => inTurn(() => handle(notice)));

  const keepOnce = async (provider: ProviderName, told: PaymentNotice): Promise<void> => {
    const kept = await inbox.recordNoticeOnce(db, { ...told, provider, receivedAt: clock.now() });
    if (kept && inLine.count() < NOTICES_IN_LINE) void behindAnswers.add(handleInTurn(kept));
  };

  /** The same notice a thousand times at once is written once, and each of them is answered once that is done. */
  const keep = (provider: ProviderName, told: PaymentNotice): Promise<void> =>
    keeping.run(nameOf({ provider, eventId: told.eventId }), () => keepOnce(provider, told));

  return {
    /** Kept once and answered at once; what it means is found out behind the answer. */
    async receive(
      provider: ProviderName,
      rawBody: Buffer,
      headers: IncomingHttpHeaders,
      sender?: string,
    ): Promise<{ received: true }> {
      const told = await payments.find(provider)?.readNotice(rawBody, headers, sender).catch(cannotBeTold);
      if (!told) throw new AppError('wrong_credentials', 'The signature of this notice does not hold.');
      await keep(provider, told);
      return { received: true };
    },

    async handleWaiting(): Promise<void> {
      const waiting = await inbox.listWaitingNotices(db, clock.now(), AT_ONCE);
      await sideBySide(waiting, NOTICES_AT_A_TIME, handleInTurn);
    },

    /** Once none is being found out behind its answer. */
    idle: behindAnswers.idle,
  };
};
