// What the compatibility room asks and changes.
import {
  approveCompatibilityReport,
  endCompatibilityReport,
  fetchCompatibilityReport,
  findCompatibilityReport,
  listReportRights,
} from '@ijeuwa/contract/compatibility';
import { useChange, useRead } from '#platform/queries.ts';
import { useDownload } from '#ui/useDownload.ts';

const renews = [findCompatibilityReport, listReportRights];

export const useReport = (matchId: string) =>
  useRead(findCompatibilityReport, { params: { matchId } }, { enabled: matchId !== '' }).data;
export const useApproveReport = () => useChange(approveCompatibilityReport, { renews });
export const useEndReport = () => useChange(endCompatibilityReport, { renews });
export const useReportFile = (matchId: string) =>
  useDownload(
    fetchCompatibilityReport.path.replace(':matchId', matchId),
    'The report did not come. Please try again later.',
  );
