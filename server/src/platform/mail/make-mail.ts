// From a mail's description to what leaves: text and HTML that say the same, and what is attached.
import type { Mail } from '../ports/mailer.ts';
import type { MailDescription } from './mail-description.ts';
import type { MailFoot } from './mail-foot.ts';
import { mailHtml } from './mail-html.ts';
import { mailText } from './mail-text.ts';

export const ATTACHMENTS_MAX_BYTES = 5 * 1024 * 1024;

/** A mail before it is sent; what leaves has an id. */
export type Letter = Omit<Mail, 'id'>;

/** Faults of ours, never of a member: they are found where the mail is written. */
export const makeMail = (to: string, described: MailDescription, foot?: MailFoot): Letter => {
  const subject = onOneLine(described.subject);
  const mail = { ...described, subject, preview: onOneLine(described.preview) };
  const links = [
    ...(mail.action ? [mail.action.link] : []),
    ...(foot ? [foot.settings, foot.unsubscribe] : []),
  ];
  links.forEach(refuseOtherLinks);
  const attachments = mail.attachments ?? [];
  for (const { filename, mediaType } of attachments) {
    if (!PLAIN_NAME.test(filename))
      throw new Error(`an attachment cannot be called ${JSON.stringify(filename)}`);
    if (!MEDIA_TYPE.test(mediaType)) throw new Error(`no media type: ${JSON.stringify(mediaType)}`);
  }
  if (attachments.reduce((sum, { content }) => sum + content.length, 0) > ATTACHMENTS_MAX_BYTES)
    throw new Error('what is attached to a mail takes 5 MB at most');
  return {
    to,
    subject,
    text: mailText(mail, foot),
    html: mailHtml(mail, foot),
    attachments,
    ...(foot ? { unsubscribe: foot.unsubscribe } : {}),
  };
};

/** A line break in a subject would begin a header of somebody else's. */
const onOneLine = (text: string): string => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();

const PLAIN_NAME = /^(?!\.)[\p{L}\p{M}\p{N} ._-]{1,100}$/u;
const MEDIA_TYPE = /^[a-z]+\/[\w.+-]+(?:; charset=utf-8)?$/;

const refuseOtherLinks = (link: string): void => {
  if (!/^https?:\/\/[^\s<>"']+$/.test(link)) throw new Error(`a mail cannot lead to ${JSON.stringify(link)}`);
};
