// Services that other rooms sell: each offers what waits to be paid, and is called when its price has come or went back.
import { SERVICE_KINDS, type ServiceKind, type ServiceQuote } from '@ijeuwa/contract/services';
import type { Clock } from '#platform/clock.ts';
import type { Database, Queryable } from '#platform/database/connect.ts';
import type { PaymentProviders } from '#platform/ports/payment-providers.ts';
import type { SellsService, ServiceOffer, ServicePaid, ServicesSold } from '#platform/services-sold.ts';
import * as orders from '../checkout/orders.repository.ts';
import { isInTime, nextState } from '../checkout/orders.rules.ts';
import { findHolding, type HoldingQuote, saveQuote } from '../checkout/quotes.repository.ts';
import { refusedForGood } from '../checkout/refusals.ts';
import { isRefused, needsProfile } from '../checkout/refused.repository.ts';
import type { Fulfil, Fulfils } from '../payments/fulfil.ts';
import type { AskingBack } from '../refunds/asking-back.ts';
import * as services from './services.repository.ts';

export type ServicesNeeds = {
  db: Database;
  clock: Clock;
  payments: PaymentProviders;
  askingBack: Pick<AskingBack, 'once'>;
};

export type TakeServiceBack = (
  tx: Queryable,
  found: orders.FoundOrder,
  why: 'refund' | 'chargeback',
) => Promise<void>;

const TOLD = { refund: 'refunded', chargeback: 'charged_back' } as const;
const AT_ONCE = 100;

export const makeServices = ({ db, clock, payments, askingBack }: ServicesNeeds) => {
  const rooms = new Map<ServiceKind, SellsService>();
  const roomOf = (kind: ServiceKind): SellsService => {
    const room = rooms.get(kind);
    if (!room) throw new Error(`nobody gives a ${kind}, so none can be sold`);
    return room;
  };

  type Priced = { id: string } & Pick<
    ServiceOffer,
    'kind' | 'subjectId' | 'title' | 'amountMinor' | 'currency' | 'expiresAt'
  >;
  const toQuote = ({
    id,
    kind,
    subjectId,
    title,
    amountMinor,
    currency,
    expiresAt,
  }: Priced): ServiceQuote => ({
    _id: id,
    kind,
    subjectId,
    title,
    total: { amountMinor, currency },
    expiresAt: expiresAt.toISOString(),
    methods: payments.methodsFor(currency).filter((method) => isInTime(method, expiresAt, clock.now())),
  });

  const isSame = (held: HoldingQuote, offer: ServiceOffer): boolean =>
    held.memberId === offer.memberId &&
    held.amountMinor === offer.amountMinor &&
    held.currency === offer.currency &&
    held.catalogueVersionId === offer.catalogueVersionId;

  const giving =
    (kind: ServiceKind): Fulfil =>
    async (tx, { subjectId }, { memberId, orderId, paidAt }) => {
      const goesBack = needsProfile(kind) && (await isRefused(tx, memberId));
      const paid: ServicePaid = { memberId, orderId, subjectId: subjectId!, paidAt };
      const over = await roomOf(kind).give(tx, goesBack ? { ...paid, goesBack } : paid);
      await services.saveStretch(tx, { ...over, orderId, recordedAt: clock.now() });
      return undefined;
    };

  /** What was let go after its time was not given up by anybody: it has run out. */
  const endOpen = async (tx: Queryable, id: string, at: Date, heldUntil: Date | null): Promise<void> => {
    const status = nextState('open', heldUntil && heldUntil <= at ? 'expiry' : 'cancel');
    if (status) await orders.endOrder(tx, id, status, clock.now());
  };

  const sold: Omit<ServicesSold, 'expectUnpaid'> = {
    follow(kind, room) {
      if (rooms.has(kind)) throw new Error(`a ${kind} is given by two rooms`);
      rooms.set(kind, room);
    },

    async offer(tx, offer) {
      const { kind, subjectId } = offer;
      roomOf(kind);
      if (needsProfile(kind) && (await isRefused(tx, offer.memberId))) throw refusedForGood(kind);
      await services.removeWithdrawal(tx, kind, subjectId);
      const held = await findHolding(tx, kind, subjectId, clock.now());
      if (held && isSame(held, offer)) return toQuote({ ...offer, id: held.id, expiresAt: held.expiresAt });
      return toQuote({ ...offer, id: await saveQuote(tx, offer) });
    },

    isPayable: (currency) => payments.methodsFor(currency).length > 0,

    async findQuote(tx, kind, subjectId) {
      const held = await findHolding(tx, kind, subjectId, clock.now());
      return held && toQuote({ ...held, kind, subjectId, title: held.title ?? '' });
    },

    isAnnounced: services.isAnnounced,

    async withdraw(tx, kind, subjectId) {
      const withdrawnAt = clock.now();
      await services.recordWithdrawalOnce(tx, { kind, subjectId, withdrawnAt });
      for (const { id, heldUntil } of await services.lockOpenOrders(tx, kind, subjectId))
        await endOpen(tx, id, withdrawnAt, heldUntil);
    },

    async giveBack(tx, { kind, subjectId, reason, amountMinor = Infinity }) {
      const settled = await services.findSettled(tx, kind, subjectId);
      if (!settled) return;
      const wanted = Math.min(amountMinor, settled.amountMinor);
      await askingBack.once(tx, { orderId: settled.id, reason, amountMinor: wanted });
    },

    async earnOver(tx, kind, subjectId, over) {
      const settled = await services.findSettled(tx, kind, subjectId);
      if (settled) await services.saveStretch(tx, { ...over, orderId: settled.id, recordedAt: clock.now() });
    },
  };

  const fulfils = Object.fromEntries(SERVICE_KINDS.map((kind) => [kind, giving(kind)])) as Pick<
    Fulfils,
    ServiceKind
  >;

  const takeServiceBack: TakeServiceBack = async (tx, { order, kind, itemId: subjectId }, why) => {
    if (kind === 'package' || !order.settledAt) return;
    const { id: orderId, memberId, settledAt: paidAt } = order;
    await roomOf(kind).takeBack(tx, { memberId, orderId, subjectId, paidAt }, TOLD[why]);
  };

  return {
    sold,
    fulfils,
    takeServiceBack,
    usedOf: (kind: ServiceKind, subjectId: string) => roomOf(kind).used(db, subjectId),

    upkeep: {
      /** Orders that were being paid when their subject was withdrawn, and were not. */
      async cancelWithdrawn(): Promise<void> {
        for (const { id, withdrawnAt } of await services.listOpenWithdrawn(db, AT_ONCE))
          await db.transaction(async (tx) => {
            const found = await orders.lockOrder(tx, id);
            if (found?.withdrawn && found.order.status === 'open')
              await endOpen(tx, id, withdrawnAt, found.heldUntil);
          });
      },
    },
  };
};
export type Services = ReturnType<typeof makeServices>;
