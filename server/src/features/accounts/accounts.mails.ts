// The mails and messages of the accounts room.
import { RESET_MINUTES } from '@ijeuwa/contract/accounts';
import { CODE_MINUTES } from '@ijeuwa/contract/sign-up';
import type { MailBlock, MailDescription } from '#platform/mail/mail-description.ts';
import { momentIn } from '#platform/mail-words.ts';
import { greeting } from '#platform/name-in-mail.ts';

export const verificationMail = (name: string, link: string): MailDescription => ({
  subject: 'Confirm your email for Ijeuwa',
  preview: 'One tap, and we know that this address is yours.',
  body: [greeting('Welcome', name)],
  action: { lead: 'Please confirm that this address is yours:', label: 'Confirm my email', link },
  after: ['The link works for three days. If you did not sign up, you can ignore this mail.'],
});

export const emailTakenMail = (loginLink: string): MailDescription => ({
  subject: 'Somebody tried to sign up with your email',
  preview: 'You have an account already; nothing has changed.',
  body: [],
  action: {
    lead: 'You already have an account at Ijeuwa with this address. If it was you, log in here:',
    label: 'Log in',
    link: loginLink,
  },
  after: ['If it was not, nothing has changed and you need do nothing.'],
});

export const resetMail = (link: string): MailDescription => ({
  subject: 'Set a new password for Ijeuwa',
  preview: `The link works once, for ${RESET_MINUTES} minutes.`,
  body: [],
  action: { lead: 'Set a new password here:', label: 'Set a new password', link },
  after: [
    `The link works once, for ${RESET_MINUTES} minutes. If you did not ask for it, you can ignore this mail.`,
  ],
});

/** `zone`: of whoever reads it. */
type Change = { at: Date; zone: string; device?: string; resetLink: string };

const circumstances = ({ at, zone, device }: Change): MailBlock => ({
  facts: [['When', momentIn(zone, at)], ...(device ? [['From', device] as const] : [])],
});

/** `ended`: the ways to sign in that went with the old password. */
export const passwordChangedMail = (
  ended: readonly string[],
  change: Change,
  signedOut: 'every device' | 'every other device' = 'every device',
): MailDescription => ({
  subject: 'Your Ijeuwa password was changed',
  preview: `We signed out ${signedOut}. If it was not you, act at once.`,
  body: [
    `Your password was changed, and ${signedOut} was signed out. Another email that was asked for and not confirmed, and a private address of your calendar, have ended too; you can ask for both again.`,
    ...(ended.length > 0
      ? [
          `These ways to sign in had not been confirmed from this mailbox, and have ended: ${ended.join('; ')}. You can add them again under "Devices" and "Link Google".`,
        ]
      : []),
    circumstances(change),
  ],
  action: {
    lead: 'If it was not you, set a new password at once, and tell our support:',
    label: 'Set a new password',
    link: change.resetLink,
  },
});

export const wayChangedMail = (what: string, change: Change): MailDescription => ({
  subject: 'A way to sign in to Ijeuwa has changed',
  preview: what,
  body: [what, circumstances(change)],
  action: {
    lead: 'If it was you, you need do nothing. If it was not, set a new password at once: that signs every device out and ends what you did not confirm. Then tell our support.',
    label: 'Set a new password',
    link: change.resetLink,
  },
});

export const codeMail = (code: string): MailDescription => ({
  subject: `${code} is your Ijeuwa code`,
  preview: `It works for ${CODE_MINUTES} minutes.`,
  body: [
    { lead: 'Your code is', code },
    `It works for ${CODE_MINUTES} minutes. Never give it to anybody, not even to us.`,
  ],
});

export const codeSms = (code: string): string =>
  `${code} is your Ijeuwa code. It works for ${CODE_MINUTES} minutes. Never give it to anybody.`;
