// What stands of a client in the list: how many sessions there were, the last one and the next.
import type { Client } from '@ijeuwa/contract/clients';
import { formatDate, formatDateTime } from '#ui/format.ts';

export const howOften = ({ sessions, last, next }: Client, zone: string): string =>
  [
    sessions === 0 ? 'No session held yet' : `${sessions} ${sessions === 1 ? 'session' : 'sessions'}`,
    last && `last on ${formatDate(last, zone)}`,
    next ? `next on ${formatDateTime(next, zone)}` : 'nothing to come',
  ]
    .filter(Boolean)
    .join(', ')
    .concat('.');
