// The one reader of the environment: every setting, its meaning, and everything that is wrong with it at once.
import { BlockList, isIP } from 'node:net';
import { resolve } from 'node:path';
import * as z from 'zod';
import { isKey } from './sealing.ts';

const flag = (initial: 'on' | 'off') =>
  z
    .enum(['on', 'off'])
    .default(initial)
    .transform((value) => value === 'on');
const list = z
  .string()
  .default('')
  .transform((text) =>
    text
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean),
  );
const maybe = z.string().min(1).optional();

const Environment = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  /** Where the server listens. */
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  HOST: z.string().default('127.0.0.1'),
  /** The folder of the embedded database, photos and keys. */
  DATA_DIR: z
    .string()
    .default('.data')
    .transform((dir) => resolve(dir)),
  /** A PostgreSQL server (18 or later) instead of the embedded one. */
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  /** The demonstration world: on unless this is production. `off` is an empty product. */
  DEMO: z.enum(['on', 'off']).optional(),
  /** Lets the demonstration listen beyond loopback. */
  DEMO_PUBLIC: z.enum(['yes', 'no']).default('no'),
  /** How many demonstration members to make. */
  DEMO_MEMBERS: z.coerce.number().int().min(2).max(300).default(300),
  /** The address people use; links in mails and the cookie's Secure flag follow it. */
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** Other origins that may call with credentials, separated by commas. */
  ALLOWED_ORIGINS: list,
  /**
   * The proxies in front of us, separated by commas: addresses, networks (10.0.0.0/8), `loopback` or `uniquelocal`. Without
   * them every visitor has the proxy's address, and whoever shares one shares its limits.
   */
  TRUST_PROXY: list,
  /** What is logged; a line for each request in production, only what is odd elsewhere. */
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).optional(),
  /** Keys that seal sensitive fields, `name:base64` (32 bytes) separated by commas; the first one seals. */
  SEALING_KEYS: list,
  /** Mail: smtp(s)://user:password@host:port, and the sender. */
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().default('Ijeuwa <hello@ijeuwa.example>'),
  /** Signs each mail here (DKIM): the selector beside the key in the DNS, and the private key as PEM or its base64. */
  DKIM_SELECTOR: maybe,
  DKIM_KEY: maybe,
  /** SMS by Termii. */
  TERMII_API_KEY: maybe,
  TERMII_SENDER: z.string().default('Ijeuwa'),
  /** Card payments by Paystack. */
  PAYSTACK_SECRET_KEY: maybe,
  PAYSTACK_URL: z.url().default('https://api.paystack.co'),
  /** Whether Paystack opens accounts for transfers for this business: they confirm themselves, and are offered first. */
  PAYSTACK_ACCOUNTS: flag('off'),
  /** Payments by PayPal; without them it is not offered. */
  PAYPAL_CLIENT_ID: maybe,
  PAYPAL_CLIENT_SECRET: maybe,
  /** PayPal's own name of the address that its notices go to: /api/webhooks/paypal. */
  PAYPAL_WEBHOOK_ID: maybe,
  PAYPAL_URL: z.url().default('https://api-m.paypal.com'),
  /** Relays for sessions, separated by commas: turn:host:3478?transport=udp, turn:host:3478?transport=tcp, turns:host:443. */
  TURN_URLS: list,
  /** The secret that the relays share with us (`static-auth-secret` of coturn). */
  TURN_SECRET: maybe,
  /** Whether all pictures and sound go over the relay, so that nobody in a session learns the address of another. */
  TURN_ONLY: flag('off'),
  /** The account that transfers go to. */
  BANK_NAME: maybe,
  BANK_ACCOUNT_NAME: maybe,
  BANK_ACCOUNT_NUMBER: maybe,
  /** Whether a partner delivers cloth and invitations: yes unless this is production. `no`: the bot says nothing of shipping. */
  DELIVERY_PARTNER: z.enum(['yes', 'no']).optional(),
  /** A transfer above this many naira needs two of the staff. */
  TWO_STAFF_ABOVE_NAIRA: z.coerce.number().int().min(0).default(300_000),
  /** A transfer that was confirmed by hand is on a statement of its day by so many working days later, or finance is told. */
  TRANSFER_SEEN_WITHIN_WORKING_DAYS: z.coerce.number().int().min(1).max(30).default(5),
  /** Lines of a bank statement that fit one transfer beyond doubt are confirmed by themselves up to so many naira; 0: none. */
  STATEMENT_CONFIRMS_UP_TO_NAIRA: z.coerce.number().int().min(0).default(0),
  /** "Sign in with Google", or any other OpenID Connect issuer. */
  OIDC_ISSUER: z.url().optional(),
  OIDC_CLIENT_ID: maybe,
  OIDC_CLIENT_SECRET: maybe,
  /** The key that signs what is pushed to browsers: 32 bytes in base64url, `openssl rand 32 | basenc --base64url`. */
  VAPID_PRIVATE_KEY: z
    .string()
    .refine((key) => Buffer.from(key, 'base64url').length === 32, 'must be 32 bytes in base64url')
    .optional(),
  /** Origins that may be pushed to beside the makers of browsers, separated by commas: for tests. */
  PUSH_ORIGINS: list,
  /** The first administrator of the back office, made at start when there is no staff. */
  STAFF_EMAIL: z.email().optional(),
  STAFF_PASSWORD: z.string().min(12).optional(),
  /** Take part in tests only: work without rate limits by address. */
  WIDE_LIMITS: flag('off'),
});

