// What the product needs of whoever carries mail and SMS.
export type Attachment = { filename: string; mediaType: string; content: Buffer };
export type Mail = {
  /** The same at each try: a mailbox knows a repeat by it. */
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  attachments: readonly Attachment[];
  /** Where one tap ends the mails of its kind. */
  unsubscribe?: string;
};
/** Answers when the carrier has taken it; the signal breaks it off. */
export type Mailer = { send(mail: Mail, signal: AbortSignal): Promise<void> };
export type Sms = { to: string; text: string };
export type SmsSender = { send(sms: Sms, signal: AbortSignal): Promise<void> };
