// Whatever the contract lets a partner or their counsellor read is read, and no answer on safety or candour is in it.
import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { sayCouple } from '@ijeuwa/contract/couples';
import { callerOf, type Endpoint } from '@ijeuwa/contract/endpoint';
import * as calls from '@ijeuwa/contract/questionnaire';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { MINUTE_MS } from '#platform/clock.ts';
import { coupleReplies } from '#platform/database/tables/couples.ts';
import { signInStaff } from '#test/back-office.ts';
import { addCounsellor, bookSession } from '#test/booked-session.ts';
import { matchedPair } from '#test/matched.ts';
import type { Client } from '#test/people.ts';
import { makeWorld, type World } from '#test/test-world.ts';
import { readStatements } from './statements.ts';

const CONTRACT = new URL('../../../../../contract/src/', import.meta.url);
const isEndpoint = (one: unknown): one is Endpoint =>
  one instanceof Object && 'method' in one && 'path' in one && 'access' in one;
/** What no statement is called: wherever it stands, it came out of the sealed answers on safety or candour. */
const MARK = 'mark-of-what-is-ones-own';

let world: World;
let reads: Endpoint[];
beforeAll(async () => {
  world = await makeWorld();
  const files = readdirSync(CONTRACT).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'));
  const rooms: object[] = await Promise.all(files.map((name) => import(new URL(name, CONTRACT).href)));
  reads = rooms
    .flatMap((room) => Object.values(room).filter(isEndpoint))
    .filter((one) => one.method === 'GET');
});
afterAll(() => world.close());

test('neither a partner nor the counsellor of both is answered one of them by any call there is', async () => {
  const { one: ada, other: tunde, matchId } = await matchedPair(world, 'ada', 'tunde');
  for (const who of [ada, tunde]) await who.call(sayCouple, { params: { matchId } });
  const bisi = await signInStaff(world, 'bisi', ['counsellor']);
  const id = randomUUID();
  const startsAt = new Date(world.clock.now().getTime() + 5 * MINUTE_MS);
  const counsellorId = await addCounsellor(world, 'bisi');
  await bookSession(world, { id, counsellorId, memberId: ada.id, partnerId: tunde.id, startsAt });
  const said: string[] = [];
  for (const who of [ada, tunde]) {
    const replies = readStatements().map((one) => ({ id: one.id, value: 3 }));
    said.push(JSON.stringify(await who.call(calls.saveReplies, { body: { consent: true, replies } })));
    said.push(JSON.stringify(await who.call(calls.releaseReplies, {})));
  }
  const { seal } = world.platform.sealing;
  const marked = seal(JSON.stringify([{ id: MARK, value: 1 }]));
  await world.db
    .update(coupleReplies)
    .set({ safetySealed: marked, candourSealed: marked })
    .where(eq(coupleReplies.memberId, ada.id));
  // Whose they are reads them: a mark that came nowhere would prove nothing.
  expect(JSON.stringify((await ada.call(calls.findQuestionnaire, {})).body)).toContain(MARK);
  expect((await tunde.call(calls.findQuestionnaire, {})).body.questionnaire?.forTwo?.areas).toHaveLength(8);

  const readAll = async (who: Client, caller: 'member' | 'staff'): Promise<number> => {
    let answered = 0;
    for (const { path, access } of reads) {
      if (callerOf(access) !== caller) continue;
      const ids = path.includes(':') ? [matchId, ada.id, id, counsellorId, 'bisi'] : [''];
      for (const of of ids) {
        const reply = await who.send('GET', path.replace(/:\w+/g, of));
        if (reply.status === 200) answered += 1;
        said.push(`${path} ${JSON.stringify(reply)}`);
      }
    }
    return answered;
  };
  expect(await readAll(tunde, 'member')).toBeGreaterThan(50);
  expect(await readAll(bisi, 'staff')).toBeGreaterThan(5);
  await tunde.call(calls.withholdReplies, {});
  expect(await readAll(tunde, 'member')).toBeGreaterThan(50);
  expect(said.filter((text) => text.includes(MARK))).toEqual([]);
  // Of what is the partner’s own, the questionnaire alone says anything of safety.
  const spoken = said.filter((text) => /"(safety|candour)-\d/.test(text)).map((text) => text.split(' ')[0]);
  expect(new Set(spoken)).toEqual(new Set([calls.findQuestionnaire.path]));
});
