// What ends the moment somebody deletes their account, in the words that the dialog before and the mail after share. They
// tell neither with whom an appointment is nor for what: a mail may be read by others.
import type { APPOINTMENT_ENDS, Lost, VIP_ENDS } from './leaving.ts';

type Ending = Pick<Lost, 'appointments' | 'renews' | 'vip' | 'seats' | 'reports' | 'couple' | 'credit'>;

const APPOINTMENT: Record<(typeof APPOINTMENT_ENDS)[number], (at: string) => string> = {
  price: (at) => `Your appointment of ${at} is cancelled. All that you paid for it goes back to you.`,
  session: (at) =>
    `Your appointment of ${at} is cancelled. Its session comes back, to be used if you return.`,
  nothing: (at) =>
    `Your appointment of ${at} is cancelled. It is less than 24 hours away, so nothing of its price goes back.`,
  free: (at) => `Your appointment of ${at} is cancelled.`,
  held: (at) => `The time of ${at}, which is held for you, is let go.`,
  along: (at) => `You do not come along to the appointment of ${at}. It stays with whoever booked it.`,
};
const VIP: Record<(typeof VIP_ENDS)[number], string> = {
  price:
    'Your VIP case is closed. Nobody was proposed to you since you paid for it, so all of it goes back to you.',
  rests_paid:
    'Your VIP case stands still. If you return you can go on with it; nothing of its price goes back.',
  rests: 'Your VIP case stands still. If you return you can go on with it.',
};

export const endsAtOnce = (
  { appointments, renews, vip, seats, reports, couple, credit }: Ending,
  when: (moment: string) => string,
  amountOf: (money: Lost['credit'][number]) => string,
): string[] => [
  ...appointments.map(({ startsAt, end }) => APPOINTMENT[end](when(startsAt))),
  ...(vip ? [VIP[vip]] : []),
  ...seats.map(({ title, startsAt }) => `Your seat at “${title}”, ${when(startsAt)}, is given back.`),
  ...credit.map((money) => `Your credit of ${amountOf(money)} goes back to you, and is no credit any more.`),
  ...(renews ? ['Your package does not renew any more, and your card is forgotten.'] : []),
  ...(reports > 0
    ? [
        reports === 1
          ? 'Your compatibility report goes, for both of you.'
          : `Your ${reports} compatibility reports go, for both of you.`,
      ]
    : []),
  ...(couple
    ? [`You and ${couple} are no couple here any more. After a return you would both have to say it again.`]
    : []),
];
