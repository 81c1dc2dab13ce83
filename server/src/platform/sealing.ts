// Seals sensitive fields with a rotating key, digests what must be found, and signs addresses.
import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  createSecretKey,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export type Sealing = {
  /** AES-256-GCM under the first key; null stays null. */
  seal(text: string): string;
  open(sealed: string): string;
  /** Keyed digest: the same text gives the same digest, and tells nothing without the key. */
  digest(text: string): string;
  /** Short signature of an address, 66 bits. */
  sign(text: string): string;
  holds(text: string, signature: string): boolean;
};

type Key = { name: string; bytes: Buffer };

/** `keys` as in SEALING_KEYS: the first one seals, all of them open. */
export const makeSealing = (keys: readonly string[]): Sealing => {
  const ring = keys.map(readKey);
  const [active] = ring;
  if (!active) throw new Error('SEALING_KEYS: no key');
  // Digests and signatures must not change when the sealing key rotates: they hang on the last (oldest) key.
  const oldest = ring[ring.length - 1]!;
  const digestKey = Buffer.from(hkdfSync('sha256', oldest.bytes, '', 'digest', 32));
  // As a key object it is prepared once: a deck signs eighty addresses.
  const addressKey = createSecretKey(Buffer.from(hkdfSync('sha256', oldest.bytes, '', 'address', 32)));
  const sign = (text: string) =>
    createHmac('sha256', addressKey).update(text).digest('base64url').slice(0, 11);
  return {
    seal: (text) => sealWith(active, text),
    open: (sealed) => openWith(ring, sealed),
    digest: (text) => createHmac('sha256', digestKey).update(text).digest('base64url'),
    sign,
    holds: (text, signature) => {
      const expected = Buffer.from(sign(text));
      const given = Buffer.from(signature);
      return expected.length === given.length && timingSafeEqual(expected, given);
    },
  };
};

const readKey = (spelled: string): Key => {
  const [name = '', base64 = ''] = spelled.split(':');
  const bytes = Buffer.from(base64, 'base64');
  if (!name || bytes.length !== 32) throw new Error(`SEALING_KEYS: "${name}" is not name:base64 of 32 bytes`);
  return { name, bytes };
};

const sealWith = (key: Key, text: string): string => {
  const iv = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', key.bytes, iv);
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return `${key.name}.${Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url')}`;
};

const openWith = (ring: Key[], sealed: string): string => {
  const [name, body = ''] = sealed.split('.');
  const key = ring.find((one) => one.name === name);
  if (!key) throw new Error(`sealed with the key "${name}", which SEALING_KEYS does not name`);
  const bytes = Buffer.from(body, 'base64url');
  const decipher = createDecipheriv('aes-256-gcm', key.bytes, bytes.subarray(0, 12));
  decipher.setAuthTag(bytes.subarray(12, 28));
  return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8');
};

/** Outside production: a key of this folder's own, made once. */
export const ownKeys = (dataDir: string): string[] => {
  const file = join(dataDir, 'sealing.key');
  mkdirSync(dataDir, { recursive: true });
  try {
    writeFileSync(file, `own:${randomBytes(32).toString('base64')}`, { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return [readFileSync(file, 'utf8').trim()];
};

/** A secret for a cookie or a link: 256 random bits. */
export const randomToken = (): string => randomBytes(32).toString('base64url');

/** What the database keeps of such a secret. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');
