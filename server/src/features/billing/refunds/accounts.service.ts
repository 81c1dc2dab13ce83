// The account to which money goes back that cannot go to where it came from: named by its member, read by finance.
import { bankNameOf } from '@ijeuwa/contract/nigerian-banks';
import { type BANK_SAYS, type NamedAccount, RefundAccount } from '@ijeuwa/contract/refund-accounts';
import type { Proof } from '@ijeuwa/contract/ways';
import * as z from 'zod';
import { AppError, conflict, notFound } from '#platform/app-error.ts';
import type { Audit } from '#platform/audit.ts';
import { type Clock, DAY_MS, later } from '#platform/clock.ts';
import type { Database, Queryable } from '#platform/database/connect.ts';
import type { StaffViewer, Viewer } from '#platform/http/viewer.ts';
import type { Limits } from '#platform/limits.ts';
import type { Live } from '#platform/live.ts';
import type { Notify } from '#platform/notify.ts';
import { PaymentProviderError } from '#platform/ports/payment-provider.ts';
import type { PaymentProviders } from '#platform/ports/payment-providers.ts';
import type { Sealing } from '#platform/sealing.ts';
import { workChanged } from '#platform/work-changed.ts';
import { moneyLink } from '../billing.mails.ts';
import type { Buyers } from '../checkout/buyers.ts';
import * as orders from '../checkout/orders.repository.ts';
import { accountNamedNotice, accountWantedNotice } from './accounts.mails.ts';
import * as accounts from './accounts.repository.ts';
import { namesFit } from './accounts.rules.ts';
import * as refunds from './refunds.repository.ts';
import { whoCounts } from './second-person.ts';

type Proven = { memberId: string; epoch: number };
/** Whoever proves owners: the password or a code, looked at again under the lock of the account. */
export type OwnerProof = {
  demand(viewer: Viewer, proof: Proof): Promise<Proven>;
  lockProven(tx: Queryable, proven: Proven): Promise<unknown>;
};

export type RefundAccountsNeeds = {
  db: Database;
  clock: Clock;
  limits: Limits;
  live: Live;
  notify: Notify;
  audit: Audit;
  sealing: Sealing;
  payments: PaymentProviders;
  buyers: Buyers;
  ownerProof: OwnerProof;
  publicUrl: string;
};

/** Whoever tries numbers learns no names by it, nor which there are. */
const TRIES = { points: 10, seconds: 3600 };
/** When whoever was asked for an account is asked again, in days; after the last nobody writes, and it stays owed. */
const ASK_AGAIN_AFTER = [3, 14, 30] as const;
/** The same, named again so soon, is no other account: nothing is looked at anew for it. */
const SECOND_TAP_MS = 10_000;
const AT_ONCE = 100;
const NONE_WAITS = 'Nothing of this order waits for an account: the money is on its way, or has come back.';
const NO_ACCOUNT = 'The bank knows no such account. Please look at the number and the bank.';

const Kept = z.object({ ...RefundAccount.shape, bankHas: z.string() });
type Kept = z.infer<typeof Kept>;

const LOOK_FIRST = 'The member has named an account. Please look at it first, and send the money there.';
const ANOTHER =
  'This is not the account that you saw: the member has named another one. Please look at it again.';

/** Enough to know it by, and to send nothing to. */
export const endingOf = ({ bankCode, accountNumber }: Pick<RefundAccount, 'bankCode' | 'accountNumber'>) =>
  `ending in ${accountNumber.slice(-4)} at ${bankNameOf(bankCode) ?? bankCode}`;

