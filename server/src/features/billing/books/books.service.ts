// What staff read in the books: what came on a day, what fits nothing, what we owe, and the lines that say so.
import type * as calls from '@ijeuwa/contract/books';
import { BOOKS_PAGE, type CameNet, OWED_ACCOUNTS, type OwedAccount } from '@ijeuwa/contract/books';
import type { Answer, Received } from '@ijeuwa/contract/endpoint';
import { type Currency, Id, sentMoment } from '@ijeuwa/contract/fields';
import { listStatementLines } from '@ijeuwa/contract/statements';
import * as z from 'zod';
import { AppError } from '#platform/app-error.ts';
import type { Audit } from '#platform/audit.ts';
import { type Clock, DAY_MS, lagosDay, later } from '#platform/clock.ts';
import type { Database } from '#platform/database/connect.ts';
import type { StaffViewer } from '#platform/http/viewer.ts';
import type { Sealing } from '#platform/sealing.ts';
import type { Buyers } from '../checkout/buyers.ts';
import type { Ledger } from '../ledger/ledger.service.ts';
import * as came from './came.repository.ts';
import { listCameLines } from './came-lines.repository.ts';
import * as owed from './owed.repository.ts';
import * as unmatched from './unmatched.repository.ts';
import { listWentBack } from './went-back.repository.ts';

export type BooksNeeds = {
  db: Database;
  clock: Clock;
  audit: Audit;
  ledger: Ledger;
  buyers: Buyers;
  sealing: Pick<Sealing, 'open'>;
};

type Named = {
  orderId: string | null;
  reference: string | null;
  title: string | null;
  memberId: string | null;
  memberName: string | null;
  buyerSealed: string | null;
};

const paged = <Row>(rows: readonly Row[], keyOf: (row: Row) => string) => ({
  page: rows.slice(0, BOOKS_PAGE),
  next: rows.length > BOOKS_PAGE ? keyOf(rows[BOOKS_PAGE - 1]!) : null,
});

const placeAfter = ({ at, id }: unmatched.Place): string => `${at.toISOString()}_${id}`;
const NO_PAGE = 'This page is none of ours. Please begin at the first.';
// What no page ends with may be a moment, or an id, that the database has no room for.
const Place = z.object({ at: sentMoment(NO_PAGE), id: Id });
const placeOf = (text: string): unmatched.Place => {
  const [at, id] = text.split('_');
  const read = Place.safeParse({ at, id });
  if (!read.success) throw new AppError('invalid', NO_PAGE);
  return { at: new Date(read.data.at), id: read.data.id };
};

type Sum = { currency: Currency; amountMinor: number };
const netsOf = (cameIn: readonly Sum[], wentBack: readonly Sum[]): CameNet[] => {
  const sumIn = (all: readonly Sum[], wanted: Currency) =>
    all.reduce((sum, { currency, amountMinor }) => sum + (currency === wanted ? amountMinor : 0), 0);
  const moved = [...cameIn, ...wentBack].filter(({ amountMinor }) => amountMinor !== 0);
  return [...new Set(moved.map(({ currency }) => currency))].sort().map((currency) => {
    const [came, back] = [sumIn(cameIn, currency), sumIn(wentBack, currency)];
    return {
      came: { amountMinor: came, currency },
      wentBack: { amountMinor: back, currency },
      net: { amountMinor: came - back, currency },
    };
  });
};

const naira = (amountMinor: number) => ({ amountMinor, currency: 'NGN' as const });

const isOwed = (account: string): account is OwedAccount => OWED_ACCOUNTS.some((one) => one === account);

