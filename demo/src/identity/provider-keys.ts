// The provider's signing key and cookie secret: made once, kept, so that a restart breaks no sign-in.
import { generateKeyPairSync, randomBytes, randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { readState, writeState } from '../practice/state-files.ts';

export type ProviderKeys = { jwks: { keys: unknown[] }; cookieKeys: string[] };

export function keepProviderKeys(stateDir: string): ProviderKeys {
  const path = join(stateDir, 'keys.json');
  const kept = readState<ProviderKeys>(path);
  if (kept) return kept;
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const signingKey = { ...privateKey.export({ format: 'jwk' }), kid: randomUUID(), use: 'sig', alg: 'RS256' };
  const made = { jwks: { keys: [signingKey] }, cookieKeys: [randomBytes(32).toString('base64url')] };
  writeState(path, made);
  return made;
}
