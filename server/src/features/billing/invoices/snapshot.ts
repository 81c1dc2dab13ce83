// A snapshot as it is kept, and the hash by which anybody can ask whether its paper is real.
import { createHash, randomBytes } from 'node:crypto';
import type { Sealing } from '#platform/sealing.ts';
import { addsUp, type Snapshot } from './invoices.rules.ts';

export type Frozen = { sealed: string; receiptHash: string };

/** 128 bits. */
const HASH_DIGITS = 32;
const hashOf = (text: string): string =>
  createHash('sha256').update(text).digest('hex').slice(0, HASH_DIGITS);

export const freeze = (sealing: Sealing, about: Omit<Snapshot, 'salt'>): Frozen => {
  const snapshot: Snapshot = { ...about, salt: randomBytes(16).toString('hex') };
  if (!addsUp(snapshot)) throw new Error(`${snapshot.number} does not add up`);
  const text = JSON.stringify(snapshot);
  return { sealed: sealing.seal(text), receiptHash: hashOf(text) };
};

export const thaw = (sealing: Sealing, sealed: string): { snapshot: Snapshot; receiptHash: string } => {
  const text = sealing.open(sealed);
  return { snapshot: JSON.parse(text), receiptHash: hashOf(text) };
};
