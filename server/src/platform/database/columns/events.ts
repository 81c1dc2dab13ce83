// Columns of the events room.
import { OURS, type Registered } from './registered.ts';

export const EVENTS: Record<string, Registered> = {
  event_invitation: {
    copied: { part: 'weddings', of: 'member_id = $1', columns: 'event_key invited_at coming answered_at' },
    withheld: { [OURS]: 'member_id untold untold_version' },
    erased: { goes: 'member_id = $1' },
  },
};
