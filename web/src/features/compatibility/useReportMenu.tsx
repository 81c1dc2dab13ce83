// What a match's menu offers of a report: to ask for one, to look at what was asked, to open or withdraw what was made.
import { FileHeart } from 'lucide-react';
import type { ReactNode } from 'react';
import type { MenuItem } from '#ui/Menu.tsx';
import { useReport } from './compatibility.queries.ts';
import { useReportSheet } from './useReportSheet.tsx';

type ReportMenu = { items: readonly MenuItem[]; sheets: ReactNode };

/** Whoever has none to give is offered none. */
export const useReportMenu = (matchId: string, name: string): ReportMenu => {
  const report = useReport(matchId);
  const { open, sheet } = useReportSheet({ matchId, name, report });
  const isOffered = report && (report.state !== 'none' || report.rights > 0);
  const items = isOffered
    ? [{ label: 'Compatibility report', icon: <FileHeart aria-hidden="true" />, onSelect: open }]
    : [];
  return { items, sheets: sheet };
};
