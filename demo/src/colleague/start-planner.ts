// Lets the practice planner live: makes their account, and looks at the desk every few seconds.
import { randomBytes } from 'node:crypto';
import { listPlanning } from '@ijeuwa/contract/planning';
import type { Product } from '@ijeuwa/server/app/start-product';
import { lookEvery } from '../practice/look-again.ts';
import { PLANNER_COLLEAGUE } from './planner-words.ts';
import { makePlanner } from './practice-planner.ts';

const LOOK_MS = 15_000;
const DESK_ROLES: readonly string[] = listPlanning.access.staff;

export const startPlanner = async ({ features, platform }: Product) => {
  const { staff, venues } = features;
  // Nobody signs in as them: they are the program’s.
  const password = randomBytes(24).toString('base64url');
  await staff.addStaff({ ...PLANNER_COLLEAGUE, password, roles: ['planner'] });
  const findPerson = async () =>
    (await staff.team.list()).find(({ email }) => email === PLANNER_COLLEAGUE.email);
  const person = await findPerson();
  if (!person) throw new Error('the practice planner could not be made');
  const planner = makePlanner({
    desk: venues.planning.desk,
    async findFacts(about) {
      const venue = (await venues.listVenues()).find(({ name }) => name === about);
      if (venue) return `${about} is in ${venue.location}, and holds up to ${venue.capacity} guests.`;
      return (await venues.listServices()).find(({ name }) => name === about)?.description;
    },
    async mayAnswer() {
      const now = await findPerson();
      return now?.endedAt === null && now.roles.some((role) => DESK_ROLES.includes(role));
    },
    viewer: { staffId: person._id, sessionId: '', roles: person.roles },
    now: () => platform.clock.now(),
  });

  return lookEvery(LOOK_MS, planner.look, platform.onError);
};
