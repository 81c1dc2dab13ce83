// Every page that is written out at build time, room by room.
import type { DocumentPage } from '#platform/document.ts';
import { helpDocuments } from '../../features/help/help.documents.tsx';
import { journalDocuments } from '../../features/journal/journal.documents.tsx';
import { landingDocuments } from '../../features/landing/landing.documents.tsx';
import { legalDocuments } from '../../features/legal/legal.documents.tsx';
import { offerDocuments } from '../../features/offer/offer.documents.tsx';
import { offlineDocuments } from './offline.documents.tsx';

export const documents: readonly DocumentPage[] = [
  ...landingDocuments,
  ...journalDocuments,
  ...offerDocuments,
  ...helpDocuments,
  ...legalDocuments,
  ...offlineDocuments,
];
