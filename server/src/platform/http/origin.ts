// Cross-site requests end here: a change needs an origin of ours, or a client that is no browser.
import type { onRequestHookHandler } from 'fastify';
import { AppError } from '../app-error.ts';

const HARMLESS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Decisions, "who is a browser": neither Origin nor Sec-Fetch-Site is an API client, and may call. */
export const refuseForeignOrigins =
  (origins: readonly string[]): onRequestHookHandler =>
  ({ method, url, headers }, _reply, next) => {
    // The practice providers' own pages post to themselves, whatever address they are seen under.
    if (
      HARMLESS.has(method) ||
      url.startsWith('/demo/') ||
      originAllowed(origins, headers.origin, headers['sec-fetch-site'])
    )
      return next();
    next(new AppError('forbidden', 'This request came from another site.'));
  };

export const originAllowed = (
  origins: readonly string[],
  origin: string | undefined,
  fetchSite: string | string[] | undefined,
): boolean => {
  if (origin !== undefined) return origins.includes(origin);
  return fetchSite === undefined || fetchSite === 'same-origin' || fetchSite === 'none';
};
