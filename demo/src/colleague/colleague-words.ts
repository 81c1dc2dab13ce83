// What the practice colleague writes: what our ready answers say, and plainly that a program answers.

export const COLLEAGUE = { name: 'Tọ́lá Support', email: 'support@demo.ijeuwa.example' } as const;

const SIGNED = 'Tọ́lá, practice colleague';
const HONEST =
  'I am a practice colleague: in this demonstration a program answers in place of our staff, and looks into no account.';
const firstOf = (name: string): string => name.trim().split(/\s+/, 1)[0]!;

export const pointTo = (question: string, link: string): string =>
  `I think our help has the answer, under “${question}”: ${link}`;

type Letter = { name: string; subject: string | null; known: string | undefined };

export const answerToEnquiry = ({ name, subject, known }: Letter): string =>
  [
    `Good day ${firstOf(name)},`,
    `thank you for your message${subject ? ` about “${subject}”` : ''}. I have read it.`,
    known ?? 'I have no ready answer to it. In the live product somebody of our support writes to you here.',
    HONEST,
    SIGNED,
  ].join('\n\n');

export const firstInChat = (name: string, known: string | undefined): string =>
  [
    `Good day ${firstOf(name)}, this is Tọ́lá of support. ${HONEST}`,
    known ?? 'Ask me about packages, photos, privacy or refunds, and I tell you what our ready answers say.',
  ].join('\n\n');

/** Undefined where it would only say the same again. */
export const nextInChat = (known: string | undefined, isSaidBefore: boolean): string | undefined => {
  if (known) return `${known}\n\n${SIGNED}`;
  if (isSaidBefore) return undefined;
  return `I have no ready answer to that. In the live product a person looks into it now.\n\n${SIGNED}`;
};
