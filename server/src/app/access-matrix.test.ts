// Every call and every event × every kind of viewer × every kind of thing it can name, as the contract and the policy say.
import { STAFF_ROLES } from '@ijeuwa/contract/staff';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Live } from '#platform/live.ts';
import { type MatrixWorld, makeMatrixWorld, runMatrix } from '#test/matrix/matrix.ts';
import { runSaidMatrix } from '#test/matrix/said-matrix.ts';
import { type AllScreens, openAllScreens, runToldMatrix } from '#test/matrix/told-matrix.ts';
import { makeWorld, type World } from '#test/test-world.ts';
import type { Features } from './wire-features.ts';

let world: World;
let matrix: MatrixWorld;
let screens: AllScreens;
let counted = 0;
beforeAll(async () => {
  world = await makeWorld({ LOG_LEVEL: 'silent' }, {}, { sockets: true });
  matrix = await makeMatrixWorld(world);
  screens = await openAllScreens(world, matrix);
});
afterAll(async () => {
  screens.close();
  await world.close();
});

const holds = (what: string, { cells, wrong }: { cells: number; wrong: string[] }) => {
  console.info(`access matrix, ${what}: ${cells} cells, ${wrong.length} mismatches`);
  expect(wrong).toEqual([]);
  counted += cells;
};

test('whoever may call, and about what, and whom it is told, is as the contract and the policy say', async () => {
  holds('calls', await runMatrix(world, matrix));
}, 300_000);

test('whoever may open a socket, say an event, and about what, is as the contract and the policy say', async () => {
  holds('sockets', screens);
  holds('events that are said', await runSaidMatrix(world, matrix, screens));
});

test('what is told arrives on the screens of those to whom it is told, and on no other', async () => {
  holds('events that are told', await runToldMatrix(world, matrix, screens));
});

test('all together they are ten thousand', () => {
  console.info(`access matrix, together: ${counted} cells`);
  expect(counted).toBeGreaterThan(10_000);
});

describe('a fault that is planted is found:', () => {
  /** Only where the fault is. */
  const mismatches = async (path: string, features?: (features: Features) => Features) =>
    (await runMatrix(world, matrix, { features, only: (endpoint) => endpoint.path === path })).wrong;

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
    expect(wrong).toHaveLength(8);
    expect(wrong).toContainEqual(expect.stringMatching(/staff: support: absent expected, allowed/));
  });

  test.each([
    ['block', 'blocked', ['blocked by them · public', 'has reported them · private']],
    [
      'hidden contact',
      'contact',
      ['hides from them as contacts · public', 'hidden from by them as a contact'],
    ],
  ])('a %s that the database does not look at', async (_, relation, cells) => {
    const { rows } = await world.platform.pool.query(
      "select pg_get_functiondef('ties_between'::regproc) as written",
    );
    const forgetful = (rows[0].written as string).replaceAll(`'${relation}'::relation`, "'liked'::relation");
    await world.platform.pool.query(forgetful);
    const wrong = await mismatches('/api/members/:id').finally(() =>
      world.platform.pool.query(rows[0].written),
    );
    for (const cell of cells)
      expect(wrong).toContainEqual(expect.stringMatching(new RegExp(`${cell}.*: absent expected, allowed`)));
  });

  test('a deed that tells somebody whom it does not concern', async () => {
    const third = matrix.viewers.find(({ kind }) => kind === 'stranger')!.id!;
    const { wrong } = await runMatrix(world, matrix, {
      live: (live) => ({
        ...live,
        toMember: (id, event, ...args) => live.toMembers([id, third], event, ...args),
      }),
      only: ({ path }) => path === '/api/conversations/:matchId/read' || path.endsWith('/messages'),
    });
    expect(wrong).toContainEqual(
      expect.stringMatching(/messages · matched with them · with public: somebody was told whom/),
    );
  });

  test('an event that goes to the wrong room', async () => {
    const { live } = world.platform;
    const third = matrix.viewers.find(({ kind }) => kind === 'stranger')!.id!;
    const astray = async (change: Partial<Live>) =>
      (await runToldMatrix(world, matrix, screens, { ...live, ...change })).wrong;
    const toMember: Live['toMember'] = (id, event, ...args) => live.toMembers([id, third], event, ...args);
    expect(await astray({ toMember })).toContain('message to missing · stranger: heard 1 times, 0 expected');
    const toRoles: Live['toRoles'] = (_, event, ...args) => live.toRoles(STAFF_ROLES, event, ...args);
    const wrong = await astray({ toRoles });
    expect(wrong).toContain('workChanged reports · staff: finance: heard 1 times, 0 expected');
    expect(wrong).toContain('workChanged people · staff: support: heard 1 times, 0 expected');
  });
});
