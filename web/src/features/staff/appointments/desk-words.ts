// What stands about appointments at the desk.
import type { StaffAppointment } from '@ijeuwa/contract/staff-schedule';

type Words = { tone: 'leaf' | 'gold' | 'neutral' | 'danger'; words: string };

export const STATE_WORDS: Record<StaffAppointment['state'], Words> = {
  held: { tone: 'gold', words: 'Not paid yet' },
  confirmed: { tone: 'leaf', words: 'Confirmed' },
  choosing: { tone: 'gold', words: 'Chooses another time' },
  done: { tone: 'neutral', words: 'Held' },
  cancelled: { tone: 'neutral', words: 'Cancelled' },
  lapsed: { tone: 'neutral', words: 'Not paid in time' },
  no_show_member: { tone: 'danger', words: 'The member did not come' },
  no_show_counsellor: { tone: 'danger', words: 'The counsellor did not come' },
};
export const KIND_WORDS: Record<StaffAppointment['kind'], string> = {
  session: 'Session, 50 minutes',
  consultation: 'Consultation, 30 minutes',
};
