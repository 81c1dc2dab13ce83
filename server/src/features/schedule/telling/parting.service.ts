// Tells both of a couple, and the counsellor, that one of them comes alone to what was booked for two.
import { DISCREET_TITLE } from '@ijeuwa/contract/schedule';
import type { Queryable } from '#platform/database/connect.ts';
import type { MailDescription } from '#platform/mail/mail-description.ts';
import type { Notice } from '#platform/notify.ts';
import { type AppointmentRow, findWithCounsellor } from '../booking/booking.repository.ts';
import { bellMessage } from './bell-words.ts';
import type { Describing, TellingNeeds } from './describing.ts';
import { comeAloneMail, counsellorAloneMail, type MemberAbout, stayedAwayMail } from './schedule.mails.ts';

const partedNotice = (
  onceKey: string,
  memberId: string,
  about: MemberAbout,
  words: string,
  mail: MailDescription,
): Notice => ({
  onceKey,
  category: 'systemUpdates',
  memberId,
  bell: { type: 'booking', title: DISCREET_TITLE, message: bellMessage(about, words) },
  mail: { ...mail, always: true },
});
/** To whoever came along, and does not any more. */
export const goneNotice = (onceKey: string, partnerId: string, about: MemberAbout): Notice =>
  partedNotice(onceKey, partnerId, about, 'It is not in your schedule any more.', stayedAwayMail(about));

type Needs = Pick<TellingNeeds, 'notify'> & { describing: Describing };

export const makeParting = ({ notify, describing }: Needs) => {
  const { aboutFor, fileOf, aboutForCounsellor, toCounsellor } = describing;
  return {
    /** Of whoever came along and does not any more: their calendar lets go of it, and whoever booked comes alone, to what it is by then. */
    async tellParted(
      tx: Queryable,
      before: AppointmentRow,
      partnerId: string,
      state: AppointmentRow['state'],
    ): Promise<void> {
      const found = await findWithCounsellor(tx, before.id);
      if (!found) return;
      const { appointment, counsellor } = found;
      const { memberId } = appointment;
      const onceKey = `appointment:${before.id}:${appointment.version}`;
      const gone = { ...before, sequence: before.sequence + 1, state: 'cancelled' as const };
      const file = before.confirmedAt ? fileOf(gone) : undefined;
      const theirs = { ...(await aboutFor(tx, partnerId, found)), file };
      const mine = {
        ...(await aboutFor(tx, memberId, found)),
        file: before.confirmedAt ? fileOf(appointment) : undefined,
      };
      const isKept = state === 'confirmed' || state === 'held';
      const alone = isKept ? 'You come alone. Its time stays yours.' : 'You come alone.';
      await notify(
        tx,
        goneNotice(`${onceKey}:${partnerId}`, partnerId, theirs),
        partedNotice(`${onceKey}:${memberId}`, memberId, mine, alone, comeAloneMail(mine, isKept)),
      );
      // Of what was never confirmed a counsellor knows nothing, and of another time they are told by itself.
      if (state !== 'confirmed') return;
      const theirDay = aboutForCounsellor(appointment, counsellor);
      await toCounsellor(tx, counsellor.staffId, `${onceKey}:staff`, counsellorAloneMail(theirDay));
    },
  };
};
