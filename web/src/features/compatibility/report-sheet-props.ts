// What every sheet about a report is given.
import type { CompatibilityReport } from '@ijeuwa/contract/compatibility';

export type ReportSheetProps = {
  matchId: string;
  /** Of the other. */
  name: string;
  report: CompatibilityReport;
  onClose: () => void;
};
