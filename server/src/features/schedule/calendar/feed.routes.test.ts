// The private calendar address: how much is read of one, what an ended one says, and that nothing a person wrote stands in it.
import { endCalendarFeed, makeCalendarFeed } from '@ijeuwa/contract/calendar';
import Fastify from 'fastify';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { makeLimits } from '#platform/limits.ts';
import { randomToken } from '#platform/sealing.ts';
import type { Person } from '#test/people.ts';
import { makeScheduleWorld } from '#test/schedule-world.ts';
import { ASKED, feedRoutes } from './feed.routes.ts';
import { READ } from './feed.service.ts';

const it = await makeScheduleWorld();
const { world, book, pay } = it;
afterAll(() => it.close());

let count = 0;
let ada: Person;
beforeEach(async () => {
  ada = await it.as(`reader${++count}`);
});
const make = async (who: Person) => new URL((await who.call(makeCalendarFeed, {})).body.address!).pathname;
const read = (url: string) => it.app.inject({ method: 'GET', url });

test('an address that ended says what one that never was says, and costs as much', async () => {
  const ended = await make(ada);
  await ada.call(endCalendarFeed, {});
  const said = await Promise.all(
    [ended, `/calendar/${randomToken()}.ics`, '/calendar/x.ics'].map(async (url) => {
      const { statusCode, body, headers } = await read(url);
      const { date: _, 'x-request-id': __, ...told } = headers;
      return { statusCode, body: body.replace(/[\da-f]{8}-[\da-f-]{27}/g, ''), told };
    }),
  );
  expect(said[0]).toMatchObject({ statusCode: 404, told: { 'cache-control': 'no-store' } });
  expect(said[1]).toEqual(said[0]);
  expect(said[2]!.body).toBe(said[0]!.body);
  const costOf = async (url: string) => (await world.countStatements(() => read(url))).length;
  expect(await costOf(ended)).toBe(await costOf(`/calendar/${randomToken()}.ics`));
});

test('of one address so much is read in an hour and no more, from wherever; another is read all the same', async () => {
  const [hers, his] = [await make(ada), await make(await it.as(`reader${++count}`))];
  for (let times = 0; times < READ.points; times += 1) expect((await read(hers)).statusCode).toBe(200);
  const refused = await read(hers);
  expect([refused.statusCode, Number(refused.headers['retry-after']) > 0]).toEqual([429, true]);
  expect(refused.body).not.toContain('VCALENDAR');
  expect((await read(his)).statusCode).toBe(200);
});

test('a network asks so often in an hour and no more, also for what is not there', async () => {
  const limits = await makeLimits(world.platform.pool, { wide: false });
  const app = Fastify();
  feedRoutes(app, { feed: it.schedule.feed, limits });
  const ask = (remoteAddress: string) => app.inject({ url: '/calendar/x.ics', remoteAddress });
  const codes = new Set<string>();
  for (let times = 0; times < ASKED.points; times += 1) codes.add((await ask('41.58.0.1')).json().message);
  expect([...codes]).toEqual([expect.stringMatching(/This calendar/)]);
  expect((await ask('41.58.0.1')).json().message).not.toMatch(/This calendar/);
  expect((await ask('41.58.0.2')).json().message).toMatch(/This calendar/);
});

test('what somebody wrote into a booking does not reach a calendar, whatever it is', async () => {
  const evil = 'Ada\r\nEND:VEVENT\r\nBEGIN:VEVENT\r\nSUMMARY:Therapy; with, \\n Bisi';
  const { body } = await book(ada, { message: evil.padEnd(300, 'x'), startsAt: '2026-12-02T08:00:00.000Z' });
  await pay(body._id);
  const calendar = (await read(await make(ada))).body;
  expect(calendar.match(/BEGIN:VEVENT/g)).toHaveLength(1);
  // An id of the day may spell a name.
  expect(calendar.replaceAll(body._id, '')).not.toMatch(/therapy|ada|bisi/i);
  // RFC 5545: lines end with CR and LF, and none is longer than 75 octets.
  expect(calendar.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  for (const line of calendar.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
});
