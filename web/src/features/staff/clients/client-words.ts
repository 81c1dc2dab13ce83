// What stands of a client in the list: how many sessions there were, the last one and the next.
import type { Client } from '@ijeuwa/contract/clients';
import { HOME_ZONE } from '@ijeuwa/contract/zones';
import { formatDate, formatDateTime } from '#ui/format.ts';

export const howOften = ({ sessions, last, next }: Client): string =>
  [
    sessions === 0 ? 'No session held yet' : `${sessions} ${sessions === 1 ? 'session' : 'sessions'}`,
    last && `last on ${formatDate(last, HOME_ZONE)}`,
    next ? `next on ${formatDateTime(next, HOME_ZONE)}` : 'nothing to come',
  ]
    .filter(Boolean)
    .join(', ')
    .concat('.');
