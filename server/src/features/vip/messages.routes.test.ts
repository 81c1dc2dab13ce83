// What a client and whoever has the case write to each other: who may, who reads it, and who is told.
import { randomUUID } from 'node:crypto';
import { handOverVipCase, listVipCases } from '@ijeuwa/contract/staff-vip';
import { pauseVip } from '@ijeuwa/contract/vip';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { HOUR_MS } from '#platform/clock.ts';
import { makeVipTalk } from '#test/vip-talk.ts';

const talk = await makeVipTalk();
const { world, bisi, sign, caseOf, paidClient, claim, read, write, writeToClient } = talk;
const kemi = await sign('kemi');
const admin = await sign('chief', ['admin']);
afterAll(() => world.close());
beforeEach(async () => {
  await world.deliver();
  world.mails.splice(0);
});

const textsOf = (written: readonly { by: string; matchmaker: string | null; text: string }[]) =>
  written.map(({ by, matchmaker, text }) => [by, matchmaker, text]);
const mailed = async (subject: string) => {
  await world.deliver();
  return world.mails.filter((mail) => mail.subject === subject).map(({ to }) => to);
};

test('both write, both read it, and nobody else does: no colleague, no administrator, not the database', async () => {
  const { ada, id } = await paidClient();
  await claim(id);
  expect((await writeToClient(id, 'What do you hope for?')).status).toBe(200);
  expect((await write(ada, 'A home full of songs.')).status).toBe(200);
  const both = [
    ['matchmaker', 'bisi', 'What do you hope for?'],
    ['client', null, 'A home full of songs.'],
  ];
  expect(textsOf((await caseOf(ada)).written)).toEqual(both);
  expect(textsOf((await read(id)).written)).toEqual(both);
  for (const other of [kemi, admin]) {
    expect((await read(id, other)).written).toEqual([]);
    expect((await writeToClient(id, 'Hm.', other)).refusal.message).toBe('A colleague has this case.');
  }
  const { rows } = await world.platform.pool.query('select text_sealed from vip_message');
  expect(JSON.stringify(rows)).not.toMatch(/hope|songs/);
  const { cases } = (await bisi.call(listVipCases, { query: {} })).body;
  expect(cases.find(({ _id }) => _id === id)).toMatchObject({ unanswered: true });
  const { rowCount } = await world.platform.pool.query(
    "select 1 from audit_entry where act = 'write to VIP client' and subject = $1",
    [`VIP case ${id}`],
  );
  expect(rowCount).toBe(1);
});

test('whoever takes it over reads all of it, and goes on', async () => {
  const { ada, id } = await paidClient();
  await write(ada, 'I travel in March.');
  await claim(id);
  await bisi.call(handOverVipCase, { params: { id }, body: { reason: 'I am ill.' } });
  expect((await writeToClient(id, 'Good.')).refusal.message).toBe('Please take this case first.');
  await claim(id, kemi);
  expect(textsOf((await read(id, kemi)).written)).toEqual([['client', null, 'I travel in March.']]);
  expect((await read(id)).written).toEqual([]);
});

test('each is told of what the other wrote, once for what is written in one go', async () => {
  const { ada, id } = await paidClient();
  await claim(id);
  const same = randomUUID();
  await Promise.all([1, 2].map(() => writeToClient(id, 'Good morning.', bisi, same)));
  await writeToClient(id, 'What do you hope for?');
  expect(await mailed('bisi wrote to you')).toHaveLength(1);
  expect((await caseOf(ada)).written).toHaveLength(2);
  for (const text of ['A home.', 'Full of songs.']) await write(ada, text);
  expect(await mailed('A VIP client wrote to you')).toEqual(['bisi@staff.example']);
  await talk.pass(HOUR_MS);
  await write(ada, 'And a garden.');
  expect(await mailed('A VIP client wrote to you')).toHaveLength(2);
  const { rows } = await world.platform.pool.query(
    "select message from notification where member_id = $1 and title = 'bisi wrote to you'",
    [ada.id],
  );
  expect(rows).toHaveLength(1);
  expect(JSON.stringify([rows, world.mails])).not.toMatch(/Good morning|hope for|garden/);
});

test('of a go of writing that began before they had the case, a matchmaker is told by what comes after', async () => {
  const { ada, id } = await paidClient();
  await write(ada, 'Is anybody there?');
  await claim(id);
  await talk.pass(HOUR_MS / 2);
  for (const text of ['I wait.', 'Still.']) await write(ada, text);
  expect(await mailed('A VIP client wrote to you')).toEqual(['bisi@staff.example']);
  await bisi.call(handOverVipCase, { params: { id }, body: { reason: 'I am ill.' } });
  await claim(id, kemi);
  for (const text of ['Good morning.', 'I travel in March.']) await write(ada, text);
  expect(await mailed('A VIP client wrote to you')).toEqual(['bisi@staff.example', 'kemi@staff.example']);
});

test('before it has begun nobody would read it; while it stands still both write; closed, neither does', async () => {
  const { ada: unpaid } = await talk.couples.couple();
  expect((await write(unpaid, 'Hello?')).status).toBe(404);
  await talk.submit(unpaid);
  expect((await write(unpaid, 'Hello?')).status).toBe(409);
  const { ada, id } = await paidClient();
  await claim(id);
  await ada.call(pauseVip, {});
  expect((await write(ada, 'I need a month.')).status).toBe(200);
  expect((await writeToClient(id, 'Take your time.')).status).toBe(200);
  await talk.close(ada);
  expect((await write(ada, 'Thank you.')).status).toBe(404);
  expect((await writeToClient(id, 'All the best.')).refusal.message).toBe('This case is closed.');
});

test('the same sent twice is one, nothing is sent without words, and there is an end to it', async () => {
  const { ada } = await paidClient();
  const same = randomUUID();
  for (const _ of [1, 2]) expect((await write(ada, 'Hello.', same)).status).toBe(200);
  expect((await caseOf(ada)).written).toHaveLength(1);
  expect((await write(ada, '  ')).status).toBe(400);
  expect((await write(ada, 'a'.repeat(4001))).status).toBe(400);
  for (let n = 0; n < 28; n++) await write(ada, `${n}`);
  expect((await write(ada, 'Once more.')).status).toBe(429);
});
