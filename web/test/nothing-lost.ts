// What somebody loses with an account to which nothing else is bound.
import type { Lost } from '@ijeuwa/contract/leaving';

export const NOTHING_LOST: Lost = {
  packages: [],
  conversations: 0,
  photos: 0,
  transferOpen: false,
  sessions: [],
  appointments: [],
  renews: false,
  vip: null,
  seats: [],
  reports: 0,
  couple: null,
  credit: [],
};