export const makeBooks = ({ db, clock, audit, ledger, buyers, sealing }: BooksNeeds) => {
  const orderOf = ({ orderId, reference, title }: Named) =>
    orderId === null ? null : { _id: orderId, reference: reference ?? '', title: title ?? '' };
  const memberOf = ({ memberId, memberName, buyerSealed }: Named) =>
    memberId === null ? null : { _id: memberId, name: memberName ?? buyers.nameOf(buyerSealed) };
  const yesterday = () => lagosDay(later(clock.now(), -DAY_MS));
  const sumsOf = async (span: came.Span) => {
    const totals = await came.sumCame(db, span);
    const lines = await came.sumOfNobody(db, span);
    const cameIn = [...totals, naira(lines.came - lines.named)];
    const wentBack = [...(await came.sumWentBack(db, span)), naira(lines.sentBack)];
    return { totals, lines, nets: netsOf(cameIn, wentBack) };
  };

  return {
    /** Names nobody, so no look is recorded. */
    async netsOfYesterday(): Promise<CameNet[]> {
      return (await sumsOf(came.spanOf(yesterday()))).nets;
    },

    async came(
      { staffId }: StaffViewer,
      { day, after, ...of }: Received<typeof calls.listCameMoney>['query'],
    ): Promise<Answer<typeof calls.listCameMoney>> {
      const wanted = day ?? yesterday();
      const span = came.spanOf(wanted);
      const { page, next } = paged(await came.listCame(db, span, of, after), ({ payment }) => payment.id);
      await audit.recordLook({ staffId, act: 'read what came', subject: `day ${wanted}` });
      const { totals, lines, nets } = await sumsOf(span);
      const known = await came.sumKnown(db, span);
      const freed = await came.sumFreed(db, span);
      return {
        day: wanted,
        nets,
        ofNobody:
          lines.came === 0 && lines.named === 0 && known === 0
            ? null
            : {
                came: naira(lines.came - freed),
                named: naira(lines.named),
                freed: naira(freed),
                known: naira(known),
              },
        totals: totals.map(({ amountMinor, currency, ...rest }) => ({
          ...rest,
          amount: { amountMinor, currency },
        })),
        payments: page.map(({ payment: one, late, ...named }) => ({
          _id: one.id,
          at: one.receivedAt.toISOString(),
          provider: one.provider,
          amount: { amountMinor: one.amountMinor, currency: one.currency },
          standing: one.standing,
          late,
          order: orderOf(named),
          member: memberOf(named),
        })),
        next,
      };
    },

    async wentBack(
      { staffId }: StaffViewer,
      { day, currency, after }: Received<typeof calls.listWentBack>['query'],
    ): Promise<Answer<typeof calls.listWentBack>> {
      const place = after === undefined ? undefined : placeOf(after);
      const found = await listWentBack(db, came.spanOf(day), currency, place);
      const { page, next } = paged(found, placeAfter);
      await audit.recordLook({ staffId, act: 'read what went back', subject: `day ${day}` });
      return {
        wentBack: page.map(
          ({ id, as, at, provider, amountMinor, askedBy, approvedBy, sentBy, ...named }) => ({
            _id: id,
            as,
            at: at.toISOString(),
            provider,
            amount: { amountMinor, currency },
            order: orderOf(named),
            member: memberOf(named),
            askedBy,
            approvedBy,
            sentBy,
          }),
        ),
        next,
      };
    },

    async cameLines(
      { staffId }: StaffViewer,
      { day, of, after }: Received<typeof calls.listCameLines>['query'],
    ): Promise<Answer<typeof calls.listCameLines>> {
      const { page, next } = paged(await listCameLines(db, came.spanOf(day), of, after), ({ id }) => id);
      await audit.recordLook({ staffId, act: 'read lines that came', subject: `day ${day}` });
      return {
        lines: page.map(({ id, day: onDay, amountMinor, narrationSealed, state, reference, ...one }) => ({
          _id: id,
          day: onDay,
          amount: naira(amountMinor),
          narration: sealing.open(narrationSealed),
          state,
          reference,
          order: orderOf({ ...one, reference: one.orderReference }),
          member: memberOf({ ...one, reference }),
          closed: one.closedAt && {
            as: one.closedAs,
            at: one.closedAt.toISOString(),
            by: one.closedBy,
            reason: one.closedWhy,
          },
        })),
        next,
      };
    },

    async unmatched(
      { staffId, roles }: StaffViewer,
      after?: string,
    ): Promise<Answer<typeof calls.listUnmatched>> {
      const found = await unmatched.listUnmatched(db, after === undefined ? undefined : placeOf(after));
      const { page, next } = paged(found, placeAfter);
      const mayRead = listStatementLines.access.staff.some((role) => roles.includes(role));
      const lines = page.filter(({ narration_sealed: narration }) => mayRead && narration !== null);
      if (lines.length > 0) {
        const subject = `${lines.length} lines, the newest ${lines.at(-1)!.id}`;
        await audit.recordLook({ staffId, act: 'read statement lines', subject });
      }
      return {
        unmatched: page.map(
          ({
            id,
            what,
            at,
            amount_minor: left,
            came_minor: came,
            currency,
            narration_sealed: narration,
            ...one
          }) => ({
            _id: id,
            what,
            at: at.toISOString(),
            amount: left === null || currency === null ? null : { amountMinor: left, currency },
            came: came === null || currency === null ? null : { amountMinor: came, currency },
            reference: one.reference,
            outcome: one.outcome,
            narration: mayRead && narration !== null ? sealing.open(narration) : null,
          }),
        ),
        all: await unmatched.countUnmatched(db),
        next,
      };
    },

    async owed(): Promise<Answer<typeof calls.findOwed>> {
      const sums = await owed.sumOwed(db);
      return {
        owed: sums.flatMap(({ account, title, amountMinor, currency, orders }) =>
          isOwed(account) ? [{ account, title, amount: { amountMinor, currency }, orders }] : [],
        ),
        balances: (await ledger.balances(db))
          .filter(({ amountMinor }) => amountMinor !== 0)
          .map(({ account, amountMinor, currency }) => ({
            account,
            amount: { amountMinor, currency },
          })),
      };
    },

    async owedOrders(
      { staffId }: StaffViewer,
      wanted: owed.OwedOf,
    ): Promise<Answer<typeof calls.listOwedOrders>> {
      const { page, next } = paged(await owed.listOwedOrders(db, wanted), ({ orderId }) => orderId);
      const subject = page.map(({ reference }) => reference).join(' ');
      await audit.recordLook({ staffId, act: 'read what is owed', subject });
      return {
        orders: page.map(({ amountMinor, since, ...named }) => ({
          order: { _id: named.orderId, reference: named.reference, title: named.title },
          member: memberOf(named),
          amount: { amountMinor, currency: wanted.currency },
          since: since.toISOString(),
        })),
        next,
      };
    },

    async lines(orderId: string, after?: string): Promise<Answer<typeof calls.listLedgerLines>> {
      const found = await owed.listOrderLines(db, orderId, after === undefined ? undefined : Number(after));
      const { page, next } = paged(found, ({ seq }) => String(seq));
      return {
        lines: page.map(({ at, amountMinor, currency, ...line }) => ({
          ...line,
          at: at.toISOString(),
          amount: { amountMinor, currency },
        })),
        earned: (await owed.listEarnedMonths(db, orderId)).map(({ amountMinor, currency, ...month }) => ({
          ...month,
          amount: { amountMinor, currency },
        })),
        next,
      };
    },

    async earnedDays(orderId: string, month: string): Promise<Answer<typeof calls.listEarnedDays>> {
      const days = await owed.listEarnedDays(db, orderId, month);
      return {
        days: days.map(({ day, amountMinor, currency }) => ({ day, amount: { amountMinor, currency } })),
      };
    },
  };
};
export type Books = ReturnType<typeof makeBooks>;
