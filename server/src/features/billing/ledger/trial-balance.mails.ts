// What finance is told when the books do not agree.
import type { Notice } from '#platform/notify.ts';

const NAMED_MOST = 30;

/** Once a day, however often the check is tried again. */
export const booksNotice = (email: string, day: string, complaints: readonly string[]): Notice => {
  const more = complaints.length - NAMED_MOST;
  return {
    onceKey: `books:${day}:${email}`,
    category: 'security',
    mail: {
      to: email,
      subject: `The books of ${day} do not agree`,
      preview: complaints[0] ?? '',
      body: [
        'The check of the books in the night found what does not agree:',
        ...complaints.slice(0, NAMED_MOST),
        ...(more > 0 ? [`And ${more} more.`] : []),
        'It is looked at anew each night. Please find out with engineering what happened; nobody can change what was posted, so it is put right by another posting.',
      ],
      grave: true,
    },
  };
};
