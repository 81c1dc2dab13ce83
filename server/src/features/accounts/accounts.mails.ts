// The mails and messages of the accounts room.
import { CODE_MINUTES, RESET_MINUTES } from '@ijeuwa/contract/accounts';
import { momentIn, signed } from '#platform/mail-words.ts';
import { greeting } from '#platform/name-in-mail.ts';

export const verificationMail = (name: string, link: string) => ({
  subject: 'Confirm your e-mail for Ijeuwa',
  text: signed(
    `${greeting('Welcome', name)}\n\nPlease confirm that this address is yours:\n${link}\n\nThe link works for three days. If you did not sign up, you can ignore this mail.`,
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

/** `zone`: of whoever reads it. */
type Change = { at: Date; zone: string; device?: string; resetLink: string };

const circumstances = ({ at, zone, device }: Change): string =>
  `When: ${momentIn(zone, at)}${device ? `\nFrom: ${device}` : ''}`;

/** `ended`: the ways to sign in that went with the old password. */
export const passwordChangedMail = (ended: readonly string[], change: Change) => ({
  subject: 'Your Ijeuwa password was changed',
  text: signed(
    `Your password was changed, and every device was signed out.\n${
      ended.length > 0
        ? `\nThese ways to sign in had not been confirmed from this mailbox, and have ended: ${ended.join('; ')}. You can add them again under "Devices" and "Link Google".\n`
        : ''
    }\n${circumstances(change)}\n\nIf it was not you, set a new password at once, and tell our support:\n${change.resetLink}`,
  ),
});

export const wayChangedMail = (what: string, change: Change) => ({
  subject: 'A way to sign in to Ijeuwa has changed',
  text: signed(
    `${what}\n\n${circumstances(change)}\n\nIf it was you, you need do nothing. If it was not, set a new password at once: that signs every device out and ends what you did not confirm. Then tell our support.\n${change.resetLink}`,
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
