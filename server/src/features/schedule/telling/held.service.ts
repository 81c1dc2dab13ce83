// Tells whoever booked an appointment, and whoever came along, that it counts as held though they were told or could see otherwise.
import { DISCREET_TITLE } from '@ijeuwa/contract/schedule';
import type { Queryable } from '#platform/database/connect.ts';
import type { Notify } from '#platform/notify.ts';
import { findWithCounsellor } from '../booking/booking.repository.ts';
import { findTwo, peopleTold } from '../booking/two.repository.ts';
import * as mails from './schedule.mails.ts';
import type { Telling } from './telling.service.ts';

export type TellHeldNeeds = { notify: Notify; telling: Pick<Telling, 'aboutFor'> };

/** `isTakenBack`: a session was given in its place, and is not any more. */
export const makeTellHeld =
  ({ notify, telling }: TellHeldNeeds) =>
  async (tx: Queryable, id: string, isTakenBack: boolean): Promise<void> => {
    const found = await findWithCounsellor(tx, id);
    if (!found) return;
    const { appointment } = found;
    const { version } = appointment;
    for (const theirs of peopleTold(appointment, await findTwo(tx, appointment))) {
      const about = await telling.aboutFor(tx, theirs, found);
      await notify(tx, {
        onceKey: `appointment:${id}:${version}:held:${theirs}`,
        category: 'systemUpdates',
        memberId: theirs,
        bell: { type: 'booking', title: DISCREET_TITLE, message: 'It counts as held now.' },
        // It is about what they paid for: it leaves whatever they chose of news.
        mail: { ...mails.heldMail(about, isTakenBack), always: true },
      });
    }
  };
export type TellHeld = ReturnType<typeof makeTellHeld>;
