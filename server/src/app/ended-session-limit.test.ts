// A session that has ended changes nothing, and takes nothing from what its member may still change.
import { sendMessage } from '@ijeuwa/contract/chat';
import { keepZone } from '@ijeuwa/contract/zones';
import { afterAll, expect, test } from 'vitest';
import { MEMBER_COOKIE } from '#platform/http/viewer.ts';
import { WRITES_BY_ACCOUNT } from '#platform/http/write-limit.ts';
import { enterMember } from '#test/members.ts';
import { makeWorld } from '#test/test-world.ts';

const world = await makeWorld({ WIDE_LIMITS: 'off', LOG_LEVEL: 'silent' });
afterAll(() => world.close());

const NOWHERE = '01a1fd1b-7171-7a2d-9ec4-cdbd9b750085';

test('calls by an ended session count for nobody, whether they are right or wrong', async () => {
  const ada = await enterMember(world, 'Ada');
  const copied = world.stranger();
  const { token } = await world.features.accounts.sessions.open(world.db, ada.id, 'copied', true);
  copied.jar.cookie = `${MEMBER_COOKIE}=${token}`;
  const write = (body: object) => copied.send('POST', sendMessage.path.replace(':matchId', NOWHERE), body);
  const message = { clientId: NOWHERE, text: 'Hello' };
  // Known from now on as one of hers.
  expect((await write(message)).status).toBe(404);
  const viewer = await world.features.accounts.sessions.findViewer(token);
  await world.features.accounts.sessions.end(viewer!, viewer!.sessionId);

  const half = WRITES_BY_ACCOUNT.points / 2;
  const replies = await Promise.all(
    Array.from({ length: half }, (_, at) => write(at % 2 ? message : { text: 1 })),
  );
  for (let at = 0; at <= half; at++) replies.push(await write(message));
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([401]));
  const changed = await Promise.all(
    Array.from({ length: WRITES_BY_ACCOUNT.points - 1 }, () =>
      ada.call(keepZone, { body: { zone: 'Africa/Lagos' } }),
    ),
  );
  expect(new Set(changed.map(({ status }) => status))).toEqual(new Set([200]));
  expect((await ada.call(keepZone, { body: { zone: 'Africa/Lagos' } })).status).toBe(429);
});
