// What the bell says of the messages that wait in one conversation: who wrote and how many, never what.

/** More than these are not counted. */
export const COUNTED_MAX = 100;

export const titleOf = (waiting: number): string => {
  if (waiting <= 1) return 'New message';
  return `${waiting < COUNTED_MAX ? waiting : `${COUNTED_MAX - 1}+`} new messages`;
};
export const lineOf = (writer: string): string => `${writer} wrote to you.`;
