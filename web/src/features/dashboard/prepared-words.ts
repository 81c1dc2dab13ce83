// How prepared a member is, line by line: what is done, and of what is not, what to do and where.
import type { Prepared } from '@ijeuwa/contract/dashboard';
import { PHOTOS_MIN } from '@ijeuwa/contract/photos';
import { paths } from '#platform/paths.ts';

export type Readiness = {
  what: keyof Prepared;
  done: boolean;
  text: string;
  /** Where it is done; a mail is opened outside. */
  to?: string;
};

const waiting = (people: number): string =>
  people === 1 ? 'Answer the person who wrote to you' : `Answer ${people} people who wrote to you`;

export const readinessOf = (own: Prepared): Readiness[] => {
  const hasPhotos = own.photos >= PHOTOS_MIN;
  const line = (what: keyof Prepared, done: boolean, is: string, todo: string, to?: string): Readiness =>
    done ? { what, done, text: is } : { what, done, text: todo, to };
  return [
    line(
      'profileSubmitted',
      own.profileSubmitted,
      'Your profile is complete',
      'Complete your profile',
      paths.gettingStarted,
    ),
    line(
      'photos',
      hasPhotos,
      `${own.photos} photos`,
      own.photos === 0 ? `Add ${PHOTOS_MIN} photos` : `Add photos: ${own.photos} of ${PHOTOS_MIN} are there`,
      own.profileSubmitted ? paths.profile : paths.gettingStarted,
    ),
    line(
      'saysSomething',
      own.saysSomething,
      'People can read you in your own words',
      'Say something of yourself, in your own words',
      paths.profile,
    ),
    line(
      'emailConfirmed',
      own.emailConfirmed,
      'Your email is confirmed',
      'Open the link that we sent to your email',
    ),
    line(
      'phoneConfirmed',
      own.phoneConfirmed,
      'Your phone is confirmed',
      'Confirm your phone with a code',
      paths.devices,
    ),
    line('wishesSaved', own.wishesSaved, 'We know whom you seek', 'Say whom you seek', paths.preference),
    ...(own.toAnswer > 0 ? [line('toAnswer', false, '', waiting(own.toAnswer), paths.messages)] : []),
  ];
};
