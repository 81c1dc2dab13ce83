// Passwords and codes, kept only as what checks them.
import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const KEY_BYTES = 32;

const derive = promisify(scrypt) as (secret: string, salt: Buffer, bytes: number) => Promise<Buffer>;

export async function hashSecret(secret: string): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(secret, salt, KEY_BYTES);
  return `${salt.toString('base64url')}.${key.toString('base64url')}`;
}

export async function isSecret(given: string, hash: string): Promise<boolean> {
  const [salt = '', key = ''] = hash.split('.');
  const derived = await derive(given, Buffer.from(salt, 'base64url'), KEY_BYTES);
  return timingSafeEqual(derived, Buffer.from(key, 'base64url'));
}
