// The practice colleague of the planners: answers what nobody has taken, after some minutes, by the services of the desk.
import { randomUUID } from 'node:crypto';
import type { Product } from '@ijeuwa/server/app/start-product';
import { chanceOf } from '../world/timers.ts';
import { answerToWedding } from './planner-words.ts';

type Venues = Product['features']['venues'];
type Desk = Venues['planning']['desk'];
type PlannerNeeds = {
  desk: Pick<Desk, 'list' | 'read' | 'claim' | 'answer'>;
  /** What the catalogue says of it in a sentence, by its name. */
  findFacts: (about: string) => Promise<string | undefined>;
  /** Their access may end like anybody’s. */
  mayAnswer: () => Promise<boolean>;
  viewer: Parameters<Desk['list']>[0];
  now: () => Date;
};

const MINUTE_MS = 60_000;
const PATIENCE_MS = { least: 2 * MINUTE_MS, most: 5 * MINUTE_MS };
const PROMISED_MS = 24 * 60 * MINUTE_MS;

/** The same for the same message, also after a restart. */
const patienceFor = (waits: string): number =>
  PATIENCE_MS.least + chanceOf('planner', waits) * (PATIENCE_MS.most - PATIENCE_MS.least);

const isTaken = (error: unknown): boolean => (error as { code?: unknown }).code === 'conflict';

export const makePlanner = ({ desk, findFacts, mayAnswer, viewer, now }: PlannerNeeds) => {
  const answer = async (id: string, mine: boolean): Promise<void> => {
    if (!mine) await desk.claim(viewer, id);
    const { about, written } = await desk.read(viewer, id);
    const text = answerToWedding({
      about,
      facts: about === null ? undefined : await findFacts(about),
      isAgain: written.some(({ by }) => by !== 'member'),
    });
    await desk.answer(viewer, id, { clientId: randomUUID(), text, seen: written.length, close: false });
  };

  return {
    /** What somebody of the staff took at the same moment is theirs. */
    async look(): Promise<void> {
      if (!(await mayAnswer())) return;
      const { enquiries } = await desk.list(viewer, undefined);
      for (const { _id: id, state, mine, staff, dueAt } of enquiries) {
        if (dueAt === null || state === 'closed' || (staff !== null && !mine)) continue;
        const waited = now().getTime() - (Date.parse(dueAt) - PROMISED_MS);
        if (waited < patienceFor(`${id}:${dueAt}`)) continue;
        await answer(id, mine).catch((error) => {
          if (!isTaken(error)) throw error;
        });
      }
    },
  };
};
