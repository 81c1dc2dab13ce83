// Devices that have signed in to an account before: strangers who guess its password cannot keep them out (OWASP,
// "device cookies").
import type { Bucket, Limits } from './limits.ts';
import { makePasswordTries } from './password-tries.ts';
import { randomToken, type Sealing } from './sealing.ts';

/** Whose device: the address, and what changes when every mark of the account is to end. */
export type MarkedAccount = { email: string; version: string };

const BY_ACCOUNT: Bucket = { points: 10, seconds: 900 };
const BY_KNOWN_DEVICE: Bucket = { points: 10, seconds: 900 };

/** `door`: which sign-in it is; the marks and tries of each are its own. */
export const makeKnownDevices = (
  { limits, sealing }: { limits: Limits; sealing: Sealing },
  door: 'log-in' | 'staff-log-in',
) => {
  const sign = ({ email, version }: MarkedAccount, device: string) =>
    `device:${door}:${email}:${version}:${device}`;
  const holds = (account: MarkedAccount, mark: string): boolean => {
    const [device = '', signature = '', ...more] = mark.split('.');
    // Each spelling of one mark would have tries of its own.
    return more.length === 0 && sealing.holds(sign(account, device), signature);
  };
  /** The tries of the device where it is known, else those that everybody else shares. */
  const bucketOf = (account: MarkedAccount, mark = ''): [name: string, key: string, bucket: Bucket] =>
    holds(account, mark)
      ? [`${door}-known`, sealing.digest(mark), BY_KNOWN_DEVICE]
      : [door, sealing.digest(account.email), BY_ACCOUNT];
  const tryPassword = makePasswordTries(limits);
  return {
    /** For a device whose user has just shown that the account is theirs; it names nobody, and fits this account alone. */
    mark(account: MarkedAccount): string {
      const device = randomToken();
      return `${device}.${sealing.sign(sign(account, device))}`;
    },

    /** Whether whoever asks was shown to be the account's owner here before. */
    knows: (account: MarkedAccount, mark = ''): boolean => holds(account, mark),

    /** Counts a try, and answers whether it was right: then all are given back. */
    tryPassword(account: MarkedAccount, mark: string | undefined, isRight: () => Promise<boolean>) {
      const [name, key, bucket] = bucketOf(account, mark);
      return tryPassword({ name, key, bucket }, isRight);
    },

    /** Where a right password is only half of it. */
    async countTry(account: MarkedAccount, mark?: string): Promise<void> {
      await limits.take(...bucketOf(account, mark));
    },

    /** After a success. */
    async forgive(account: MarkedAccount, mark?: string): Promise<void> {
      const [name, key] = bucketOf(account, mark);
      await limits.forgive(name, key);
    },
  };
};
