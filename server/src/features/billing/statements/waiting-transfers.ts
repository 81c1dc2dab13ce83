// What statements need of transfers: which there are, and the word of somebody that the money of one has come.
import type { EndedReason } from '@ijeuwa/contract/payment-words';
import type { Confirmed } from '@ijeuwa/contract/transfers';
import { type Clock, DAY_MS, later } from '#platform/clock.ts';
import type { Database, Queryable } from '#platform/database/connect.ts';
import type { StaffViewer } from '#platform/http/viewer.ts';
import type { Buyers } from '../checkout/buyers.ts';
import { endedBecause } from '../checkout/ended.rules.ts';
import { approvalsNeeded } from '../checkout/orders.rules.ts';
import { listTransfersSince } from './waiting.repository.ts';

export type WaitingTransfer = {
  /** What `ConfirmTransfer` takes. */
  id: string;
  reference: string;
  memberId: string;
  memberName: string;
  title: string;
  /** What is asked for; once it has come, what came. */
  amountMinor: number;
  createdAt: Date;
  announcedAt: Date | null;
  settled: boolean;
  /** … by hand, and no statement has it yet. */
  byHand: boolean;
  /** It was confirmed by hand, and never came: whatever comes for it is more money. */
  undone: boolean;
  goesBack: boolean;
  /** Of an order of which a part has come. */
  missingMinor: number;
  /** Its order has ended before it was paid. */
  ended: EndedReason | null;
  /** Its buyer is leaving, or gone. */
  accountClosed: boolean;
  approvals: number;
  approvalsNeeded: number;
  confirmedByMe: boolean;
  /** Who had said so, and may no more. */
  lapsed: string;
};
export type ListWaitingTransfers = (staffId: string) => Promise<WaitingTransfer[]>;
/** The line by which something is said, in the transaction that takes its money in: it pays once. */
export type UsedLine = {
  /** It was said to be the money of this transfer, whose order is held too: what was said by it is said no longer. */
  saidOf?: string;
  /** Refuses where the line has left the list, or is for something else, and keeps it there. */
  hold: (tx: Queryable) => Promise<void>;
  /** Its money is in: it leaves the list with it. */
  settle: (tx: Queryable) => Promise<void>;
};
export type ConfirmTransfer = (
  viewer: StaffViewer,
  transferId: string,
  came: { amountMinor: number; reason: string; line: UsedLine },
) => Promise<Confirmed>;
/** More money of a transfer that has its own. */
export type ConfirmMore = (
  viewer: StaffViewer,
  transferId: string,
  more: { transaction: string; amountMinor: number; reason: string; line: UsedLine },
) => Promise<Confirmed>;

/** What was said of a transfer of this amount is said no longer. */
export type WithdrawWords = (tx: Queryable, transferId: string, amountMinor: number) => Promise<void>;

/** Money is looked for among the transfers of so many days. */
const SINCE_DAYS = 60;
/** Among more than these nobody can say that a line fits no other; the oldest that nobody announced would be missed. */
export const WAITING_MAX = 3000;

type Needs = { db: Database; clock: Clock; buyers: Buyers; twoStaffAboveNaira: number };

export const makeListWaiting =
  ({ db, clock, buyers, twoStaffAboveNaira }: Needs): ListWaitingTransfers =>
  async (staffId) => {
    const since = later(clock.now(), -SINCE_DAYS * DAY_MS);
    const rows = await listTransfersSince(db, staffId, since, WAITING_MAX);
    return rows.map(({ memberName, buyerSealed, paidAlready, accountClosed, profileRefused, ...row }) => ({
      ...row,
      memberName: memberName ?? buyers.nameOf(buyerSealed),
      ended: endedBecause(row) ?? null,
      goesBack: !row.settled && (paidAlready || accountClosed || profileRefused),
      accountClosed,
      approvalsNeeded: approvalsNeeded(row.orderMinor, twoStaffAboveNaira),
    }));
  };
