// One way to cancel a renewal, whoever asks for it: the member, or finance for them.
import type { Clock } from '#platform/clock.ts';
import type { Queryable } from '#platform/database/connect.ts';
import type { FindZone } from '#platform/mail-words.ts';
import type { Notify } from '#platform/notify.ts';
import { type Canceller, cancelledNotice } from './agreements.mails.ts';
import { changeAgreement, type FoundAgreement } from './agreements.repository.ts';
import { type Ending, subscriptionLink } from './ending.ts';

export type CancellingNeeds = {
  clock: Clock;
  notify: Notify;
  findZone: FindZone;
  publicUrl: string;
  ending: Ending;
};

/** Of one that is locked: whoever would charge by it from then on finds it cancelled. */
export const makeCancelling =
  ({ clock, notify, findZone, publicUrl, ending }: CancellingNeeds) =>
  async (tx: Queryable, found: FoundAgreement, keepCard: boolean, by: Canceller): Promise<void> => {
    const changedAt = clock.now();
    const { id: agreementId, memberId } = found.agreement;
    const runsOn = found.endsAt !== null && found.endsAt > changedAt;
    if (keepCard && runsOn) {
      await changeAgreement(tx, agreementId, { state: 'cancelled', changedAt });
      await ending.giveUpRenewal(tx, agreementId, 'cancel');
    } else await ending.end(tx, found, 'cancelled');
    const zone = await findZone(tx, memberId);
    const about = { memberId, packageName: found.heldName, zone, link: subscriptionLink(publicUrl) };
    const endsAt = runsOn ? found.endsAt : null;
    await notify(tx, cancelledNotice({ ...about, agreementId, changedAt, endsAt, by }));
  };
export type Cancelling = ReturnType<typeof makeCancelling>;
