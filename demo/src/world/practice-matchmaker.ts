// A practice matchmaker: takes what is paid after a short honest while, and proposes practice members who fit.
import type { Product } from '@ijeuwa/server/app/start-product';

const LOOK_EVERY_MS = 20_000;
const TAKES_AFTER_MS = 30_000;
const PROPOSES_AFTER_MS = 90_000;
const AT_ONCE = 3;
export const MATCHMAKER = 'matchmaker@demo.ijeuwa.example';

export const startPracticeMatchmaker = (product: Product, onError: (error: unknown) => void) => {
  const { desk } = product.features.vip;
  const since = new Map<string, number>();
  let stopped = false;
  let running: Promise<void> = Promise.resolve();

  const work = async (): Promise<void> => {
    const staffId = await product.features.vip.findMatchmaker(MATCHMAKER);
    if (!staffId) return;
    const me = { staffId, sessionId: '', roles: ['matchmaker'] as const };
    const { cases } = await desk.list(me);
    for (const { _id: id, staff, mine, state } of cases) {
      if (stopped) return;
      const seenAt = since.get(id) ?? Date.now();
      since.set(id, seenAt);
      const waited = Date.now() - seenAt;
      if (!staff && state !== 'paused' && waited > TAKES_AFTER_MS) await desk.claim(me, id);
      if (!mine || state !== 'assigned' || waited < PROPOSES_AFTER_MS) continue;
      const { people } = await desk.listFitting(me, id);
      const practice = people.filter(({ demonstration }) => demonstration).slice(0, AT_ONCE);
      if (practice.length === 0) continue;
      const chosen = practice.map(({ _id: member, reasons }) => ({ member, why: reasons[0] }));
      await desk.propose(me, id, { people: chosen });
    }
  };
  const timer = setInterval(() => {
    running = running.then(work).catch(onError);
  }, LOOK_EVERY_MS);
  return {
    async stop() {
      stopped = true;
      clearInterval(timer);
      await running;
    },
  };
};
