// What leaves for open screens is what the contract names, and nothing else.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openScreen } from '#test/socket-client.ts';
import { makeWorld, type World } from '#test/test-world.ts';

let world: World;
beforeAll(async () => {
  world = await makeWorld({}, {}, { sockets: true });
});
afterAll(() => world.close());

const matchId = randomUUID();

test('a column that the contract does not name cannot leave, however deep it stands', async () => {
  const ada = await world.as('ada');
  const screen = await openScreen(world, ada);
  const message = {
    seq: 1,
    clientId: randomUUID(),
    sender: ada.id,
    text: 'Hello',
    sentAt: '2026-11-24T09:00:00.000Z',
  };
  const secret = { passwordHash: 'secret' };
  const { live } = world.platform;
  live.toMember(ada.id, 'message', { matchId, ...secret, message: { ...message, ...secret } });
  live.toMembers([ada.id], 'typing', { matchId, member: ada.id, ...secret });
  expect(await screen.hears('message')).toEqual([{ matchId, message }]);
  expect(await screen.hears('typing')).toEqual([{ matchId, member: ada.id }]);
});

test('what is not as the contract says is reported, and not told; an event without a payload carries none', async () => {
  const ada = await world.as('ada');
  const screen = await openScreen(world, ada);
  const { live } = world.platform;
  live.toMember(ada.id, 'typing', { matchId, member: 'nobody' });
  live.toRoles(['admin'], 'workChanged', { what: 'everything' as 'reports' });
  live.toMember(ada.id, 'tooManyScreens', ...([{ secret: true }] as unknown as []));
  await screen.hears('tooManyScreens');
  expect(screen.told).toEqual([{ event: 'tooManyScreens', payload: undefined }]);
  expect(world.takeErrors()).toEqual([
    expect.objectContaining({ message: 'The event "typing" is not as the contract says, and was not told.' }),
    expect.objectContaining({
      message: 'The event "workChanged" is not as the contract says, and was not told.',
    }),
  ]);
});
