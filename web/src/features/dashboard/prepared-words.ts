// How prepared a member is, line by line, each a part of the score: what is done, and of what is not, what to do and where.
import type { Prepared } from '@ijeuwa/contract/dashboard';
import { PHOTOS_MIN } from '@ijeuwa/contract/photos';
import { pointsOf, SCORE_POINTS, type ScoredPart } from '@ijeuwa/contract/score';
import { paths } from '#platform/paths.ts';

export type Readiness = {
  what: ScoredPart;
  done: boolean;
  text: string;
  /** Where it is done; a mail is opened outside. */
  to?: string;
};

export const readinessOf = (own: Prepared): Readiness[] => {
  const line = (what: ScoredPart, is: string, todo: string, to?: string): Readiness =>
    pointsOf(what, own) === SCORE_POINTS[what]
      ? { what, done: true, text: is }
      : { what, done: false, text: todo, to };
  return [
    line('profileSubmitted', 'Your profile is complete', 'Complete your profile', paths.gettingStarted),
    line(
      'photos',
      `${own.photos} photos`,
      own.photos === 0 ? `Add ${PHOTOS_MIN} photos` : `Add photos: ${own.photos} of ${PHOTOS_MIN} are there`,
      own.profileSubmitted ? paths.profile : paths.gettingStarted,
    ),
    line(
      'saysSomething',
      'You have written about yourself',
      'Write a few words about yourself',
      paths.profile,
    ),
    line('emailConfirmed', 'Your email is confirmed', 'Open the link we sent to your email'),
    line('phoneConfirmed', 'Your phone is confirmed', 'Confirm your phone with a code', paths.devices),
    line('wishesSaved', 'You have said who you hope to meet', 'Say who you hope to meet', paths.preference),
  ];
};
