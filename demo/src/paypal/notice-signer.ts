// Who signs the notices of the sandbox: a key of its own, and a certificate that says so.
import { createPrivateKey, generateKeyPairSync, sign } from 'node:crypto';
import { join } from 'node:path';
import { makeCertificate } from '../practice/certificate.ts';
import { readState, writeState } from '../practice/state-files.ts';

export type Signer = { pem: string; sign: (text: string) => string };

/** The key is kept; the certificate is made of it anew. */
export const openSigner = (stateDir: string, now: Date): Signer => {
  const path = join(stateDir, 'notice-key.json');
  let stored = readState<{ key: string }>(path);
  if (!stored) {
    const made = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;
    stored = { key: made.export({ type: 'pkcs8', format: 'pem' }).toString() };
    writeState(path, stored);
  }
  const key = createPrivateKey(stored.key);
  return {
    pem: makeCertificate('practice notices of PayPal', key, now),
    sign: (text) => sign('RSA-SHA256', Buffer.from(text), key).toString('base64'),
  };
};
