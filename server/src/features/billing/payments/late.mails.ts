// What a member reads of money that came after its order had ended: why it had, and whom to tell.

import type { EndedReason } from '@ijeuwa/contract/payment-words';
import type { Notice } from '#platform/notify.ts';
import { backTo, knownBy } from '../billing.mails.ts';

/** `toPayer`: what goes back is of whoever had a link. */
export type Late = { because: EndedReason; reference: string; ownReference: string; toPayer: boolean };
type Why = Pick<Late, 'because' | 'toPayer'>;

const TELL_US =
  'If you did not mean to pay it, please write to us through the Help Center with the order’s reference, before you use it.';
const COUNTS_AGAIN = 'Its payment came after that, so the order counts again.';

/** What can have a cost that nobody wanted is told whatever is switched off. */
const words = (
  title: string,
  { because, toPayer }: Why,
): { subject: string; body: string[]; always: boolean } => {
  const who = backTo(toPayer);
  const whatCame = toPayer ? 'What was paid' : 'What you paid';
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
        'If you did not mean to pay it, you can cancel it there, or write to us through the Help Center with the order’s reference.',
      ],
      always: true,
    };
  if (because === 'case_closed')
    return {
      subject: `${toPayer ? 'A' : 'Your'} payment for ${title} came after your case was closed`,
      body: [
        `Your case was closed before. ${whatCame} goes back to ${who}: we write to you once that is released, with the way it takes, and again once it has left us.`,
      ],
      always: true,
    };
  if (because === 'refused')
    return {
      subject: `${toPayer ? 'A' : 'Your'} payment for ${title} goes back to ${who}`,
      body: [
        `We could not accept your profile. ${whatCame} for ${title} goes back in full to ${who}, without your asking.`,
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
        `A part of the price of ${title} had come, and goes back to ${who}. After that the whole price came, so the order counts again.`,
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
export const lateBell = (title: string, late: Late): string | undefined =>
  GOES_BACK.includes(late.because) ? words(title, late).body[0] : undefined;

export const lateMail = (title: string, message: string, late: Late): NonNullable<Notice['mail']> => {
  const { subject, body, always } = words(title, late);
  const [first, ...more] = body;
  const thanks = GOES_BACK.includes(late.because) ? first! : `${first} ${message}`;
  return {
    subject,
    preview: first!,
    body: [thanks, ...more, { facts: knownBy(late.ownReference, late.reference) }],
    ...(always && { always }),
  };
};
