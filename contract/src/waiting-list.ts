// Waiting for a time of a counsellor who has none free.
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { Moment } from './fields.ts';
import { CounsellorKey } from './schedule.ts';

export const WAITING_MAX = 3;

export const Waiting = z.object({
  key: z.string(),
  name: z.string(),
  since: Moment,
  toldAt: z.nullable(Moment),
});
export type Waiting = z.infer<typeof Waiting>;
const WaitingList = z.object({ waiting: z.array(Waiting) });
const waitingFor = {
  path: '/api/counsellors/:key/waiting',
  access: { member: 'shown counsellor' },
  params: z.object({ key: CounsellorKey }),
  answer: WaitingList,
} as const;
export const listWaiting = endpoint({
  method: 'GET',
  path: '/api/waiting-list',
  access: 'member',
  summary: 'For whose times the member waits.',
  answer: WaitingList,
});
export const joinWaiting = endpoint({
  method: 'PUT',
  ...waitingFor,
  summary: `Waits for a time of this counsellor, of at most ${WAITING_MAX} at once: whoever is first in line is told when one is free, and nothing is held. Twice is once. It ends with a booking.`,
});
export const leaveWaiting = endpoint({
  method: 'DELETE',
  ...waitingFor,
  summary: 'Waits no longer. Twice is once.',
});
