// The first thing that a schema of the contract finds wrong with each field.
type Issue = { path: PropertyKey[]; message: string };
type Checked = { success: true } | { success: false; error: { issues: Issue[] } };

export type FieldErrors<Name extends string = string> = Partial<Record<Name, string>>;

export const errorsOf = (schema: { safeParse(data: unknown): Checked }, data: unknown): FieldErrors => {
  const checked = schema.safeParse(data);
  const errors: FieldErrors = {};
  if (!checked.success)
    for (const { path, message } of checked.error.issues) errors[String(path[0])] ??= message;
  return errors;
};
