// What this room is told of times: which consultation a member has on a day, and when one is free near it.
import type { Money } from '@ijeuwa/contract/fields';

/** Times are of the room that keeps diaries. */
export type ConsultationTimes = {
  findBooked: (memberId: string, day: string) => Promise<BookedConsultation | undefined>;
  listFreeNear: (memberId: string, day: string) => Promise<FreeConsultation[]>;
};
/** `zones`: the reader’s clock, and the counsellor’s. */
export type FreeConsultation = { startsAt: Date; zones: readonly string[] };
/** `heldUntil`: its fee is waited for until then; null once it is confirmed. `byTransfer`: held for a bank transfer. `fee`: in the currency that was chosen. */
export type BookedConsultation = FreeConsultation & {
  id: string;
  heldUntil: Date | null;
  byTransfer: boolean;
  fee: Money | null;
};
