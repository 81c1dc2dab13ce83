// Seals sensitive fields with a rotating key, digests what must be known again, and signs addresses.
import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  hash,
  hkdfSync,
  type KeyObject,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export type Sealing = {
  /** AES-256-GCM under the first key; null stays null. */
  seal(text: string): string;
  open(sealed: string): string;
  /** Keyed digest under the first key, whose name it bears: it tells nothing about the text without the key. */
  digest(text: string): string;
  /** Those of every key, to look for what any of them has made. */
  digests(text: string): string[];
  /** Whether this is the digest of the text, whichever key of the ring made it. */
  fits(text: string, digest: string | null | undefined): boolean;
  /** Short signature of an address, 66 bits, under the first key; `holds` knows those of every key. */
  sign(text: string): string;
  holds(text: string, signature: string): boolean;
};

type Key = { name: string; bytes: Buffer; digestKey: Buffer; addressKey: KeyObject };

/** `keys` as in SEALING_KEYS: the first one seals, digests and signs; what any of them has made holds. */
export const makeSealing = (keys: readonly string[]): Sealing => {
  const ring = keys.map(readKey);
  const [active] = ring;
  if (!active) throw new Error('SEALING_KEYS: no key');
  const digestBy = (key: Key, text: string) =>
    createHmac('sha256', key.digestKey).update(text).digest('base64url');
  const signBy = (key: Key, text: string) =>
    createHmac('sha256', key.addressKey).update(text).digest('base64url').slice(0, 11);
  return {
    seal: (text) => sealWith(active, text),
    open: (sealed) => openWith(ring, sealed),
    digest: (text) => `${active.name}.${digestBy(active, text)}`,
    digests: (text) => ring.map((key) => `${key.name}.${digestBy(key, text)}`),
    fits: (text, digest) => {
      const [made = '', name] = (digest ?? '').split('.').reverse();
      // The first digests did not say whose they are.
      return ring.some((key) => (name === undefined || name === key.name) && same(digestBy(key, text), made));
    },
    sign: (text) => signBy(active, text),
    holds: (text, signature) => ring.some((key) => same(signBy(key, text), signature)),
  };
};

const same = (expected: string, given: string): boolean => {
  const [one, other] = [Buffer.from(expected), Buffer.from(given)];
  return one.length === other.length && timingSafeEqual(one, other);
};

const readKey = (spelled: string): Key => {
  const [name = '', base64 = ''] = spelled.split(':');
  if (!isKey(spelled)) throw new Error(`SEALING_KEYS: "${name}" is not name:base64 of 32 bytes`);
  const bytes = Buffer.from(base64, 'base64');
  const derived = (use: string) => Buffer.from(hkdfSync('sha256', bytes, '', use, 32));
  // As a key object it is prepared once: a deck signs eighty addresses.
  return { name, bytes, digestKey: derived('digest'), addressKey: createSecretKey(derived('address')) };
};

export const isKey = (spelled: string): boolean => {
  const [name = '', base64 = ''] = spelled.split(':');
  return /^[\w-]+$/.test(name) && Buffer.from(base64, 'base64').length === 32;
};

export const nameOf = (spelled: string): string => readKey(spelled).name;

/** By what a key is known again, without being told. */
export const markOf = (spelled: string): string => {
  const { bytes } = readKey(spelled);
  return Buffer.from(hkdfSync('sha256', bytes, '', 'mark', 32)).toString('base64url');
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
export const OWN_KEY_FILE = 'sealing.key';
export const ownKeys = (dataDir: string): string[] => {
  const file = join(dataDir, OWN_KEY_FILE);
  mkdirSync(dataDir, { recursive: true });
  try {
    writeFileSync(file, `own:${randomBytes(32).toString('base64')}`, { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return [readFileSync(file, 'utf8').trim()];
};

/** Keyed digest under a secret of its own, for what no key of the ring may be needed to know again. */
export const digestUnder = (secret: string, text: string): string =>
  createHmac('sha256', secret).update(text).digest('base64url');

/** A secret for a cookie or a link: 256 random bits. */
export const randomToken = (): string => randomBytes(32).toString('base64url');

/** What the database keeps of such a secret. */
export const hashToken = (token: string): string => hash('sha256', token, 'base64url');
