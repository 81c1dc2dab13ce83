// Phone numbers of people whom a member never wants to meet here: added, forgotten, and shown to nobody again.
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { Id, list, Moment, Ok, requiredText } from './fields.ts';

export const HIDDEN_CONTACTS_MAX = 200;
export const HIDDEN_CONTACTS_A_DAY = 20;
/** In Lagos: a card that vanished at once would tell whose number was added. */
export const HIDDEN_CONTACTS_HOUR = 3;

const NO_NUMBER = 'Please write at least one phone number.';
export const HideContacts = z.strictObject({
  /** Made by the caller: sent again, it adds nothing twice. */
  id: Id,
  numbers: list(requiredText(NO_NUMBER, 40), HIDDEN_CONTACTS_A_DAY).check(z.minLength(1, NO_NUMBER)),
});

export const findHiddenContacts = endpoint({
  method: 'GET',
  path: '/api/hidden-contacts',
  access: 'member',
  summary:
    'How many numbers the member has added, those of an earlier call again too, and from when the last change holds. Never a number, and never whether one is a member’s.',
  answer: z.object({
    added: z.int(),
    /** How many more may be added before the next night. */
    left: z.int(),
    /** When what was added since the last night begins to hold; null where nothing was. */
    holdsFrom: z.nullable(Moment),
  }),
});
export const hideContacts = endpoint({
  method: 'POST',
  path: '/api/hidden-contacts',
  access: 'member',
  summary:
    'From the next night at 03:00 in Lagos on the member and whoever has one of these numbers do not meet here, either way; matches stay. The numbers are not kept. 20 a day, 200 in all; the answer is the same whoever they belong to.',
  body: HideContacts,
  answer: Ok,
});
export const forgetContacts = endpoint({
  method: 'DELETE',
  path: '/api/hidden-contacts',
  access: 'member',
  summary: 'Forgets all of them at once; from the next night on people may meet again.',
  answer: Ok,
});
