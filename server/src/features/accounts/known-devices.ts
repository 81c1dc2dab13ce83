// Devices that have signed in to an account before: strangers who guess its password cannot keep them out (OWASP,
// "device cookies").
import type { Limits } from '#platform/limits.ts';
import { randomToken, type Sealing } from '#platform/sealing.ts';

const BY_ACCOUNT = { points: 10, seconds: 900 };
const BY_KNOWN_DEVICE = { points: 10, seconds: 900 };

export const makeKnownDevices = ({ limits, sealing }: { limits: Limits; sealing: Sealing }) => {
  const sign = (email: string, device: string) => `device:${email}:${device}`;
  const holds = (email: string, mark: string): boolean => {
    const [device = '', signature = ''] = mark.split('.');
    return sealing.holds(sign(email, device), signature);
  };
  return {
    /** For a device whose user has just shown that the account is theirs; it names nobody, and fits this account alone. */
    mark(email: string): string {
      const device = randomToken();
      return `${device}.${sealing.sign(sign(email, device))}`;
    },

    /** Counts one try, by the device where it is known, else by the account; answers how to forgive after a success. */
    async countTry(email: string, mark = ''): Promise<() => Promise<void>> {
      const [name, key, bucket] = holds(email, mark)
        ? (['log-in-known', sealing.digest(mark), BY_KNOWN_DEVICE] as const)
        : (['log-in', sealing.digest(email), BY_ACCOUNT] as const);
      await limits.take(name, key, bucket);
      return () => limits.forgive(name, key);
    },
  };
};
export type KnownDevices = ReturnType<typeof makeKnownDevices>;
