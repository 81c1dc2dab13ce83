// A condition of the registry, for one member.
import { type SQL, sql } from 'drizzle-orm';

/** The text is of the registry, never anything that was sent. */
export const ofMember = (condition: string, memberId: string): SQL => {
  const [first = '', ...rest] = condition.split('$1').map((text) => sql.raw(text));
  return rest.reduce<SQL>((sofar, text) => sql`${sofar}${memberId}::uuid${text}`, sql`${first}`);
};
