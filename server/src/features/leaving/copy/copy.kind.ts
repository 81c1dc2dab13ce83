// What a member’s copy of their data is among the private files: a ZIP that opens to them alone.
import { COPY_OPEN_MINUTES } from '@ijeuwa/contract/leaving';
import { MINUTE_MS } from '#platform/clock.ts';
import type { FileKind } from '#platform/private-files/file-kind.ts';

const ZIP_BEGINS = Buffer.from('PK\u0003\u0004');

export const COPY_KIND: FileKind<'whole'> = {
  name: 'copy',
  pieces: { whole: '.zip' },
  types: { 'application/zip': (bytes) => bytes.subarray(0, ZIP_BEGINS.length).equals(ZIP_BEGINS) },
  maxBytes: 200 * 1024 * 1024,
  addressMs: COPY_OPEN_MINUTES * MINUTE_MS,
};