export class ConfigError extends Error {}

const NEEDED_IN_PRODUCTION = [
  'PUBLIC_URL',
  'SEALING_KEYS',
  'SMTP_URL',
  'TERMII_API_KEY',
  'PAYSTACK_SECRET_KEY',
  'BANK_NAME',
  'BANK_ACCOUNT_NAME',
  'BANK_ACCOUNT_NUMBER',
  'OIDC_ISSUER',
  'OIDC_CLIENT_ID',
  'OIDC_CLIENT_SECRET',
] as const;

// Never quoted: it may be a key with a slip in it.
const KEY_FAULT =
  'SEALING_KEYS: each must be name:base64 of 32 bytes, as "k1:$(openssl rand -base64 32)" makes one';

const PROXY_MISSING =
  'TRUST_PROXY: is needed in production: the address or network of the proxy in front of us, as 10.0.0.5, 10.0.0.0/8 or loopback (without it all visitors share its address, and one of them uses up the limits of all)';
const proxyFault = (proxy: string) =>
  `TRUST_PROXY: "${proxy}" is no address, no network (as 10.0.0.0/8) and none of ${[...PROXY_NAMES].join(', ')}; a network of so many (wider than /8, of IPv6 than /16 or with addresses of IPv4 in it) would let visitors choose their own address`;
const PROXY_NAMES = new Set(['loopback', 'linklocal', 'uniquelocal']);
const networkOf = (address: string, bits: number): BlockList => {
  const network = new BlockList();
  network.addSubnet(address, bits, 'ipv6');
  return network;
};
/** A network of IPv6 by which addresses of IPv4 are trusted: they are compared with it as `::ffff:a.b.c.d`. */
const meetsIpv4 = (address: string, bits: number): boolean =>
  networkOf('::ffff:0:0', 96).check(address, 'ipv6') || networkOf(address, bits).check('::ffff:0:0', 'ipv6');
const isProxy = (proxy: string): boolean => {
  if (PROXY_NAMES.has(proxy)) return true;
  const [address = '', bits] = proxy.split('/');
  const version = isIP(address);
  if (version === 0 || bits === undefined) return version !== 0;
  if (!/^\d{1,3}$/.test(bits)) return false;
  const [least, most] = version === 4 ? [8, 32] : [16, 128];
  return (
    Number(bits) >= least && Number(bits) <= most && !(version === 6 && meetsIpv4(address, Number(bits)))
  );
};

const LOOPBACK = new Set(['127.0.0.1', '::1', '[::1]', 'localhost']);

