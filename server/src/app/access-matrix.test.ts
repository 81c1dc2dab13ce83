// Every call and every event × every kind of viewer × every kind of thing it can name, as the contract and the policy say.
import { SAID } from '@ijeuwa/contract/live-events';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type MatrixWorld, makeMatrixWorld, runMatrix } from '#test/matrix/matrix.ts';
import { runSocketMatrix } from '#test/matrix/socket-matrix.ts';
import { openUndone } from '#test/matrix/undone.ts';
import { makeWorld, type World } from '#test/test-world.ts';
import type { Features } from './wire-features.ts';

let world: World;
let matrix: MatrixWorld;
beforeAll(async () => {
  world = await makeWorld({ LOG_LEVEL: 'silent' }, {}, { sockets: true });
  matrix = await makeMatrixWorld(world);
});
afterAll(() => world.close());

test('whoever may call, and about what, is as the contract and the policy say', async () => {
  const undone = await openUndone(world);
  const { cells, wrong } = await runMatrix(undone, matrix);
  await undone.close();
  console.info(`access matrix, calls: ${cells} cells, ${wrong.length} mismatches`);
  expect(wrong).toEqual([]);
  expect(cells).toBeGreaterThan(7000);
}, 180_000);

test('whoever may say an event, and about what, is as the contract and the policy say', async () => {
  const { cells, wrong } = await runSocketMatrix(world, matrix);
  console.info(`access matrix, events: ${cells} cells, ${wrong.length} mismatches`);
  expect(wrong).toEqual([]);
  expect(cells).toBeGreaterThan(100 * SAID.length);
});

describe('a fault that is planted is found:', () => {
  /** Only where the fault is. */
  const mismatches = async (path: string, plant?: (features: Features) => Features) => {
    const undone = await openUndone(world, plant);
    const { wrong } = await runMatrix(undone, matrix, (endpoint) => endpoint.path === path);
    await undone.close();
    return wrong;
  };

  test('a gate that lets in who has not finished the short form', async () => {
    const wrong = await mismatches('/api/dashboard', (features) => ({
      ...features,
      accounts: {
        ...features.accounts,
        sessions: {
          ...features.accounts.sessions,
          findViewer: async (token) => {
            const found = await features.accounts.sessions.findViewer(token);
            return found && { ...found, owesForm: false };
          },
        },
      },
    }));
    expect(wrong).toEqual([expect.stringMatching(/newcomer: form first expected, allowed/)]);
  });

  test('a call that does not ask whose the thing is', async () => {
    const wrong = await mismatches('/api/auth/sessions/:id', (features) => ({
      ...features,
      accounts: {
        ...features.accounts,
        sessions: { ...features.accounts.sessions, end: async () => {} },
      },
    }));
    expect(wrong).toContainEqual(expect.stringMatching(/stranger · of public: absent expected, allowed/));
    expect(wrong).toContainEqual(expect.stringMatching(/stranger · missing: absent expected, allowed/));
  });

  test('staff whose role is not asked about', async () => {
    const wrong = await mismatches('/api/staff/audit', (features) => ({
      ...features,
      staff: {
        ...features.staff,
        people: {
          ...features.staff.people,
          findViewer: async (token) => {
            const found = await features.staff.people.findViewer(token);
            return found && { ...found, roles: ['admin'] };
          },
        },
      },
    }));
    expect(wrong).toHaveLength(7);
    expect(wrong).toContainEqual(expect.stringMatching(/staff: support: absent expected, allowed/));
  });

  test('a block that the database does not look at', async () => {
    const { rows } = await world.platform.pool.query(
      "select pg_get_functiondef('relations_of'::regproc) as written",
    );
    const forgetful = (rows[0].written as string).replaceAll("'blocked'::relation", "'liked'::relation");
    await world.platform.pool.query(forgetful);
    const wrong = await mismatches('/api/members/:id').finally(() =>
      world.platform.pool.query(rows[0].written),
    );
    expect(wrong).toContainEqual(expect.stringMatching(/blocked by them · public: absent expected, allowed/));
    expect(wrong).toContainEqual(
      expect.stringMatching(/has reported them · private: absent expected, allowed/),
    );
  });
});
