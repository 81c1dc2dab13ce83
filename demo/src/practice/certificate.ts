// A certificate that is signed by itself: the little of X.509 that what is played here needs.
import { createPublicKey, type KeyObject, sign } from 'node:crypto';

const SHA256_WITH_RSA = Buffer.from('300d06092a864886f70d01010b0500', 'hex');
const COMMON_NAME = Buffer.from('0603550403', 'hex');
const YEAR_MS = 365 * 86_400_000;

/** A field of DER: what it is, how long, and what. */
const field = (tag: number, ...parts: Buffer[]): Buffer => {
  const body = Buffer.concat(parts);
  const length = body.length;
  const long = length < 256 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...(length < 128 ? [length] : long)]), body]);
};
const sequence = (...parts: Buffer[]) => field(0x30, ...parts);
const nameOf = (text: string) => {
  const value = field(0x0c, Buffer.from(text));
  return sequence(field(0x31, sequence(COMMON_NAME, value)));
};
const timeOf = (at: Date) => {
  const digits = at.toISOString().replace(/[-:T]/g, '').slice(0, 14);
  return field(0x18, Buffer.from(`${digits}Z`));
};

/** Of this key, for two years around now. */
export const makeCertificate = (commonName: string, key: KeyObject, now: Date): string => {
  const publicKey = createPublicKey(key.export({ type: 'pkcs8', format: 'pem' })).export({
    type: 'spki',
    format: 'der',
  });
  const name = nameOf(commonName);
  const [from, until] = [new Date(now.getTime() - YEAR_MS), new Date(now.getTime() + YEAR_MS)];
  const validity = sequence(timeOf(from), timeOf(until));
  const serial = field(0x02, Buffer.from([1]));
  const told = sequence(serial, SHA256_WITH_RSA, name, validity, name, publicKey);
  const signature = field(0x03, Buffer.from([0]), sign('RSA-SHA256', told, key));
  const lines = sequence(told, SHA256_WITH_RSA, signature)
    .toString('base64')
    .match(/.{1,64}/g)!;
  return ['-----BEGIN CERTIFICATE-----', ...lines, '-----END CERTIFICATE-----', ''].join('\n');
};
