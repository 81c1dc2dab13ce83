// The sheet about a report: what of one's own would stand there before a yes, and the file once there is one.
import { MadeReport } from './MadeReport.tsx';
import { RestingReport } from './RestingReport.tsx';
import type { ReportSheetProps } from './report-sheet-props.ts';
import { YesToReport } from './YesToReport.tsx';

export function ReportSheet(props: ReportSheetProps) {
  const { state, seen, restsUntil } = props.report;
  if (restsUntil) return <RestingReport {...props} until={restsUntil} />;
  // Other words are looked at anew.
  return state === 'made' ? <MadeReport {...props} /> : <YesToReport key={seen} {...props} />;
}
