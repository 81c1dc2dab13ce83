// What a member is told once their order is paid, also where it had ended before its money came.
import { dayIn } from '#platform/mail-words.ts';
import type { Notice } from '#platform/notify.ts';
import { type Late, lateBell, lateMail } from './late.mails.ts';

type Paid = {
  orderId: string;
  memberId: string;
  title: string;
  /** Of what has one. */
  period: { startsAt: Date; endsAt: Date } | undefined;
  /** Of whoever reads it. */
  zone: string;
  /** It had ended before its money came. */
  late?: Late;
};

/** In the bell, at once; the receipt follows with its invoice. */
export const paidNotice = ({ orderId, memberId, title, period, zone, late }: Paid): Notice => {
  const message = period
    ? `Thank you. ${title} is yours from ${dayIn(zone, period.startsAt)} to ${dayIn(zone, period.endsAt)}.`
    : `Thank you. ${title} is paid.`;
  return {
    onceKey: `paid:${orderId}`,
    category: 'billing',
    memberId,
    bell: {
      type: 'billing',
      title: 'Payment received',
      message: (late && lateBell(title, late)) ?? message,
    },
    ...(late && { mail: lateMail(title, message, late) }),
  };
};
