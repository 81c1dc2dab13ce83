// The back office put together: its people and its audit; what staff do stands in the room that it is about.
import { makeAudit } from './audit/audit.service.ts';
import { makePeople, type PeopleNeeds } from './people/people.service.ts';

export type StaffNeeds = Omit<PeopleNeeds, 'audit'>;

export const makeStaff = (needs: StaffNeeds) => {
  const audit = makeAudit(needs);
  const people = makePeople({ ...needs, audit });
  return { people, audit, addStaff: people.addStaff, ensureFirstStaff: people.ensureFirstStaff };
};
export type Staff = ReturnType<typeof makeStaff>;
