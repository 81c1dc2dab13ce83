// What the practice colleague writes: what our ready answers say, and plainly that a program answers.

export const COLLEAGUE = {
  name: 'Tọ́lá Support',
  email: 'practice-support@demo.ijeuwa.example',
} as const;

const SIGNED = 'Tọ́lá, practice colleague';
const HONEST =
  'I am a practice colleague: in this demonstration a program answers in place of our staff, and looks into no account.';
export const firstOf = (name: string): string => name.trim().split(/\s+/, 1)[0]!;

export const pointTo = (question: string, link: string): string =>
  `I think our help has the answer, under “${question}”: ${link}`;

type Letter = { subject: string | null; known: string | undefined };

/** The mail around it greets by name. */
export const answerToEnquiry = ({ subject, known }: Letter): string =>
  [
    `Thank you for your message${subject ? ` about “${subject}”` : ''}. I have read it.`,
    known ?? 'I have no ready answer to it. In the live product somebody of our support writes to you here.',
    HONEST,
    SIGNED,
  ].join('\n\n');

export const firstInChat = (name: string, known: string | undefined): string =>
  [
    `Good day ${firstOf(name)}, this is Tọ́lá of support. ${HONEST}`,
    known ?? 'Ask me about packages, photos, privacy or refunds, and I tell you what our ready answers say.',
  ].join('\n\n');

const NO_ANSWER = `I have no ready answer to that. In the live product a person looks into it now.\n\n${SIGNED}`;
const noMore = (contactLink: string): string =>
  [
    `I have no more answers here: I am a program, and know only what our help says. You can write it into the contact form, where your message is kept under a number: ${contactLink}`,
    'In the live product you press “Talk to a person”, and somebody of our support answers. This chat closes after ten quiet minutes; write again whenever you like.',
    SIGNED,
  ].join('\n\n');

type Next = { known: string | undefined; isSaid: (text: string) => boolean; contactLink: string };

/** Undefined where everything was said: that there is no answer, and once how to go on. */
export const nextInChat = ({ known, isSaid, contactLink }: Next): string | undefined => {
  if (known) return `${known}\n\n${SIGNED}`;
  return [NO_ANSWER, noMore(contactLink)].find((text) => !isSaid(text));
};
