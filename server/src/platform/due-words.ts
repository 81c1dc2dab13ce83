// What an alarm of the clock says to each of the staff: who has a case, and what they can do.

/** `staffEmail`: whose it is; nobody’s where there is none. */
export type DueCase = { at: string; staffName: string | null; staffEmail: string | null };

const holderOf = ({ staffName, staffEmail }: DueCase, to: string): string => {
  if (!staffName) return 'Nobody has it.';
  return staffEmail === to ? 'You have it: please answer.' : `${staffName} has it.`;
};

export const dueLines = (cases: readonly DueCase[], to: string): string[] =>
  cases.map((one) => `${one.at}. ${holderOf(one, to)}`);

/** Nobody takes what a colleague has. */
export const dueLead = (cases: readonly DueCase[], to: string): string => {
  if (cases.some(({ staffEmail }) => staffEmail === null)) return 'Take it, and answer:';
  return cases.some(({ staffEmail }) => staffEmail === to) ? 'Answer it:' : 'See how it stands:';
};
