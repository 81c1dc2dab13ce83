// Answers are learnt of once, soon after it, and with all others by night.
import { desc, eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DAY_MS } from '#platform/clock.ts';
import { chanceModel, leaning } from '#platform/database/tables/learning.ts';
import { answer } from '#platform/database/tables/matching.ts';
import { like, makeCouples, pass } from '#test/couples.ts';
import { makeWorld, type World } from '#test/test-world.ts';

let world: World;
let couples: ReturnType<typeof makeCouples>;
beforeAll(async () => {
  world = await makeWorld();
  couples = makeCouples(world);
});
afterAll(() => world.close());

const learning = () => world.features.matching.learning;
const leaningOf = async (id: string) =>
  (await world.db.select().from(leaning).where(eq(leaning.memberId, id)))[0];
const foretoldOf = async (id: string) =>
  (await world.db.select().from(answer).where(eq(answer.viewerId, id)))[0]!.foretold;

it('learns of each answer once, of the one who gave it and of the one who got it', async () => {
  const { ada, obi } = await couples.couple();
  await like(ada, obi);
  await learning().learnNew();
  const [hers, his] = [await leaningOf(ada.id), await leaningOf(obi.id)];
  expect(hers).toMatchObject({ given: 1, got: 0, partner: 0 });
  expect(hers!.actor).toBeGreaterThan(0);
  expect(his).toMatchObject({ given: 0, got: 1, actor: 0 });
  expect(his!.partner).toBeGreaterThan(0);
  const foretold = await foretoldOf(ada.id);
  expect(foretold).toBeGreaterThan(0.05);
  expect(foretold).toBeLessThan(0.6);
  await learning().learnNew();
  expect(await leaningOf(ada.id)).toEqual(hers);
});

it('learns anew of somebody who changes a pass into a like', async () => {
  const { ada, obi } = await couples.couple();
  await pass(ada, obi);
  await learning().learnNew();
  const passed = await leaningOf(obi.id);
  expect(passed!.partner).toBeLessThan(0);
  await like(ada, obi);
  expect(await foretoldOf(ada.id)).toBeNull();
  await learning().learnNew();
  expect((await leaningOf(obi.id))!.partner).toBeGreaterThan(passed!.partner);
});

it.each([
  ['pass', pass],
  ['like', like],
])('learns nothing of a %s that is said once more', async (_, say) => {
  const { ada, obi } = await couples.couple();
  await say(ada, obi);
  await learning().learnNew();
  const [learnt, foretold] = [await leaningOf(obi.id), await foretoldOf(ada.id)];
  await say(ada, obi);
  expect(await foretoldOf(ada.id)).toBe(foretold);
  await learning().learnNew();
  expect(await leaningOf(obi.id)).toEqual(learnt);
});

it('fits everything anew by night, and says how well the answers since had been foretold', async () => {
  const people = [];
  for (let n = 0; n < 4; n++) people.push(await couples.couple());
  for (const [n, { ada, obi }] of people.entries()) await (n % 2 === 0 ? like : pass)(ada, obi);
  await learning().learnNew();
  await learning().fitAnew();
  const last = async () =>
    (await world.db.select().from(chanceModel).orderBy(desc(chanceModel.fittedAt)).limit(1))[0]!;
  const first = await last();
  expect(first.answers).toBeGreaterThanOrEqual(4);
  expect(first.foretold).toBe(first.answers);
  expect(first.logLoss).toBeGreaterThan(0);
  expect(first.auc).toBeGreaterThanOrEqual(0);
  const readily = await world.db
    .select()
    .from(leaning)
    .where(inArray(leaning.memberId, [people[0]!.ada.id, people[1]!.ada.id]));
  const of = (id: string) => readily.find((one) => one.memberId === id)!.actor;
  expect(of(people[0]!.ada.id)).toBeGreaterThan(of(people[1]!.ada.id));

  world.pass(DAY_MS);
  await learning().fitAnew();
  expect(await last()).toMatchObject({ foretold: 0, logLoss: null, answers: first.answers });
});
