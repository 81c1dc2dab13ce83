// Where a session is that came back, as its member is told: in the plan, with the package, or free as it was.
import type { SessionFrom } from '@ijeuwa/contract/schedule';

/** A sentence without its end. */
export const isBackWords = ({ source, title }: SessionFrom): string => {
  if (source === 'plan') return `The session is back in your ${title}`;
  if (source === 'package') return 'The session is back among the private sessions of your package';
  return 'The session that was free is yours again, and another time costs you nothing';
};
