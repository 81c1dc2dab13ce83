// Who may see whom: every relation × every standing, asked one by one and all at once, against the one table.
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { answer } from '#platform/database/tables/matching.ts';
import { type MatrixWorld, makeMatrixWorld } from '#test/matrix/matrix.ts';
import type { Other, Viewer } from '#test/matrix/viewers.ts';
import { makeWorld, type World } from '#test/test-world.ts';
import { RELATIONS, SEE_NOBODY, STANDINGS, shows, THINGS } from './policy.ts';
import {
  everybodyWho,
  everybodyWithoutCard,
  findRelation,
  findStanding,
  isCardShown,
  isCounted,
  isPresent,
  isRelated,
  isWithoutCard,
  maySee,
} from './visibility.ts';

const NOBODY = '01a1fd1b-7171-7a2d-9ec4-cdbd9b750085';
let world: World;
let matrix: MatrixWorld;
let pairs: [Viewer & { id: string }, Other][];
beforeAll(async () => {
  world = await makeWorld();
  matrix = await makeMatrixWorld(world);
  const seeing = matrix.viewers.filter(({ as }) => as === 'member') as (Viewer & { id: string })[];
  pairs = seeing.flatMap((viewer) => matrix.others.map((other): [typeof viewer, Other] => [viewer, other]));
});
afterAll(() => world.close());

const ask = async (condition: ReturnType<typeof sql>): Promise<unknown> =>
  (await world.db.execute(sql`select ${condition} as answer`)).rows[0]!.answer;
const id = (one: { id: string }) => sql`${one.id}::uuid`;

test('the database finds what two people are to each other, and how each stands', async () => {
  const met = new Set<string>();
  for (const [viewer, other] of pairs) {
    const standing = await findStanding(world.db, other.id);
    expect([viewer.kind, await findRelation(world.db, viewer.id, other.id)]).toEqual([
      viewer.kind,
      viewer.relation,
    ]);
    expect([other.name, standing]).toEqual([other.name, other.standing]);
    met.add(`${viewer.relation} ${other.standing}`);
  }
  // Oneself stands in a test of its own.
  const others = RELATIONS.filter((one) => one !== 'self').flatMap((relation) =>
    STANDINGS.map((standing) => `${relation} ${standing}`),
  );
  expect([...met].sort()).toEqual(others.sort());
});

test('whoever may look at others is found as they stand', async () => {
  for (const other of matrix.others)
    expect([other.name, await ask(isPresent(id(other)))]).toEqual([
      other.name,
      SEE_NOBODY.includes(other.standing) ? null : true,
    ]);
});

test('each thing is shown exactly where the table has it', async () => {
  for (const [viewer, other] of pairs)
    for (const thing of THINGS)
      expect([viewer.kind, other.name, thing, await maySee(world.db, thing, viewer.id, other.id)]).toEqual([
        viewer.kind,
        other.name,
        thing,
        shows(viewer.relation, other.standing, thing),
      ]);
});

describe('many at once', () => {
  test('are hidden, liked and matched as one by one', async () => {
    for (const viewer of new Set(pairs.map(([one]) => one))) {
      const all = async (rows: ReturnType<typeof sql>) =>
        new Set((await world.db.execute(rows)).rows.map((row) => row.other_id));
      const hidden = await all(everybodyWithoutCard(id(viewer)));
      const never = STANDINGS.every((standing) => !shows(viewer.relation, standing, 'card'));
      for (const other of matrix.others) {
        const one = await ask(isWithoutCard(id(viewer), id(other)));
        expect([viewer.kind, hidden.has(other.id), one]).toEqual([viewer.kind, never, never]);
      }
      for (const relation of ['blocked', 'past', 'match', 'contact', 'liked'] as const) {
        const those = await all(everybodyWho(relation, id(viewer)));
        for (const other of matrix.others) {
          expect(those.has(other.id)).toBe(viewer.relation === relation);
          expect(await ask(isRelated(relation, id(viewer), id(other)))).toBe(viewer.relation === relation);
        }
      }
    }
  });

  test('a card of the index is shown as the table has it', async () => {
    for (const [viewer, other] of pairs) {
      if (other.standing !== 'public' && other.standing !== 'private') continue;
      const { rows } = await world.db.execute(sql`
        select ${isCardShown(sql`t.is_private`, isRelated('liked', id(viewer), sql`t.member_id`))}
          and not ${isWithoutCard(id(viewer), sql`t.member_id`)} as shown
        from active_card t where t.member_id = ${other.id}`);
      expect([viewer.kind, other.name, rows[0]!.shown]).toEqual([
        viewer.kind,
        other.name,
        shows(viewer.relation, other.standing, 'card'),
      ]);
    }
  });
});

test('whoever has not said their age, or may not be here, is shown nobody', async () => {
  const blind = matrix.viewers.filter((one) => one.as === 'newcomer' || one.kind === 'suspended member');
  const open = matrix.others[0]!;
  for (const viewer of blind) {
    expect(SEE_NOBODY).toContain(await findStanding(world.db, viewer.id!));
    for (const thing of THINGS) expect(await maySee(world.db, thing, viewer.id!, open.id)).toBe(false);
  }
  expect(blind).toHaveLength(2);
});

test('oneself is seen but by nobody else’s likes, and somebody who is not there not at all', async () => {
  const viewer = matrix.viewers.find((one) => one.kind === 'paused')!;
  for (const thing of THINGS)
    expect(await maySee(world.db, thing, viewer.id!, viewer.id!)).toBe(shows('self', 'paused', thing));
  expect(await findStanding(world.db, NOBODY)).toBe(null);
  expect(await maySee(world.db, 'profile', viewer.id!, NOBODY)).toBe(false);
});

test('the bell counts a like while its sender pauses, and whoever may not look for now finds it later', async () => {
  const [viewer, waiting] = ['stranger', 'suspended member'].map(
    (kind) => matrix.viewers.find((one) => one.kind === kind)!,
  );
  const paused = matrix.others.find(({ name }) => name === 'paused')!;
  for (const one of [viewer!, waiting!]) {
    expect(await ask(isCounted(sql`${one.id}::uuid`, id(paused)))).toBe(false);
    const like = {
      viewerId: paused.id,
      targetId: one.id!,
      kind: 'like' as const,
      answeredAt: world.clock.now(),
    };
    await world.db.insert(answer).values(like);
    expect(await ask(isCounted(sql`${one.id}::uuid`, id(paused)))).toBe(true);
    await world.db
      .delete(answer)
      .where(sql`${answer.viewerId} = ${paused.id} and ${answer.targetId} = ${one.id}`);
  }
});
