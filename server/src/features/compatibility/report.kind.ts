// What a report is among the private files: a PDF of ours, for the one whose right made it and for the other of their match.
import { MINUTE_MS } from '#platform/clock.ts';
import type { FileKind } from '#platform/private-files/file-kind.ts';
import { isOfReport } from './compatibility.repository.ts';

const PDF = Buffer.from('%PDF-');

export const REPORT_KIND: FileKind<'whole'> = {
  name: 'compatibility-report',
  pieces: { whole: '.pdf' },
  types: { 'application/pdf': (bytes) => bytes.subarray(0, PDF.length).equals(PDF) },
  maxBytes: 512 * 1024,
  addressMs: 10 * MINUTE_MS,
  // The address is signed for the two alone, each time that one of them asks.
  shownAs: { thing: 'conversation', when: isOfReport },
};
