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
      await transport.sendMail({
        from,
        to,
        subject,
        text,
        html,
        attachments: attached,
        messageId: `<${id}@${domain}>`,
        headers: unsubscribe ? oneTap(unsubscribe) : {},
        signal,
      });
    },
  };
};

/** By these two a mailbox offers a button of its own (RFC 8058). */
const oneTap = (address: string) => ({
  'List-Unsubscribe': `<${address}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});
