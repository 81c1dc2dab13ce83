// What the product needs of whoever carries mail, SMS and push.
export type Attachment = { filename: string; mediaType: string; content: Buffer };
export type Mail = {
  to: string;
  subject: string;
  text: string;
  html: string;
  attachments: readonly Attachment[];
};
/** Answers when the carrier has taken it; the signal breaks it off. */
export type Mailer = { send(mail: Mail, signal: AbortSignal): Promise<void> };
export type Sms = { to: string; text: string };
export type SmsSender = { send(sms: Sms, signal: AbortSignal): Promise<void> };
