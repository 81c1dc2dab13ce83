// Tells whoever booked an appointment, and whoever came along, that it counts as held though they were told or could see otherwise, or by a word alone.
import { DISCREET_TITLE } from '@ijeuwa/contract/schedule';
import type { Queryable } from '#platform/database/connect.ts';
import type { Notify } from '#platform/notify.ts';
import { findWithCounsellor } from '../booking/booking.repository.ts';
import { findTwo, peopleTold } from '../booking/two.repository.ts';
import { bellMessage } from './bell-words.ts';
import { heldMail, spokenMail } from './said.mails.ts';
import type { Telling } from './telling.service.ts';

export type TellHeldNeeds = { notify: Notify; telling: Pick<Telling, 'aboutFor' | 'gainsaying'> };
/**
 * `isTakenBack`: a session was given in its place, and is not any more. `byWord`: no room has seen it, so that whoever is
 * told can say otherwise.
 */
type How = { isTakenBack: boolean; byWord: boolean };

const SPOKEN = 'It is recorded that you spoke. If that is not so, please write to us.';

export const makeTellHeld =
  ({ notify, telling }: TellHeldNeeds) =>
  async (tx: Queryable, id: string, { isTakenBack, byWord }: How): Promise<void> => {
    const found = await findWithCounsellor(tx, id);
    if (!found) return;
    const { appointment } = found;
    const { version } = appointment;
    for (const theirs of peopleTold(appointment, await findTwo(tx, appointment))) {
      const about = await telling.aboutFor(tx, theirs, found);
      const mail = byWord
        ? spokenMail(about, isTakenBack, telling.gainsaying(about, appointment))
        : heldMail(about, isTakenBack);
      await notify(tx, {
        onceKey: `appointment:${id}:${version}:held:${theirs}`,
        category: 'systemUpdates',
        memberId: theirs,
        bell: {
          type: 'booking',
          title: DISCREET_TITLE,
          message: bellMessage(about, byWord ? SPOKEN : 'It counts as held now.'),
        },
        // It is about what they paid for: it leaves whatever they chose of news.
        mail: { ...mail, always: true },
      });
    }
  };
export type TellHeld = ReturnType<typeof makeTellHeld>;
