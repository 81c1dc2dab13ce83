// A practice matchmaker: takes what is paid after a short honest while, and proposes practice members who fit.
import type { Product } from '@ijeuwa/server/app/start-product';
import { lookEvery } from '../practice/look-again.ts';
import { chooseThem } from './why-them.ts';

const LOOK_EVERY_MS = 20_000;
const TAKES_AFTER_MS = 30_000;
const PROPOSES_AFTER_MS = 90_000;
/** A case in which nothing can be proposed now is looked at again then. */
const RESTS_MS = 60 * 60_000;
export const MATCHMAKER = 'matchmaker@demo.ijeuwa.example';

type Desk = Product['features']['vip']['desk'];
type Me = Parameters<Desk['propose']>[0];

/** No more than the case has room for, by its rule: three at once, or one a month. False: nothing is to be done in it now. */
export const proposeIn = async (
  desk: Pick<Desk, 'read' | 'listFitting' | 'propose'>,
  me: Me,
  id: string,
): Promise<boolean> => {
  const { mayPropose, nobodyElseAt } = await desk.read(me, id);
  // Whoever was told that nobody fits is not told again until somebody does.
  if (mayPropose === 0 || nobodyElseAt !== null) return false;
  const { people, count } = await desk.listFitting(me, id);
  const chosen = chooseThem(people, mayPropose);
  // Nobody is left who fits: the client is told so. Who fits and is no practice member is left to people.
  if (chosen.length === 0 && count > 0) return false;
  await desk.propose(me, id, { people: chosen });
  return true;
};

export const startPracticeMatchmaker = (product: Product, onError: (error: unknown) => void) => {
  const { desk } = product.features.vip;
  const since = new Map<string, number>();
  let stopped = false;

  const work = async (): Promise<void> => {
    const staffId = await product.features.vip.findMatchmaker(MATCHMAKER);
    if (!staffId) return;
    const me = { staffId, sessionId: '', roles: ['matchmaker'] as const };
    // What is due stands on the first page.
    const { cases } = await desk.list(me);
    for (const { _id: id, staff, mine, state } of cases) {
      if (stopped) return;
      const seenAt = since.get(id) ?? Date.now();
      since.set(id, seenAt);
      const waited = Date.now() - seenAt;
      if (!staff && state !== 'paused' && state !== 'closed' && waited > TAKES_AFTER_MS)
        await desk.claim(me, id);
      if (!mine || state !== 'assigned' || waited < PROPOSES_AFTER_MS) continue;
      if (!(await proposeIn(desk, me, id))) since.set(id, Date.now() + RESTS_MS);
    }
  };
  const looking = lookEvery(LOOK_EVERY_MS, work, onError);
  return {
    stop(): Promise<void> {
      stopped = true;
      return looking.stop();
    },
  };
};
