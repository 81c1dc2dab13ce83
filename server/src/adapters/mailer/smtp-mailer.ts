// Mail by SMTP.

import { createTransport } from 'nodemailer';
import type { Mailer } from '#platform/ports/mailer.ts';

/** For each step of the talk; the library's own patience is ten minutes. */
const PATIENCE_MS = 10_000;

type Carrier = { url: string; from: string; patienceMs?: number };

export const smtpMailer = ({ url, from, patienceMs = PATIENCE_MS }: Carrier): Mailer => {
  const transport = createTransport({
    url,
    dnsTimeout: patienceMs,
    connectionTimeout: patienceMs,
    greetingTimeout: patienceMs,
    socketTimeout: patienceMs,
  });
  return {
    send: async ({ to, subject, text, html, attachments }, signal) => {
      const attached = attachments.map(({ filename, mediaType, content }) => ({
        filename,
        contentType: mediaType,
        content,
      }));
      await transport.sendMail({ from, to, subject, text, html, attachments: attached, signal });
    },
  };
};
