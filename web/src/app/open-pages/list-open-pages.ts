// Every page that is written out at build time, room by room.
import type { OpenPage } from '#platform/open-page.ts';
import { helpPages } from '../../features/help/help.pages.tsx';
import { journalPages } from '../../features/journal/journal.pages.tsx';
import { landingPages } from '../../features/landing/landing.pages.tsx';
import { legalPages } from '../../features/legal/legal.pages.tsx';
import { offerPages } from '../../features/offer/offer.pages.tsx';
import { offlinePages } from './offline.pages.tsx';

export const openPages: readonly OpenPage[] = [
  ...landingPages,
  ...journalPages,
  ...offerPages,
  ...helpPages,
  ...legalPages,
  ...offlinePages,
];
