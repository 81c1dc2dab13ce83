// The mails and messages of the accounts room.
import { CODE_MINUTES, RESET_MINUTES } from '@ijeuwa/contract/accounts';

const signed = (text: string): string => `${text}\n\nIjeuwa\nThe journey of life, together.`;

export const verificationMail = (name: string, link: string) => ({
  subject: 'Confirm your e-mail for Ijeuwa',
  text: signed(
    `Welcome, ${name}.\n\nPlease confirm that this address is yours:\n${link}\n\nThe link works for three days. If you did not sign up, you can ignore this mail.`,
  ),
});

export const emailTakenMail = (loginLink: string) => ({
  subject: 'Somebody tried to sign up with your e-mail',
  text: signed(
    `You already have an account at Ijeuwa with this address. If it was you, log in here:\n${loginLink}\n\nIf it was not, nothing has changed and you need do nothing.`,
  ),
});

export const resetMail = (link: string) => ({
  subject: 'Set a new password for Ijeuwa',
  text: signed(
    `Set a new password here:\n${link}\n\nThe link works once, for ${RESET_MINUTES} minutes. If you did not ask for it, you can ignore this mail.`,
  ),
});

export const passwordChangedMail = () => ({
  subject: 'Your Ijeuwa password was changed',
  text: signed(
    'Your password has just been changed, and every other device was signed out. If it was not you, use "forgot password" at once and tell our support.',
  ),
});

export const codeMail = (code: string) => ({
  subject: `${code} is your Ijeuwa code`,
  text: signed(
    `Your code is ${code}. It works for ${CODE_MINUTES} minutes. Never give it to anybody, not even to us.`,
  ),
});

export const codeSms = (code: string): string =>
  `${code} is your Ijeuwa code. It works for ${CODE_MINUTES} minutes. Never give it to anybody.`;
