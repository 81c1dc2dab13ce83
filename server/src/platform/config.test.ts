// What the settings promise whoever starts the product.
import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

const faultsOf = (env: Record<string, string>): string[] => {
  try {
    readConfig(env);
    return [];
  } catch (error) {
    return (error as Error).message.split('\n');
  }
};

test('a fresh clone needs no setting: the demonstration on loopback', () => {
  expect(readConfig({})).toMatchObject({
    PORT: 3000,
    HOST: '127.0.0.1',
    demo: true,
    publicUrl: 'http://127.0.0.1:3000',
  });
});

test('everything that is wrong is listed at once', () => {
  const faults = faultsOf({ PORT: 'many', DATABASE_URL: 'mysql://x', DEMO: 'perhaps' });
  expect(faults.map((fault) => fault.split(':')[0])).toEqual(['PORT', 'DATABASE_URL', 'DEMO']);
});

test('in production every missing key is named, and no practice twin stands in', () => {
  const faults = faultsOf({ NODE_ENV: 'production' }).join('\n');
  for (const name of [
    'PUBLIC_URL',
    'SEALING_KEYS',
    'SMTP_URL',
    'TERMII_API_KEY',
    'PAYSTACK_SECRET_KEY',
    'BANK_NAME',
    'OIDC_ISSUER',
    'TRUST_PROXY',
  ]) {
    expect(faults).toContain(name);
  }
});

test('in production nobody delivers until a partner does', () => {
  const env = { NODE_ENV: 'production', PUBLIC_URL: 'https://ijeuwa.example' };
  expect(readConfig({}).deliveries).toBe(true);
  const keys = { SEALING_KEYS: `k1:${Buffer.alloc(32, 1).toString('base64')}`, SMTP_URL: 'smtp://x' };
  const parties = { TERMII_API_KEY: 'x', PAYSTACK_SECRET_KEY: 'x', OIDC_ISSUER: 'https://id.example' };
  const bank = { BANK_NAME: 'x', BANK_ACCOUNT_NAME: 'x', BANK_ACCOUNT_NUMBER: 'x' };
  const whole = {
    ...env,
    ...keys,
    ...parties,
    ...bank,
    OIDC_CLIENT_ID: 'x',
    OIDC_CLIENT_SECRET: 'x',
    TRUST_PROXY: 'loopback',
  };
  expect(readConfig(whole).deliveries).toBe(false);
  expect(readConfig({ ...whole, DELIVERY_PARTNER: 'yes' }).deliveries).toBe(true);
});

test('the demonstration does not run in production, nor beyond loopback unless it is asked to', () => {
  expect(faultsOf({ NODE_ENV: 'production', DEMO: 'on' }).join()).toContain(
    'the demonstration cannot run in production',
  );
  expect(faultsOf({ HOST: '0.0.0.0' }).join()).toContain('DEMO_PUBLIC=yes');
  expect(faultsOf({ PUBLIC_URL: 'https://ijeuwa.example' }).join()).toContain('DEMO_PUBLIC=yes');
  expect(faultsOf({ PUBLIC_URL: 'http://localhost:3000' })).toEqual([]);
  expect(faultsOf({ PUBLIC_URL: 'https://ijeuwa.example', DEMO_PUBLIC: 'yes' })).toEqual([]);
  expect(faultsOf({ HOST: '0.0.0.0', DEMO_PUBLIC: 'yes' })).toEqual([]);
});

test('a key that is no key is named at once, and not repeated', () => {
  const good = `k1:${Buffer.alloc(32, 1).toString('base64')}`;
  expect(faultsOf({ SEALING_KEYS: good })).toEqual([]);
  for (const wrong of ['x', 'k1:', 'k1:c2hvcnQ=', `${good},k2:secret`, `k 1:${good.slice(3)}`]) {
    const faults = faultsOf({ SEALING_KEYS: wrong });
    expect(faults).toMatchObject([expect.stringMatching(/^SEALING_KEYS: each must be name:base64/)]);
    expect(faults.join()).not.toContain('secret');
  }
});

test('a mail is signed with a key and its selector, or not at all', () => {
  expect(faultsOf({ DKIM_KEY: 'x' })).toEqual([expect.stringContaining('DKIM_SELECTOR')]);
  expect(faultsOf({ DKIM_KEY: 'x', DKIM_SELECTOR: 's1' })).toEqual([]);
});

test('relays are given with the secret that they share, and spelled as browsers want them', () => {
  const TURN_URLS = 'turn:relay.example:3478?transport=udp,turns:relay.example:443';
  expect(faultsOf({ TURN_URLS })).toEqual([expect.stringContaining('TURN_SECRET')]);
  expect(faultsOf({ TURN_SECRET: 'x' })).toEqual([expect.stringContaining('TURN_URLS')]);
  expect(faultsOf({ TURN_URLS, TURN_SECRET: 'x' })).toEqual([]);
  expect(faultsOf({ TURN_URLS: 'https://relay.example', TURN_SECRET: 'x' })).toEqual([
    expect.stringContaining('TURN_URLS'),
  ]);
});

test('a proxy is an address, a network or a known name; one of too many is refused', () => {
  const proxies = '10.0.0.5, 10.0.0.0/8, fd00::/16, ::1, ::ffff:10.0.0.5, loopback, uniquelocal';
  expect(readConfig({ TRUST_PROXY: proxies }).TRUST_PROXY).toHaveLength(7);
  const wide = ['0.0.0.0/0', '0.0.0.0/1', '128.0.0.0/7', '::/0', '2000::/3', 'fd00::/15'];
  // Each would be all of IPv4, or a part of it, spelled as IPv6.
  const mapped = ['::/16', '::/80', '::ffff:0:0/96', '::ffff:0.0.0.0/97', '0:0:0:0:0:FFFF:8000:0/97'];
  for (const wrong of ['true', '1', 'proxy.example', '10.0.0.0/99', 'fd00::/129', ...wide, ...mapped])
    expect(faultsOf({ TRUST_PROXY: wrong }).join(), wrong).toContain(`"${wrong}" is no address`);
});
