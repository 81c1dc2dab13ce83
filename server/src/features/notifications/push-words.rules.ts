// What a push says of each notice: that there is something, and where; never a name, a text or an amount.
import { type Notification, placeOfNotice } from '@ijeuwa/contract/notifications';

const WORDS: Record<Notification['type'], string> = {
  profile_update: 'News about your profile on Ijeuwa',
  new_match: 'A new match on Ijeuwa',
  new_message: 'A new message on Ijeuwa',
  new_like: 'Something new for you on Ijeuwa',
  booking: 'News about a booking on Ijeuwa',
  billing: 'News about your package on Ijeuwa',
  support: 'An answer for you on Ijeuwa',
  system: 'News from Ijeuwa',
};

/** `about`: of the same thing one stands on the device, the latest. */
export const pushOf = (type: Notification['type'], about: string) => ({
  title: 'Ijeuwa',
  body: WORDS[type],
  place: placeOfNotice({ type, about }),
  tag: `${type}:${about}`,
});
