// Whose session a call brings, and whether it may be answered: one that is there, and is theirs to whom the page is shown.
import type { Endpoint } from '@ijeuwa/contract/endpoint';
import { RETURN_FIRST } from '@ijeuwa/contract/leaving';
import { SHOWN_TO, SOMEBODY_ELSE } from '@ijeuwa/contract/shown-to';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../app-error.ts';
import { FORM_FIRST, type FoundViewer, MEMBER_COOKIE } from './viewer.ts';

export const expectMember = (
  endpoint: Endpoint,
  viewer: FoundViewer | undefined,
  request: FastifyRequest,
): void => {
  if (viewer) expectShownTo(viewer, request);
  expectSession(endpoint, viewer);
};

/** The same of a screen, which was let in by its own session and does nothing by another. */
export const expectSession: (
  open: Pick<Endpoint, 'newcomers' | 'leavers'>,
  viewer: FoundViewer | undefined,
) => asserts viewer = ({ newcomers, leavers }, viewer) => {
  if (!viewer) throw new AppError('not_signed_in', 'Please sign in first.');
  if (viewer.isLeaving && !leavers) throw new AppError('leaving', RETURN_FIRST);
  if (viewer.owesForm && !newcomers) throw new AppError('profile_incomplete', FORM_FIRST);
};

/** A page of one member, in a browser where another has signed in since, reads and does nothing as that other. */
export const expectShownTo = (viewer: FoundViewer | undefined, { headers }: FastifyRequest): void => {
  const shownTo = headers[SHOWN_TO];
  if (viewer && shownTo !== undefined && shownTo !== viewer.memberId)
    throw new AppError('another_account', SOMEBODY_ELSE);
};

/** Decisions, "session": the cookie suffices, also beside a token that opens nothing (`Bearer null`). */
export const byToken = async <Found>(
  request: FastifyRequest,
  find: (token: string) => Promise<Found | undefined>,
): Promise<Found | undefined> => {
  for (const token of [bearer(request), request.cookies[MEMBER_COOKIE]]) {
    const found = token ? await find(token) : undefined;
    if (found) return found;
  }
  return undefined;
};

const bearer = (request: FastifyRequest): string | undefined => {
  const [scheme, token] = (request.headers.authorization ?? '').split(' ');
  return scheme?.toLowerCase() === 'bearer' && token ? token : undefined;
};
