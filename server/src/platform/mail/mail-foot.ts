// What stands under a mail that its reader may choose to get: why it came, where to choose, and how to end it.
export type MailFoot = {
  /** What the mails of its kind are about. */
  about: string;
  settings: string;
  unsubscribe: string;
};

export const footWords = ({ about }: MailFoot) => ({
  why: `You get this because mails about ${about} are switched on.`,
  settings: 'Choose how you are told',
  unsubscribe: `End mails about ${about}`,
});
