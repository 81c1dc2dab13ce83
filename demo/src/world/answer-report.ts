// What a practice member says to a report that somebody asked of them: yes, to all that both seek something in.
import { type CompatibilityReport, REPORT_LINES_MIN, type ReportLine } from '@ijeuwa/contract/compatibility';

/** Nothing where nobody asks, where it is being changed, and where too little would stand there. */
export const answerReport = ({
  state,
  byMe,
  lapsed,
  lines,
  seen,
  theirLines,
}: CompatibilityReport): { lines: ReportLine[]; seen: string } | undefined => {
  if (state !== 'asked' || byMe || lapsed) return undefined;
  const both = lines.map(({ line }) => line).filter((line) => theirLines?.includes(line));
  return both.length < REPORT_LINES_MIN ? undefined : { lines: both, seen };
};
