// What a report says in words, as it is sealed and opened again.
import type { Sealing } from '#platform/sealing.ts';
import type { KeptText, ReportText } from './reports.repository.ts';

export const sealText = (sealing: Sealing, text: ReportText): string => sealing.seal(JSON.stringify(text));

export const openText = (sealing: Sealing, { contentSealed, content }: KeptText): ReportText =>
  contentSealed === null ? (content as ReportText) : JSON.parse(sealing.open(contentSealed));
