// The sheet about a report, fetched when somebody opens it.
import type { CompatibilityReport } from '@ijeuwa/contract/compatibility';
import { type ReactNode, useState } from 'react';
import { NO_RESPONSE } from '#platform/api.ts';
import { laterPart } from '#platform/later-part.ts';
import { feedback } from '#ui/feedback.ts';

/** Few ask for one: nobody's first screen waits for it. */
const laterSheet = laterPart(() => import('./ReportSheet.tsx'));

type Of = { matchId: string; name: string; report: CompatibilityReport | undefined };

export const useReportSheet = (of: Of): { open: () => void; sheet: ReactNode } => {
  const { part, failed } = laterSheet.usePart();
  const [isOpen, setOpen] = useState(false);
  const open = async () => {
    const opener = document.activeElement;
    if (!(await (failed ? laterSheet.again() : laterSheet.fetch()))) return feedback.error(NO_RESPONSE);
    // Whatever took the focus meanwhile: after the sheet one is back at what opened it.
    if (opener instanceof HTMLElement) opener.focus();
    setOpen(true);
  };
  const { report } = of;
  return {
    open: () => void open(),
    sheet: part && isOpen && report && (
      <part.ReportSheet {...of} report={report} onClose={() => setOpen(false)} />
    ),
  };
};
