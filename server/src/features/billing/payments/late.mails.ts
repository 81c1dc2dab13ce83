// What a member reads of money that came after its order had ended: why it had, and whom to tell.

import type { EndedReason } from '@ijeuwa/contract/payment-words';
import type { Notice } from '#platform/notify.ts';

export type Late = { because: EndedReason; reference: string };

const TELL_US =
  'If you did not mean to pay it, please write to us through the Help Center with the reference, before you use it.';
const COUNTS_AGAIN = 'Its payment came after that, so the order counts again.';

/** What can have a cost that nobody wanted is told whatever is switched off. */
const words = (title: string, because: EndedReason): { subject: string; body: string[]; always: boolean } => {
  if (because === 'given_up')
    return {
      subject: `${title} is paid, though you had given it up`,
      body: [`You had given up your order of ${title}. ${COUNTS_AGAIN}`, TELL_US],
      always: true,
    };
  if (because === 'let_go')
    return {
      subject: `${title} is paid, though you had let its time go`,
      body: [
        `You had let go of the time that was held for you. ${COUNTS_AGAIN} Under Schedule you see whether that time is yours, or choose another.`,
        'If you did not mean to pay it, you can cancel it there, or write to us through the Help Center with the reference.',
      ],
      always: true,
    };
  if (because === 'case_closed')
    return {
      subject: `Your payment for ${title} came after your case was closed`,
      body: [
        'Your case was closed before. What you paid goes back to you: we write to you once that is released, with the way it takes, and again once it has left us.',
      ],
      always: true,
    };
  if (because === 'refused')
    return {
      subject: `Your payment for ${title} goes back to you`,
      body: [
        `We could not accept your profile, so what you paid for ${title} goes back to you in full, without your asking.`,
        'We write to you once that is released, with the way it takes, and again once it has left us.',
      ],
      always: true,
    };
  if (because === 'ran_out')
    return {
      subject: `${title} is paid: the money came after its time`,
      body: [`The time of your order of ${title} ran out before it was paid. ${COUNTS_AGAIN}`],
      always: false,
    };
  if (because === 'part_went_back')
    return {
      subject: `${title} is paid after all`,
      body: [
        `A part of the price of ${title} had come, and goes back to you. After that the whole price came, so the order counts again.`,
        TELL_US,
      ],
      always: true,
    };
  return {
    subject: `${title} is paid after all`,
    body: [`Your order of ${title} had ended. ${COUNTS_AGAIN}`, TELL_US],
    always: true,
  };
};

/** Nothing is thanked for that nobody keeps. */
const GOES_BACK: readonly EndedReason[] = ['case_closed', 'refused'];

/** What it says first, where that it is paid would be half the truth. */
export const lateBell = (title: string, { because }: Late): string | undefined =>
  GOES_BACK.includes(because) ? words(title, because).body[0] : undefined;

export const lateMail = (
  title: string,
  message: string,
  { because, reference }: Late,
): NonNullable<Notice['mail']> => {
  const { subject, body, always } = words(title, because);
  const [first, ...more] = body;
  const thanks = GOES_BACK.includes(because) ? first! : `${first} ${message}`;
  return {
    subject,
    preview: first!,
    body: [thanks, ...more, { facts: [['Reference', reference]] }],
    ...(always && { always }),
  };
};
