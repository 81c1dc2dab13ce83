// The back office put together: its people and its audit; what staff do stands in the room that it is about.
import { makeAudit } from './audit/audit.service.ts';
import { makeOnCall } from './on-call/on-call.service.ts';
import { makePeople, type PeopleNeeds } from './people/people.service.ts';
import { makeTeam, type TeamNeeds } from './people/team.service.ts';

export type StaffNeeds = Omit<PeopleNeeds & TeamNeeds, 'audit' | 'sendCode'>;

export const makeStaff = (needs: StaffNeeds) => {
  const audit = makeAudit(needs);
  const people = makePeople({ ...needs, audit });
  const team = makeTeam({ ...needs, audit, sendCode: people.sendCode });
  const onCall = makeOnCall({ ...needs, audit });
  return {
    people,
    team,
    onCall,
    audit,
    addStaff: people.addStaff,
    ensureFirstStaff: people.ensureFirstStaff,
  };
};
export type Staff = ReturnType<typeof makeStaff>;
