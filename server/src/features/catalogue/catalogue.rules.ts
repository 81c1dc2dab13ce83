// Whose word counts when a file and staff both changed an entry.
type Data = Readonly<Record<string, unknown>>;
export type Standing<D> = { data: D; ended: boolean };

/**
 * Field by field: what the file says anew counts, what it says as before stays as staff made it. An entry that staff
 * ended stays ended; one that the file did not have stands as the file has it.
 */
export const withFileChange = (
  current: Standing<object> | undefined,
  before: object | undefined,
  now: object,
  same: (one: unknown, other: unknown) => boolean,
): Standing<object> => {
  if (!current || !before) return { data: now, ended: false };
  const [was, is] = [before as Data, now as Data];
  const fields = [...new Set([...Object.keys(was), ...Object.keys(is)])];
  const changed = fields.filter((field) => !same(was[field], is[field]));
  const data = { ...current.data, ...Object.fromEntries(changed.map((field) => [field, is[field]])) };
  return { data, ended: current.ended };
};
