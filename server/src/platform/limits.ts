// Token buckets: tight ones by account and target, wide ones by address, for whole mobile networks share one.
import { isIPv6 } from 'node:net';
import { type SQL, sql } from 'drizzle-orm';
import type pg from 'pg';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { AppError } from './app-error.ts';
import { gatherPoints, limitsTableName } from './limit-points.ts';

export type Bucket = { points: number; seconds: number };
export type Limits = {
  /** Takes one point of the bucket `name` for `key`, or refuses with 429 and when to come back. */
  take(name: string, key: string, bucket: Bucket): Promise<void>;
  /** How many the bucket has, for a statement that takes them itself (`taking`). */
  pointsOf(name: string, bucket: Bucket): number;
  /** As the buckets count it, in milliseconds. */
  now(): number;
  /** The same, kept in this process alone. */
  takeHere(name: string, key: string, bucket: Bucket): Promise<void>;
  /** Gives back what was taken there for somebody who was not who they were taken for. */
  giveBackHere(name: string, key: string): Promise<void>;
  /** That for an address, and whoever shares it. */
  takeByAddress(name: string, address: string, bucket: Bucket): Promise<void>;
  /** Gives one point back: what it was taken for had been done already. */
  giveBack(name: string, key: string): Promise<void>;
  /** Gives everything back, after a success. */
  forgive(name: string, key: string): Promise<void>;
};

/** The row that keeps what `key` took of the bucket `name`. */
export const keyIn = (name: string, key: SQL): SQL => sql`${sql.raw(`'${name}:'`)} || ${key}`;

export const makeLimits = async (pool: pg.Pool, { wide }: { wide: boolean }): Promise<Limits> => {
  const inMemory = new Map<string, RateLimiterMemory>();
  const inDatabase = new Map<string, RateLimiterPostgres>();
  const points = gatherPoints(pool);
  const persisted = (name: string, bucket: Bucket): RateLimiterPostgres => {
    const known = inDatabase.get(name);
    if (known) return known;
    const limiter = new RateLimiterPostgres({
      storeClient: points,
      storeType: 'client',
      tableName: limitsTableName,
      tableCreated: true,
      keyPrefix: name,
      points: bucket.points,
      duration: bucket.seconds,
      insuranceLimiter: new RateLimiterMemory({ points: bucket.points, duration: bucket.seconds }),
    });
    inDatabase.set(name, limiter);
    return limiter;
  };
  const takeHere: Limits['takeHere'] = async (name, key, bucket) => {
    if (wide) return;
    const limiter =
      inMemory.get(name) ?? new RateLimiterMemory({ points: bucket.points, duration: bucket.seconds });
    inMemory.set(name, limiter);
    await consume(limiter, key);
  };
  return {
    takeHere,
    pointsOf: (name, bucket) => persisted(name, bucket).points,
    now: () => Date.now(),
    take: (name, key, bucket) => consume(persisted(name, bucket), key),
    takeByAddress: (name, address, bucket) => takeHere(`${name} by address`, networkOf(address), bucket),
    giveBackHere: async (name, key) => {
      await inMemory.get(name)?.reward(key);
    },
    giveBack: async (name, key) => {
      await inDatabase.get(name)?.reward(key);
    },
    forgive: async (name, key) => {
      await inDatabase.get(name)?.delete(key);
    },
  };
};

const consume = async (limiter: RateLimiterMemory | RateLimiterPostgres, key: string): Promise<void> => {
  try {
    await limiter.consume(key);
  } catch (refused) {
    if (!(refused instanceof RateLimiterRes)) throw refused;
    throw tooManyFor(refused.msBeforeNext);
  }
};

export const tooManyFor = (ms: number): AppError => tooMany(Math.max(1, Math.ceil(ms / 1000)));

export const tooMany = (seconds: number): AppError =>
  new AppError(
    'too_many',
    `Too many tries. Please wait ${inWords(seconds)} and try again.`,
    undefined,
    seconds,
  );

export const inWords = (seconds: number): string => {
  if (seconds < 90) return seconds === 1 ? 'a second' : `${seconds} seconds`;
  return seconds <= 90 * 60 ? `${Math.ceil(seconds / 60)} minutes` : `${Math.ceil(seconds / 3600)} hours`;
};

/** One household's IPv6 addresses share their first 64 bits; an IPv4 address may be written as an IPv6 one. */
export const networkOf = (address: string): string => {
  if (!isIPv6(address)) return address;
  const plain = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (plain) return plain;
  const [head = '', tail] = address.toLowerCase().split('%')[0]!.split('::').map(groupsOf);
  const zeros = tail ? Array<string>(8 - head.length - tail.length).fill('0') : [];
  return [...head, ...zeros, ...(tail ?? [])].slice(0, 4).map(withoutZeros).join(':');
};
const groupsOf = (part: string): string[] => part.split(':').filter(Boolean);
const withoutZeros = (group: string): string => group.replace(/^0+(?=.)/, '');