/** Reads the settings or throws one ConfigError that lists every fault. */
export const readConfig = (env: Record<string, string | undefined>) => {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const read = Environment.safeParse(given);
  if (!read.success) {
    throw new ConfigError(
      read.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('\n'),
    );
  }
  const settings = read.data;
  const production = settings.NODE_ENV === 'production';
  const demo = settings.DEMO === undefined ? !production : settings.DEMO === 'on';
  const publicUrl = (settings.PUBLIC_URL ?? `http://127.0.0.1:${settings.PORT}`).replace(/\/$/, '');
  const faults = production
    ? NEEDED_IN_PRODUCTION.filter((name) => settings[name] === undefined || settings[name].length === 0).map(
        (name) => `${name}: is needed in production (nothing stands in for it there)`,
      )
    : [];
  // Only a proxy can speak TLS for us, so that in production there is one.
  if (production && settings.TRUST_PROXY.length === 0) faults.push(PROXY_MISSING);
  for (const proxy of settings.TRUST_PROXY) if (!isProxy(proxy)) faults.push(proxyFault(proxy));
  for (const key of settings.SEALING_KEYS) if (!isKey(key)) faults.push(KEY_FAULT);
  if (Boolean(settings.DKIM_SELECTOR) !== Boolean(settings.DKIM_KEY))
    faults.push('DKIM_SELECTOR, DKIM_KEY: the one says nothing without the other');
  const paypal = [settings.PAYPAL_CLIENT_ID, settings.PAYPAL_CLIENT_SECRET, settings.PAYPAL_WEBHOOK_ID];
  if (paypal.some(Boolean) && !paypal.every(Boolean))
    faults.push(
      'PAYPAL_CLIENT_ID, PAYPAL_CLIENT_SECRET, PAYPAL_WEBHOOK_ID: one says nothing without the others',
    );
  if (settings.TURN_URLS.length > 0 !== Boolean(settings.TURN_SECRET))
    faults.push('TURN_URLS, TURN_SECRET: the one says nothing without the other');
  if (settings.TURN_URLS.some((url) => !/^turns?:[^\s,]+$/.test(url)))
    faults.push('TURN_URLS: each must be turn:host:port or turns:host:port, with ?transport=udp or tcp');
  if (production && !/^https:\/\/[a-z0-9.-]+\.paypal\.com$/.test(settings.PAYPAL_URL))
    faults.push('PAYPAL_URL: must be an address of PayPal in production, as https://api-m.paypal.com');
  if (production && demo) faults.push('DEMO: the demonstration cannot run in production');
  if (production && settings.PUSH_ORIGINS.length > 0) faults.push('PUSH_ORIGINS: not in production');
  if (production && settings.WIDE_LIMITS) faults.push('WIDE_LIMITS: not in production');
  if (production && !publicUrl.startsWith('https:')) faults.push('PUBLIC_URL: must be https in production');
  if (demo && settings.DEMO_PUBLIC !== 'yes') {
    const isPublic = 'unless DEMO_PUBLIC=yes: whoever reaches it reads every mail and code at /demo/outbox';
    if (!LOOPBACK.has(settings.HOST))
      faults.push(`HOST: the demonstration listens on loopback only, ${isPublic}`);
    if (!LOOPBACK.has(new URL(publicUrl).hostname))
      faults.push(`PUBLIC_URL: the demonstration is for this machine only, ${isPublic}`);
  }
  if (faults.length > 0) throw new ConfigError(faults.join('\n'));
  return {
    ...settings,
    LOG_LEVEL: settings.LOG_LEVEL ?? (production ? ('info' as const) : ('warn' as const)),
    production,
    demo,
    deliveries: settings.DELIVERY_PARTNER ? settings.DELIVERY_PARTNER === 'yes' : !production,
    publicUrl,
    origins: ourOrigins(publicUrl, settings.ALLOWED_ORIGINS),
  };
};

export type Config = ReturnType<typeof readConfig>;

/** On loopback the three spellings of it are one origin to a person. */
const ourOrigins = (publicUrl: string, others: string[]): string[] => {
  const own = new URL(publicUrl);
  const spellings = LOOPBACK.has(own.hostname) ? ['127.0.0.1', 'localhost'] : [own.hostname];
  const port = own.port ? `:${own.port}` : '';
  return [...spellings.map((host) => `${own.protocol}//${host}${port}`), ...others];
};