export const makeRefundAccounts = (needs: RefundAccountsNeeds) => {
  const { db, clock, limits, live, notify, audit, sealing, payments, buyers, ownerProof, publicUrl } = needs;

  const opened = (sealed: string): Kept => Kept.parse(JSON.parse(sealing.open(sealed)));

  const askBank = async (
    given: RefundAccount,
    owner: string,
  ): Promise<{ says: (typeof BANK_SAYS)[number]; bankHas: string }> => {
    try {
      const bankHas = await payments.holderOf(given);
      if (bankHas === undefined) return { says: 'unasked', bankHas: '' };
      return { says: namesFit(owner, bankHas) ? 'fits' : 'other', bankHas };
    } catch (error) {
      if (!(error instanceof PaymentProviderError)) throw error;
      if (error.reason === 'refused')
        throw new AppError('invalid', NO_ACCOUNT, { accountNumber: NO_ACCOUNT });
      return { says: 'unasked', bankHas: '' };
    }
  };

  const isSecondTap = (
    { accountSealed, namedAt }: { accountSealed: string | null; namedAt: Date },
    kept: string,
    now: Date,
  ): boolean =>
    accountSealed !== null &&
    now.getTime() - namedAt.getTime() < SECOND_TAP_MS &&
    sealing.open(accountSealed) === kept;

  const lockRefund = async (tx: Queryable, id: string): Promise<refunds.FoundRefund> => {
    const before = await refunds.findRefund(tx, id);
    if (!before || !(await orders.lockOrder(tx, before.orderId))) throw notFound('This refund');
    return (await refunds.findRefund(tx, id))!;
  };

  const mustBeSeen = (accountSealed: string, seen: string | undefined): void => {
    if (!sealing.fits(accountSealed, seen)) throw conflict(seen === undefined ? LOOK_FIRST : ANOTHER);
  };

  return {
    async name(viewer: Viewer, orderId: string, given: RefundAccount, proof: Proof): Promise<void> {
      const { memberId } = viewer;
      const own = await orders.findOrder(db, orderId);
      if (own?.order.memberId !== memberId) throw notFound('This order');
      if ((await accounts.listNameable(db, orderId)).length === 0) throw conflict(NONE_WAITS);
      const proven = await ownerProof.demand(viewer, proof);
      await limits.take('refund account', memberId, TRIES);
      // As they were when they bought it: a name that was changed since does not bring the money elsewhere.
      const buyer = await buyers.find(db, memberId, own.order.buyerSealed);
      const { says, bankHas } = await askBank(given, buyer?.name ?? '');
      await db.transaction(async (tx) => {
        await ownerProof.lockProven(tx, proven);
        const found = (await orders.lockOrder(tx, orderId))!;
        const ids = found.accountClosed ? [] : await accounts.listNameable(tx, orderId);
        if (ids.length === 0) throw conflict(NONE_WAITS);
        const namedAt = clock.now();
        const kept = JSON.stringify({ ...given, bankHas } satisfies Kept);
        const before = (await accounts.findAccount(tx, ids[0]!))?.account;
        if (before && isSecondTap(before, kept, namedAt)) return;
        const accountSealed = sealing.seal(kept);
        for (const refundId of ids)
          await accounts.saveAccount(tx, { refundId, namedAt, accountSealed, bankSays: says });
        const { title, order } = found;
        const about = { refundId: ids[0]!, memberId, title, reference: order.reference, namedAt };
        const bankName = bankNameOf(given.bankCode)!;
        const { accountNumber, accountName } = given;
        const link = moneyLink(publicUrl, orderId);
        const ending = accountNumber.slice(-4);
        await notify(tx, accountNamedNotice({ ...about, bankName, accountName, ending, link }));
      });
      live.toMember(memberId, 'changed', { what: 'subscription' });
      workChanged(live, 'refunds');
      workChanged(live, 'transfers');
    },

    async find({ staffId }: StaffViewer, id: string): Promise<{ account: NamedAccount | null }> {
      const refund = await refunds.findRefund(db, id);
      if (!refund) throw notFound('This refund');
      const found = await accounts.findAccount(db, id);
      await audit.recordLook({
        staffId,
        act: 'read account for refund',
        subject: `payment ${refund.reference}`,
      });
      if (!found?.account.accountSealed) return { account: null };
      const { accountSealed, bankSays, namedAt } = found.account;
      const kept = opened(accountSealed);
      return {
        account: {
          ...kept,
          bankName: bankNameOf(kept.bankCode) ?? kept.bankCode,
          says: bankSays,
          namedAt: namedAt.toISOString(),
          checkedBy: found.checkedByName ?? '',
          seen: sealing.digest(accountSealed),
        },
      };
    },

    async check(
      { staffId }: StaffViewer,
      id: string,
      { reason, seen }: { reason: string; seen: string },
    ): Promise<void> {
      await db.transaction(async (tx) => {
        const { reference, refund, nameable } = await lockRefund(tx, id);
        const found = await accounts.findAccount(tx, id);
        if (!found?.account.accountSealed || !nameable || !refund.owedAt)
          throw conflict('There is no account that waits to be compared.');
        mustBeSeen(found.account.accountSealed, seen);
        if (found.account.bankSays === 'fits') throw conflict('The bank has confirmed this account.');
        // Another may take it over: else of two people nobody were left who may send.
        if (found.account.checkedBy === staffId) throw conflict('You have compared this account already.');
        await accounts.markChecked(tx, id, staffId);
        const subject = `payment ${reference}`;
        await audit.record(tx, { staffId, act: 'check account for refund', subject, reason });
      });
      workChanged(live, 'refunds');
    },

    /**
     * Before money is sent to the account that was named, in that transaction: where the bank did not confirm it,
     * another person has compared it.
     */
    async mayBeSent(tx: Queryable, id: string, staffId: string): Promise<Kept | undefined> {
      const found = await accounts.findAccount(tx, id);
      if (!found?.account.accountSealed) return undefined;
      const { bankSays, checkedBy, accountSealed } = found.account;
      const counts = await whoCounts(tx, staffId, [checkedBy]);
      if (bankSays !== 'fits' && !counts(checkedBy))
        throw conflict('The bank did not confirm this account. Please have somebody compare it first.');
      if (bankSays !== 'fits' && checkedBy === staffId)
        throw conflict('You have compared this account. Please have somebody else send the money.');
      return opened(accountSealed);
    },

    /** … and it is the one that was seen; none was named where none was. */
    async seenMayBeSent(
      tx: Queryable,
      id: string,
      staffId: string,
      seen: string | undefined,
    ): Promise<Kept | undefined> {
      const sealed = (await accounts.findAccount(tx, id))?.account.accountSealed;
      if (!sealed && seen !== undefined) throw conflict(ANOTHER);
      if (sealed) mustBeSeen(sealed, seen);
      return this.mayBeSent(tx, id, staffId);
    },

    /** Whoever has named none is asked again, each time once. */
    async remind(): Promise<void> {
      const ago = (days: number | undefined) =>
        days === undefined ? undefined : later(clock.now(), -days * DAY_MS);
      for (const [nth, days] of ASK_AGAIN_AFTER.entries()) {
        const since = { before: ago(days)!, after: ago(ASK_AGAIN_AFTER[nth + 1]) };
        for (const one of await accounts.listUnnamed(db, since, nth, AT_ONCE)) {
          const asked = { ...one, nth, isLast: nth + 1 === ASK_AGAIN_AFTER.length };
          const link = moneyLink(publicUrl, one.orderId);
          await db.transaction((tx) => notify(tx, accountWantedNotice({ ...asked, link })));
        }
      }
    },
  };
};
export type RefundAccounts = ReturnType<typeof makeRefundAccounts>;
