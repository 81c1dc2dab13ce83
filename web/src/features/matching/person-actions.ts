// What can be done about a person stands beside them, wherever they appear; the room that knows it hands it in.
import type { ReactNode } from 'react';

/** `onGone` is called once the person is gone from the member's sight. */
export type PersonActions<Person extends { _id: string; name: string }> = (
  person: Person,
  onGone: () => void,
) => ReactNode;

/** Where they may stand on the photo itself. */
export type ActionsOnPhoto<Person extends { _id: string; name: string }> = (
  ...asked: [...Parameters<PersonActions<Person>>, onPhoto: boolean]
) => ReactNode;
