// What the list of screens says of each: its states, who sees them, and how they come about.
import type { Page } from '@playwright/test';

/**
 * Who looks: a stranger, members from the newest to one who has it all, an administrator; members whose chat with
 * support waits, is with a person, is over; and whoever deleted the account and signs in again.
 */
export type Who =
  | 'visitor'
  | 'newcomer'
  | 'unpaid'
  | 'alone'
  | 'ada'
  | 'staff'
  | 'inQueue'
  | 'helped'
  | 'answered'
  | 'leaver';

/** What happens to the calls: no answer yet, a refusal without words, no connection. */
export type Circumstance = 'slow' | 'failing' | 'offline';

export type State = {
  who: Who;
  /** Where it differs from the route. */
  address?: string | ((page: Page) => Promise<string>);
  during?: Circumstance;
  /** What is touched once the screen is there. */
  touch?: (page: Page) => Promise<unknown>;
  /** Who must have been here before, for there to be what is seen. */
  beside?: readonly Who[];
  /** Before anything is brought into the world that staff would see. */
  early?: boolean;
};

/** `route`: as the router, or the list of open pages, writes it. */
export type Screen = {
  route: string;
  states: Record<string, State>;
  /** Its parts are as large as the glass lets them be: pictured without what lies below. */
  asSeen?: boolean;
};

/** The name of a screen's folder: /staff/faq is staff-faq. */
export const folderOf = ({ route }: Screen): string =>
  route.slice(1).replaceAll('/', '-').replaceAll(':', '') || 'landing';
