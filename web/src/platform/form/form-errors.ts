// The first thing that a schema of the contract finds wrong with each field, and the way to it.
type Issue = { path: PropertyKey[]; message: string };
type Checked = { success: true; data: unknown } | { success: false; error: { issues: Issue[] } };

export type FormSchema = { safeParse(data: unknown): Checked };
export type FieldErrors = Partial<Record<string, string>>;

/** What a schema reads in what was given, and what it finds wrong with each field of it. */
export const readBy = (schema: FormSchema, given: unknown): { data: unknown; wrong: FieldErrors } => {
  const checked = schema.safeParse(given);
  if (checked.success) return { data: checked.data, wrong: {} };
  const wrong: FieldErrors = {};
  for (const { path, message } of checked.error.issues) wrong[path.map(String).join('.')] ??= message;
  return { data: undefined, wrong };
};

/** Whether what is called so is the field of this name, or lies within it: data.tags.0 is told at data.tags. */
export const isWithin = (path: string, name: string): boolean => path === name || path.startsWith(`${name}.`);

/** What is wrong with a field, or first within it. */
export const errorAt = (errors: FieldErrors, name: string): string | undefined =>
  errors[name] ?? errors[Object.keys(errors).find((path) => isWithin(path, name)) ?? name];

/** Without what is said of no field: a rule that has nothing to say leaves `undefined` in its place. */
export const onlyWrong = (errors: FieldErrors): FieldErrors =>
  Object.fromEntries(Object.entries(errors).filter(([, error]) => error));

/**
 * A group says its error above its controls, of which the first one is where to mend it. What is said of either is
 * brought to sight with it. Where no field is wrong, the message at the top is: a long form was sent from its other end.
 */
export const leadToWhatIsWrong = (form: HTMLFormElement | null): void => {
  const first = form?.querySelector<HTMLElement>('[aria-invalid="true"], fieldset[data-wrong]');
  if (!first) {
    (form?.closest('dialog') ?? form)?.querySelector('[role="alert"]')?.scrollIntoView({ block: 'center' });
    return;
  }
  const inside =
    first.querySelector<HTMLElement>('[aria-invalid="true"]') ??
    first.querySelector<HTMLElement>('input, select, textarea, button');
  (inside ?? first).focus();
  const said = first.getAttribute('aria-describedby')?.split(' ').at(-1);
  if (said) document.getElementById(said)?.scrollIntoView?.({ block: 'nearest' });
};
