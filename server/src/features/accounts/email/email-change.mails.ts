// The mails about another address of an account.
import { EMAIL_BACK_DAYS, EMAIL_LINK_HOURS } from '@ijeuwa/contract/email-change';
import type { MailDescription } from '#platform/mail/mail-description.ts';
import { momentIn } from '#platform/mail-words.ts';

export const newAddressMail = (link: string): MailDescription => ({
  subject: 'Confirm your new email for Ijeuwa',
  preview: `The link works for ${EMAIL_LINK_HOURS} hours.`,
  body: ['An account at Ijeuwa is to have this address. Until you confirm it, nothing changes.'],
  action: { lead: 'Please confirm that this address is yours:', label: 'Use this address', link },
  after: [`The link works for ${EMAIL_LINK_HOURS} hours. If it was not you, you can ignore this mail.`],
});

/** To whoever has an account with it already. */
export const addressWantedMail = (loginLink: string): MailDescription => ({
  subject: 'Somebody wanted your email for another account',
  preview: 'You have an account with it already; nothing has changed.',
  body: ['Somebody asked to use this address for another account at Ijeuwa. It stays with yours.'],
  action: {
    lead: 'If it was you, this address has an account of its own:',
    label: 'Log in',
    link: loginLink,
  },
  after: ['If it was not, nothing has changed and you need do nothing.'],
});

type Changed = { to: string; at: Date; zone: string; device: string; backLink: string };

export const addressChangedMail = ({ to, at, zone, device, backLink }: Changed): MailDescription => ({
  subject: 'The email of your Ijeuwa account was changed',
  preview: 'If it was not you, take it back.',
  body: [
    `Your account has another address now: ${to}. You sign in with that one, and our mails go there.`,
    {
      facts: [
        ['When', momentIn(zone, at)],
        ['From', device],
      ],
    },
  ],
  action: {
    lead: `If it was you, you need do nothing. If it was not, take it back within ${EMAIL_BACK_DAYS} days:`,
    label: 'Take it back',
    link: backLink,
  },
});

export const addressBackMail = (resetLink: string): MailDescription => ({
  subject: 'Your Ijeuwa account has this email again',
  preview: 'Please set a new password.',
  body: [
    'This address is your account’s again. Every device was signed out, the password works no more, and what was added to sign in since the change has ended. If its deletion was asked for meanwhile, that is taken back too, and another mail says so.',
  ],
  action: { lead: 'Set a new password to come in:', label: 'Set a new password', link: resetLink },
});
