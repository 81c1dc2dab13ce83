// Keys that are lost, wrong, added and retired.
import { randomBytes, randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { member } from '#platform/database/tables/accounts.ts';
import { makeWorld, type World } from '#test/test-world.ts';
import { makeSealing } from './sealing.ts';
import { findSealingKeys, reseal } from './sealing-keys.ts';

const newKey = (name: string) => `${name}:${randomBytes(32).toString('base64')}`;
const PHONE = '+2348031234567';

let world: World;
let DATA_DIR: string;
let keyFile: string;
beforeEach(async () => {
  world = await makeWorld();
  DATA_DIR = mkdtempSync(join(tmpdir(), 'ijeuwa-keys-'));
  keyFile = join(DATA_DIR, 'sealing.key');
});
afterEach(async () => {
  await world.close();
  rmSync(DATA_DIR, { recursive: true });
});

const start = (SEALING_KEYS: string[] = []) =>
  findSealingKeys(world.platform.pool, { SEALING_KEYS, DATA_DIR });
const sealing = (keys: string[]) => makeSealing(keys);
const savePhone = async (keys: string[], phone = PHONE) => {
  const { seal, digest } = sealing(keys);
  const row = { email: `${randomUUID()}@x.example`, phoneSealed: seal(phone), phoneDigest: digest(phone) };
  const [saved] = await world.db.insert(member).values(row).returning();
  return saved!.id;
};
const readPhone = async (id: string, keys: string[]) => {
  const [row] = await world.db.select().from(member).where(eq(member.id, id));
  const { open, fits } = sealing(keys);
  return { phone: open(row!.phoneSealed!), fits: fits(PHONE, row!.phoneDigest) };
};

describe('the key of the data folder', () => {
  test('is made once, and is found again', async () => {
    const made = await start();
    expect(await start()).toEqual(made);
  });

  test('is not made anew when it is lost: the start refuses, and says what to do', async () => {
    await savePhone(await start());
    const kept = readFileSync(keyFile);
    rmSync(keyFile);
    await expect(start()).rejects.toThrow(/key "own", which is not here.*restore .*sealing\.key.*anew/s);
    expect(existsSync(keyFile)).toBe(false);
    writeFileSync(keyFile, kept);
    await expect(start()).resolves.toHaveLength(1);
  });

  test('is refused when it is another one', async () => {
    await start();
    writeFileSync(keyFile, newKey('own'));
    await expect(start()).rejects.toThrow('which is another one here');
  });

  test('is known again in a database from before keys were remembered', async () => {
    const keys = await start();
    await savePhone(keys);
    await world.platform.pool.query('delete from sealing_key');
    expect(await start()).toEqual(keys);
    await world.platform.pool.query('delete from sealing_key');
    rmSync(keyFile);
    await expect(start()).rejects.toThrow('which is not here');
    writeFileSync(keyFile, newKey('own'));
    await expect(start()).rejects.toThrow('which is another one here');
  });
});

describe('a ring of keys', () => {
  const [first, second] = [newKey('k1'), newKey('k2')];

  test('understands what each of its keys has sealed, digested and signed', async () => {
    const id = await savePhone([first]);
    expect(await readPhone(id, [second, first])).toEqual({ phone: PHONE, fits: true });
    const both = sealing([second, first]);
    expect(both.holds('an address', sealing([first]).sign('an address'))).toBe(true);
    expect(both.holds('an address', sealing([newKey('k3')]).sign('an address'))).toBe(false);
    expect(both.fits('another', sealing([first]).digest(PHONE))).toBe(false);
    expect(both.fits(PHONE, null)).toBe(false);
  });

  test('knows a digest from before digests bore a name', async () => {
    const digest = sealing([first]).digest(PHONE).slice('k1.'.length);
    expect(sealing([second, first]).fits(PHONE, digest)).toBe(true);
    expect(sealing([second]).fits(PHONE, digest)).toBe(false);
  });

  test('must have each key that something is sealed with', async () => {
    await start([first]);
    await expect(start([second])).rejects.toThrow(/key "k1", which is not here.*SEALING_KEYS/);
    await expect(start([newKey('k1')])).rejects.toThrow('which is another one here');
    expect(await start([second, first])).toEqual([second, first]);
  });

  test('loses its oldest key once everything is sealed anew, and nothing with it', async () => {
    const keys = [second, first];
    await start([first]);
    const ids = [];
    for (let at = 0; at < 3; at++) ids.push(await savePhone([first]));
    await start(keys);
    ids.push(await savePhone(keys));
    await world.db
      .update(member)
      .set({ phoneDigest: sealing([first]).digest(PHONE).slice(3) })
      .where(eq(member.id, ids[0]!));

    const said: string[] = [];
    await reseal(world.platform.pool, keys, (line) => said.push(line));
    expect(said).toContain('member.phone_sealed: 3 sealed anew');
    expect(await start(keys)).toEqual(keys);
    expect(await start([second])).toEqual([second]);
    for (const id of ids) expect(await readPhone(id, [second])).toEqual({ phone: PHONE, fits: true });

    said.length = 0;
    await reseal(world.platform.pool, [second], (line) => said.push(line));
    expect(said.every((line) => line.endsWith(': 0 sealed anew'))).toBe(true);
  });

  test('passes over what was emptied, as a mail that has left is', async () => {
    await start([first]);
    const [emptied, kept] = [await savePhone([first]), await savePhone([first])];
    await world.db.update(member).set({ phoneSealed: '', phoneDigest: null }).where(eq(member.id, emptied));
    await world.platform.pool.query('delete from sealing_key');
    expect(await start([second, first])).toHaveLength(2);
    await reseal(world.platform.pool, [second, first], () => {});
    expect(await start([second])).toEqual([second]);
    expect(await readPhone(kept, [second])).toEqual({ phone: PHONE, fits: true });
  });

  test('makes no number sign in that did not before, when it is sealed anew', async () => {
    const [written, changed] = [await savePhone([first]), await savePhone([first])];
    const digests = { [written]: null, [changed]: sealing([first]).digest('+2348039999999') };
    for (const [id, phoneDigest] of Object.entries(digests))
      await world.db.update(member).set({ phoneDigest }).where(eq(member.id, id));
    await reseal(world.platform.pool, [second, first], () => {});
    for (const id of [written, changed]) {
      const [row] = await world.db.select().from(member).where(eq(member.id, id));
      expect([sealing([second]).open(row!.phoneSealed!), row!.phoneDigest]).toEqual([PHONE, null]);
    }
  });

  test('finds every column that is sealed', async () => {
    const said: string[] = [];
    await reseal(world.platform.pool, [first], (line) => said.push(line));
    for (const column of ['member.phone_sealed', 'profile.birth_date_sealed', 'enquiry.content_sealed'])
      expect(said.some((line) => line.startsWith(column))).toBe(true);
  });
});
