// Mail by SMTP.

import { createTransport } from 'nodemailer';
import type { Mailer } from '#platform/ports/mailer.ts';

/** For each step of the talk; the library's own patience is ten minutes. */
const PATIENCE_MS = 10_000;

/** The address of the button too: else somebody on the way could lead it elsewhere. */
const SIGNED =
  'From:Sender:Reply-To:Subject:Date:Message-ID:To:MIME-Version:Content-Type:List-Unsubscribe:List-Unsubscribe-Post';

export type Signing = { selector: string; key: string };
type Carrier = { url: string; from: string; signing?: Signing; patienceMs?: number };

/** An environment keeps no lines: a key may come as base64. */
const pemOf = (key: string): string =>
  key.includes('-----BEGIN') ? key : Buffer.from(key, 'base64').toString();

export const smtpMailer = ({ url, from, signing, patienceMs = PATIENCE_MS }: Carrier): Mailer => {
  // Whoever sends, whatever a mailbox answers to.
  const domain = /@([^>\s]+)/.exec(from)?.[1] ?? 'localhost';
  const transport = createTransport({
    url,
    dnsTimeout: patienceMs,
    connectionTimeout: patienceMs,
    greetingTimeout: patienceMs,
    socketTimeout: patienceMs,
    ...(signing
      ? {
          dkim: {
            domainName: domain,
            keySelector: signing.selector,
            privateKey: pemOf(signing.key),
            headerFieldNames: SIGNED,
          },
        }
      : {}),
  });
  return {
    send: async ({ id, to, subject, text, html, attachments, unsubscribe }, signal) => {
      const attached = attachments.map(({ filename, mediaType, content }) => ({
        filename,
        contentType: mediaType,
        content,
      }));
      const mail = {
        from,
        to,
        subject,
        text,
        html,
        attachments: attached,
        messageId: `<${id}@${domain}>`,
        headers: unsubscribe ? oneTap(unsubscribe) : {},
        signal,
      };
      await transport.sendMail(mail).catch((error: SmtpFault) => {
        throw withoutNames(error);
      });
    },
  };
};

type SmtpFault = Error & { code?: string; command?: string; response?: string };
const ON_THE_WAY = ['ECONNECTION', 'ECONNREFUSED', 'ESOCKET', 'ETIMEDOUT', 'EDNS', 'ETLS', 'ABORT_ERR'];
/** 550 5.1.1 */
const NUMBERS = /^\d{3}(?:[ -]\d\.\d{1,3}\.\d{1,3})?/;

/** What a server answers often names whom the mail was for, and what went wrong is logged: its numbers are enough. */
const withoutNames = (error: SmtpFault): Error => {
  const { code = '', command, response } = error;
  if (!response && ON_THE_WAY.includes(code)) return error;
  const told = [code, command, NUMBERS.exec(response ?? '')?.[0]].filter(Boolean).join(' ');
  return new Error(`the mail server refused the mail: ${told}`);
};

/** By these two a mailbox offers a button of its own (RFC 8058). */
const oneTap = (address: string) => ({
  'List-Unsubscribe': `<${address}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});
