// Whose work somebody of the staff sees: a counsellor their own, an administrator everybody’s. What is not theirs is not there.
import { notFound } from '#platform/app-error.ts';
import type { Queryable } from '#platform/database/connect.ts';
import type { StaffViewer } from '#platform/http/viewer.ts';
import { type CounsellorRow, findByKey } from '../times/times.repository.ts';

export const isTheirs = (
  { roles, staffId }: StaffViewer,
  counsellor: Pick<CounsellorRow, 'staffId'>,
): boolean => roles.includes('admin') || counsellor.staffId === staffId;

export const findTheirs = async (db: Queryable, viewer: StaffViewer, key: string): Promise<CounsellorRow> => {
  const found = await findByKey(db, key);
  if (!found || !isTheirs(viewer, found)) throw notFound('This counsellor');
  return found;
};
