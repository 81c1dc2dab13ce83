// The sheet about a report: what of one's own would stand there before a yes, and the file once there is one.
import type { CompatibilityReport } from '@ijeuwa/contract/compatibility';
import { MadeReport } from './MadeReport.tsx';
import { YesToReport } from './YesToReport.tsx';

export type ReportSheetProps = {
  matchId: string;
  /** Of the other. */
  name: string;
  report: CompatibilityReport;
  onClose: () => void;
};

export function ReportSheet(props: ReportSheetProps) {
  const { state, seen } = props.report;
  // Other words are looked at anew.
  return state === 'made' ? <MadeReport {...props} /> : <YesToReport key={seen} {...props} />;
}
