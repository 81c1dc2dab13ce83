// What a room may count on that keeps files of members: a kind made for this test, in a whole world.
import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import fastify from 'fastify';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { member } from '#platform/database/tables/accounts.ts';
import { privateFile } from '#platform/database/tables/private-files.ts';
import { blockThem, matchThem, unmatch } from '#test/matched.ts';
import { enterMember, type Member } from '#test/members.ts';
import { makeWorld, type World } from '#test/test-world.ts';
import { MINUTE_MS } from '../clock.ts';
import { makeFileAddress } from './file-address.ts';
import type { FileKind } from './file-kind.ts';
import { sendPrivateFile } from './send-private-file.ts';

const LETTER: FileKind<'whole'> = {
  name: 'letter',
  pieces: { whole: '.pdf' },
  types: { 'application/pdf': (bytes) => bytes.subarray(0, 5).equals(Buffer.from('%PDF-')) },
  maxBytes: 100,
  addressMs: 10 * MINUTE_MS,
  shownAs: { thing: 'conversation' },
  staff: ['finance'],
};
const BYTES = Buffer.from('%PDF-1.7 a letter of Olúwafẹ́mi');

let world: World;
beforeAll(async () => {
  world = await makeWorld();
});
afterAll(() => world.close());

const letters = () => world.features.privateFiles.ofKind(LETTER);
const address = () => makeFileAddress(world.platform.sealing, () => world.clock.now());
const stored = (): string[] =>
  readdirSync(join(world.config.DATA_DIR, 'files'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.pdf'))
    .map((entry) => entry.name);
const rowsOf = (id: string) =>
  world.db
    .select()
    .from(privateFile)
    .where(eq(privateFile.name, `${id}.pdf`));

let people = 0;
const somebody = () => enterMember(world, `Reader${people++}`, { photos: 0 });
let owner: Member;
beforeEach(async () => {
  owner = await somebody();
});
afterEach(async () => {
  await world.db.delete(member).where(eq(member.id, owner.id));
  await world.features.privateFiles.sweep();
});

const keep = (bytes = BYTES, whose = owner) =>
  letters().withStored(whose.id, { whole: bytes }, async (id) => {
    await world.db.transaction((tx) => letters().keep(tx, id));
    return id;
  });
const opens = async (viewer: { id: string }, id: string, signature = address().sign(LETTER, viewer.id, id)) =>
  (await letters().open(viewer.id, id, 'whole', signature)) !== undefined;

test('a file is remembered with its owner, kind, type, size and digest, and opens to its owner', async () => {
  const id = await keep();
  expect(id).toMatch(/^[\w-]{16}$/);
  expect(await rowsOf(id)).toEqual([
    {
      name: `${id}.pdf`,
      ownerId: owner.id,
      kind: 'letter',
      mediaType: 'application/pdf',
      bytes: BYTES.length,
      sha256: createHash('sha256').update(BYTES).digest('hex'),
      createdAt: world.clock.now(),
      keptAt: world.clock.now(),
      removedAt: null,
    },
  ]);
  const file = await letters().open(owner.id, id, 'whole', address().sign(LETTER, owner.id, id));
  expect(await file?.read()).toEqual(BYTES);
});

test('what is too large or of another type, whatever it is called, is refused and leaves nothing', async () => {
  await expect(keep(Buffer.concat([BYTES, Buffer.alloc(100)]))).rejects.toMatchObject({ code: 'too_large' });
  await expect(keep(Buffer.from('<html><script>'))).rejects.toMatchObject({ code: 'wrong_type' });
  expect(stored()).toEqual([]);
});

describe('besides its owner it opens', () => {
  test('to whom the kind says, as long as they are that', async () => {
    const [id, viewer, stranger] = [await keep(), await somebody(), await somebody()];
    expect([await opens(viewer, id), await opens(stranger, id)]).toEqual([false, false]);
    const matchId = await matchThem(world, owner, viewer);
    expect([await opens(viewer, id), await opens(stranger, id)]).toEqual([true, false]);
    await unmatch(world, matchId);
    expect(await opens(viewer, id)).toBe(false);
  });

  test('to nobody whom the owner has blocked', async () => {
    const [id, viewer] = [await keep(), await somebody()];
    await matchThem(world, owner, viewer);
    expect(await opens(viewer, id)).toBe(true);
    await blockThem(world, owner, viewer);
    expect(await opens(viewer, id)).toBe(false);
  });

  test('to staff of the role that the kind names', async () => {
    const id = await keep();
    const as = (roles: readonly ('finance' | 'editor')[]) =>
      letters().openForStaff({ staffId: 's', sessionId: 's', roles }, id, 'whole');
    expect(await (await as(['finance']))?.read()).toEqual(BYTES);
    expect(await as(['editor'])).toBeUndefined();
  });

  test('by no file of another kind', async () => {
    const id = await keep();
    const other = world.features.privateFiles.ofKind({ ...LETTER, name: 'other' });
    const signature = address().sign({ ...LETTER, name: 'other' }, owner.id, id);
    expect(await other.open(owner.id, id, 'whole', signature)).toBeUndefined();
  });
});

describe('an address', () => {
  test('is of one viewer and one file', async () => {
    const [id, another, viewer] = [await keep(), await keep(), await somebody()];
    await matchThem(world, owner, viewer);
    const signature = address().sign(LETTER, owner.id, id);
    expect(await opens(owner, id, signature)).toBe(true);
    expect(await opens(viewer, id, signature)).toBe(false);
    expect(await opens(owner, another, signature)).toBe(false);
    for (const forged of ['', 'x', `${signature}x`]) expect(await opens(owner, id, forged)).toBe(false);
  });

  test('opens for as long as the kind says, and for no more than twice that', async () => {
    const id = await keep();
    const signature = address().sign(LETTER, owner.id, id);
    world.pass(LETTER.addressMs);
    expect(await opens(owner, id, signature)).toBe(true);
    world.pass(LETTER.addressMs);
    expect(await opens(owner, id, signature)).toBe(false);
  });
});

describe('nothing is left behind', () => {
  test('when the work that records it fails', async () => {
    let stopped = '';
    const failing = letters().withStored(owner.id, { whole: BYTES }, async (id) => {
      stopped = id;
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect([stored(), await rowsOf(stopped)]).toEqual([[], []]);
  });

  test('when it is removed: from the commit on it opens to nobody, then its bytes and its row are gone', async () => {
    const id = await keep();
    await world.db.transaction((tx) => letters().release(tx, id));
    expect(await opens(owner, id)).toBe(false);
    await letters().erase(id);
    expect([stored(), await rowsOf(id)]).toEqual([[], []]);
  });

  test('by a crash: before the row of its room, or after its removal, it is swept, and nothing else', async () => {
    const [kept, removed] = [await keep(), await keep()];
    let crashed = '';
    void letters().withStored(owner.id, { whole: BYTES }, (id) => {
      crashed = id;
      return new Promise(() => {});
    });
    await expect.poll(() => crashed).not.toBe('');
    await world.db.transaction((tx) => letters().release(tx, removed));
    await world.features.privateFiles.sweep();
    expect(stored()).toHaveLength(3);
    world.pass(11 * MINUTE_MS);
    await world.features.privateFiles.sweep();
    expect(stored()).toEqual([`${kept}.pdf`]);
    // Who comes back after the sweep is told, and records no file without its bytes.
    await expect(world.db.transaction((tx) => letters().keep(tx, crashed))).rejects.toThrow('swept');
  });

  test('when the account is gone', async () => {
    const [mine, viewer] = [await keep(), await somebody()];
    const theirs = await keep(BYTES, viewer);
    await world.db.delete(member).where(eq(member.id, owner.id));
    expect(await opens(owner, mine)).toBe(false);
    await world.features.privateFiles.sweep();
    expect(stored()).toEqual([`${theirs}.pdf`]);
    expect(await rowsOf(mine)).toEqual([]);
    await world.db.delete(member).where(eq(member.id, viewer.id));
  });
});

test('on its way it is kept by nobody between, taken for nothing else, and runs nothing', async () => {
  const id = await keep();
  const app = fastify();
  const file = await letters().open(owner.id, id, 'whole', address().sign(LETTER, owner.id, id));
  app.get('/shown', (request, reply) =>
    sendPrivateFile(reply, file, { what: 'This letter', asked: request }),
  );
  app.get('/saved', (_, reply) =>
    sendPrivateFile(reply, file, { what: 'This letter', filename: 'Letter of Ọlá"\r\n.pdf' }),
  );
  const shown = await app.inject('/shown');
  expect(shown.rawPayload).toEqual(BYTES);
  expect(shown.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': 'inline',
    'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-cache',
  });
  const again = await app.inject({ url: '/shown', headers: { 'if-none-match': String(shown.headers.etag) } });
  expect(again.statusCode).toBe(304);
  expect((await app.inject('/saved')).headers).toMatchObject({
    'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent('Letter of Ọlá"\r\n.pdf')}`,
    'cache-control': 'private, no-store',
  });
  await app.close();
});
