// A mail as a room describes it, once: it leaves as text and as HTML, drawn from this.
import type { Attachment } from '../ports/mailer.ts';

export type MailBlock =
  /** A paragraph; its line breaks stay. */
  | string
  /** What belongs together, each beside what it is, perhaps with an address. */
  | { facts: readonly (readonly [what: string, value: string, link?: string])[] }
  /** Six digits to copy, and what they are. */
  | { code: string; lead: string }
  /** What a person wrote. */
  | { quote: string };

/** The one thing to do about it; the lead stands before the address where there are no buttons. */
export type MailAction = { lead: string; label: string; link: string };

export type MailDescription = {
  subject: string;
  /** What a mailbox shows of it in its list. */
  preview: string;
  body: readonly MailBlock[];
  action?: MailAction;
  after?: readonly MailBlock[];
  /** By name alone: what is grave, and what goes to staff. */
  grave?: boolean;
  attachments?: readonly Attachment[];
};
