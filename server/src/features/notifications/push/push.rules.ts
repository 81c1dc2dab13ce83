// Whom we call at an address that a browser gave: the browsers' makers alone, never a machine of somebody's choice.

/** Hosts, and with a dot in front all that stand under one. */
const CARRIERS = [
  'fcm.googleapis.com',
  'jmt17.google.com',
  'updates.push.services.mozilla.com',
  'web.push.apple.com',
  '.push.apple.com',
  '.notify.windows.com',
];

/** `others`: origins of a test’s own carrier, which the configuration names. */
export const isCarrier = (endpoint: string, others: readonly string[]): boolean => {
  const url = new URL(endpoint);
  if (others.includes(url.origin)) return true;
  if (url.protocol !== 'https:' || url.port !== '' || url.username !== '' || url.password !== '')
    return false;
  return CARRIERS.some((one) => (one.startsWith('.') ? url.hostname.endsWith(one) : url.hostname === one));
};
