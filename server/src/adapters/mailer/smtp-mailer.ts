// Mail by SMTP.

import { createTransport } from 'nodemailer';
import type { Mailer } from '#platform/ports/mailer.ts';

export const smtpMailer = ({ url, from }: { url: string; from: string }): Mailer => {
  const transport = createTransport(url);
  return {
    send: async ({ to, subject, text }) => {
      await transport.sendMail({ from, to, subject, text });
    },
  };
};
