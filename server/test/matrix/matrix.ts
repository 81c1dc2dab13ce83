// Asks a server for every call as every kind of viewer about every kind of thing, and names what came out otherwise.
import { callerOf, type Endpoint } from '@ijeuwa/contract/endpoint';
import type { Refusal } from '@ijeuwa/contract/errors';
import { RETURN_FIRST } from '@ijeuwa/contract/leaving';
import { servedEndpoints } from '#platform/http/serve.ts';
import { FORM_FIRST, MEMBER_COOKIE } from '#platform/http/viewer.ts';
import { matchThem } from '../matched.ts';
import { enterMember, man } from '../members.ts';
import type { World } from '../test-world.ts';
import { bodyOf, nameOf } from './bodies.ts';
import { expectedOf, isRelated, type Outcome } from './expected.ts';
import { makeThings, type Thing } from './objects.ts';
import { makeStaffViewers } from './staff-viewers.ts';
import { openUndone, type Planted, STAFF, type Undone } from './undone.ts';
import { makeOthers, makeViewers, type Viewer } from './viewers.ts';

export const makeMatrixWorld = async (world: World) => {
  const others = await makeOthers(world);
  const viewers = [...(await makeViewers(world, others)), ...(await makeStaffViewers(world))];
  const [ada, obi] = [await enterMember(world, 'Ada'), await enterMember(world, 'Obi', man())];
  const apart = await matchThem(world, ada, obi);
  const reported = { name: 'reported', id: obi.id, standing: 'public' as const };
  const things = await makeThings(world, viewers, others, reported, apart);
  // Whom a case of staff is about, and their match.
  return { others, viewers, things, concerned: [obi.id, ada.id] };
};
export type MatrixWorld = Awaited<ReturnType<typeof makeMatrixWorld>>;

type Answered = { status: number; opens: boolean; refusal?: Refusal };
const observedOf = (
  endpoint: Endpoint,
  thing: Thing | undefined,
  { status, opens, refusal }: Answered,
): Outcome => {
  if (status >= 500) return 'fault';
  if (refusal?.code === 'not_signed_in' && refusal.message === 'Please sign in first.') return 'sign in';
  if (status === 403 && refusal?.message === FORM_FIRST) return 'form first';
  if (status === 403 && refusal?.message === RETURN_FIRST) return 'return first';
  // A way back into the pages that opens no session.
  if (endpoint.answer === 'redirect' && thing && !opens) return 'refused';
  // Nothing is left to do about what is not there.
  if (status === 409 && thing?.whose === 'missing') return 'absent';
  if (!thing) return callerOf(endpoint.access) === 'staff' && status === 404 ? 'absent' : 'allowed';
  if (
    !endpoint.path.includes(':') &&
    status >= 400 &&
    !(callerOf(endpoint.access) === 'staff' && status === 404)
  )
    return 'refused';
  if (status === 404) return 'absent';
  if (status === 403) return 'not yet';
  if (status === 400 && thing.whose === 'malformed') return 'malformed';
  return 'allowed';
};

type Run = Planted & { only?: (endpoint: Endpoint) => boolean };
/** Each has a connection of its own, and waits for it most of the time. */
const SERVERS = 4;

export const runMatrix = async (world: World, matrix: MatrixWorld, { only, ...planted }: Run = {}) => {
  const wrong: string[] = [];
  let cells = 0;

  const look = async (undone: Undone, endpoint: Endpoint, viewer: Viewer, thing?: Thing) => {
    const url = endpoint.path.replace(':size', 'l').replace(/:\w+/, () => encodeURIComponent(thing!.value));
    const body = bodyOf(endpoint, thing);
    const reply = await undone.undone(() =>
      undone.app.inject({
        method: endpoint.method,
        url,
        ...(thing?.query ? { query: { k: thing.query } } : {}),
        headers: viewer.cookie ? { cookie: viewer.cookie } : {},
        ...(body === undefined ? {} : { payload: body as object }),
      }),
    );
    const isJson = String(reply.headers['content-type']).includes('json');
    const refusal = isJson && reply.statusCode >= 400 ? (reply.json() as Refusal) : undefined;
    const observed = observedOf(endpoint, thing, {
      status: reply.statusCode,
      opens: reply.cookies.some(({ name, value }) => name === MEMBER_COOKIE && value !== ''),
      refusal,
    });
    const expected = expectedOf(endpoint, viewer, thing);
    cells += 1;
    const cell = `${nameOf(endpoint)} · ${viewer.kind}${thing ? ` · ${thing.kind}` : ''}`;
    if (observed !== expected)
      wrong.push(
        `${cell}: ${expected} expected, ${observed} (${[reply.statusCode, refusal?.message, ...undone.faults].join(' ')})`,
      );
    // Whoever is refused leaves no trace on anybody's screen.
    if (reply.statusCode >= 400 && undone.told.length > 0)
      wrong.push(`${cell}: refused, and somebody was told`);
    const may = [STAFF, viewer.id, thing?.of?.id, ...(viewer.as === 'staff' ? matrix.concerned : [])];
    if (undone.told.some((one) => !may.includes(one)))
      wrong.push(`${cell}: somebody was told whom it does not concern`);
  };

  const lookAs = async (undone: Undone, viewer: Viewer) => {
    for (const endpoint of servedEndpoints.get(undone.app)!) {
      if (only && !only(endpoint)) continue;
      const named = isRelated(endpoint.access) ? matrix.things.of(endpoint.access, viewer) : [undefined];
      for (const thing of named) await look(undone, endpoint, viewer, thing);
    }
  };
  const waiting = [...matrix.viewers];
  const work = async () => {
    const undone = await openUndone(world, planted);
    for (let viewer = waiting.shift(); viewer; viewer = waiting.shift()) await lookAs(undone, viewer);
    await undone.close();
  };
  await Promise.all(Array.from({ length: only ? 1 : SERVERS }, work));
  return { cells, wrong };
};
