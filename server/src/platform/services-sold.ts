// What the money room and a room that sells something of its own say to each other. Billing is built first: whoever
// sells says so by `follow`, once, while the rooms are built.
import type { Currency } from '@ijeuwa/contract/fields';
import type { ServiceKind, ServiceQuote, ServiceUsed } from '@ijeuwa/contract/services';
import type { Queryable } from '#platform/database/connect.ts';

export type ServiceOffer = {
  memberId: string;
  kind: ServiceKind;
  /** The appointment, the plan or the case: of the room that sells. One purchase settles it. */
  subjectId: string;
  /** As the screen says it: "Session with Dr Bisi Adeyemi". Outside the product it is an appointment. */
  title: string;
  amountMinor: number;
  currency: Currency;
  /** The entry whose price it is, in the version it is sold by. */
  catalogueVersionId: string;
  /** No order is begun at this price after it. */
  expiresAt: Date;
};

export type ServicePaid = {
  memberId: string;
  orderId: string;
  subjectId: string;
  paidAt: Date;
  /** A rule of the money room asks it back in the same transaction: nothing begins by it. */
  goesBack?: true;
};
export type TakenBackBy = 'refunded' | 'charged_back';
/** When it is earned: income from one moment to the other, day by day. */
export type EarnedOver = { startsAt: Date; endsAt: Date };

export type SellsService = {
  /**
   * All of its price is here, in the transaction that settles the order; never twice for one order. It may come late: after
   * the price ran out, or the subject was withdrawn. Rows of the room are locked here after those of the order.
   */
  give: (tx: Queryable, paid: ServicePaid) => Promise<EarnedOver>;
  /** What was paid went back whole, or a bank took it: what is not used yet ends. */
  takeBack: (tx: Queryable, paid: ServicePaid, why: TakenBackBy) => Promise<void>;
  /** Of one that was paid, by the room's own rules: whoever asks for its money, or lets it go, reads this first. */
  used: (db: Queryable, subjectId: string) => Promise<ServiceUsed>;
};

/**
 * None of these waits for an order that is being settled, so that a room may call them while it holds rows of its own: what
 * was just being paid is given (`give`) once the room lets them go.
 */
export type ServicesSold = {
  /** Called once for each kind; a kind that nobody follows cannot be offered. */
  follow: (kind: ServiceKind, room: SellsService) => void;
  /**
   * Holds the price for the subject. The same subject at the same price, while it holds, has the same one; of what was
   * withdrawn it begins anew. VIP is refused to whoever was refused for good. By bank transfer it can be paid as long as it holds for two hours more.
   */
  offer: (tx: Queryable, offer: ServiceOffer) => Promise<ServiceQuote>;
  /** Whether anybody takes this currency now: what nobody takes is shown, and charged in naira. */
  isPayable: (currency: Currency) => boolean;
  /** What of the subject waits to be paid, or undefined. */
  findQuote: (db: Queryable, kind: ServiceKind, subjectId: string) => Promise<ServiceQuote | undefined>;
  /** Its member has said that a transfer for it was made, and it is looked for. */
  isAnnounced: (db: Queryable, kind: ServiceKind, subjectId: string) => Promise<boolean>;
  /**
   * Before a member lets the subject go, outside any transaction and lock: the provider is asked, and who pays at this
   * moment, or has just paid, is told so and lets nothing go. `what`: how the refusal names it, at the beginning of a
   * sentence. What cannot wait for an answer (a job, an account that is closed) goes by the rule for late money instead.
   */
  expectUnpaid: (kind: ServiceKind, subjectId: string, what: string) => Promise<void>;
  /** Nothing more is begun for the subject, and what waits is cancelled; money that comes all the same is late. */
  withdraw: (tx: Queryable, kind: ServiceKind, subjectId: string) => Promise<void>;
  /**
   * By a rule of the room, said in words that finance reads: asks that what was paid for the subject goes back, all of it
   * or so much. Somebody of finance approves it; what goes back whole is told by `takeBack`. Twice is once.
   */
  giveBack: (
    tx: Queryable,
    ask: { kind: ServiceKind; subjectId: string; reason: string; amountMinor?: number },
  ) => Promise<void>;
  /** It was moved: what is not earned yet is earned over this. */
  earnOver: (tx: Queryable, kind: ServiceKind, subjectId: string, over: EarnedOver) => Promise<void>;
};
