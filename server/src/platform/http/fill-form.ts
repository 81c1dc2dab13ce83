// Writes a visitor's values and their errors into a built page, so that a form without script loses nothing.

import { type HTMLElement, parse } from 'node-html-parser';
import { escapeHtml } from '../html.ts';

export type FormState = {
  /** What the visitor gave, by the names of the fields. */
  values: Readonly<Record<string, string>>;
  /** What is wrong, by the names of the fields. */
  errors: Readonly<Record<string, string>>;
  /** What is said above the form. */
  message?: string;
};

/**
 * A field `name` is told its error in the placeholder `[data-error-for="name"]`, the message stands in
 * `[data-form-message]`, and the first field that is wrong gets the keyboard.
 */
export const fillForm = (html: string, { values, errors, message }: FormState): string => {
  const page = parse(html, { comment: true, blockTextElements: { script: true, style: true } });
  const controls = page.querySelectorAll('input, textarea, select');
  for (const control of controls) fillControl(control, values);

  for (const place of page.querySelectorAll('[data-error-for]')) {
    const name = place.getAttribute('data-error-for')!;
    const error = own(errors, name);
    if (error === undefined) continue;
    say(
      place,
      `<p id="${escapeHtml(name)}-error" class="field-error" data-field-error>${escapeHtml(error)}</p>`,
    );
  }
  const wrong = controls.filter((one) => own(errors, nameOf(one)) !== undefined);
  for (const control of wrong) markWrong(control);
  wrong.find((one) => typeOf(one) !== 'hidden')?.setAttribute('autofocus', '');

  if (message) {
    const place = page.querySelector('[data-form-message]');
    place?.setAttribute('role', 'alert');
    if (place) say(place, escapeHtml(message));
  }
  // The title is what a screen reader says first.
  const title = page.querySelector('head title');
  if (title && (message || wrong.length > 0)) title.innerHTML = `Error: ${title.innerHTML}`;
  return page.toString();
};

const NEVER_FILLED = new Set(['password', 'file', 'submit', 'button', 'image', 'reset']);

const nameOf = (control: HTMLElement): string => control.getAttribute('name') ?? '';
const typeOf = (control: HTMLElement): string => (control.getAttribute('type') ?? '').toLowerCase();
const own = (record: Readonly<Record<string, string>>, name: string): string | undefined =>
  Object.hasOwn(record, name) ? record[name] : undefined;

const fillControl = (control: HTMLElement, values: FormState['values']): void => {
  const value = own(values, nameOf(control));
  if (value === undefined || NEVER_FILLED.has(typeOf(control))) return;
  if (control.localName === 'select') {
    for (const option of control.querySelectorAll('option'))
      mark(option, 'selected', (option.getAttribute('value') ?? option.textContent) === value);
  } else if (control.localName === 'textarea') {
    // A browser drops the first line break after the tag.
    control.innerHTML = `\n${escapeHtml(value)}`;
  } else if (['checkbox', 'radio'].includes(typeOf(control))) {
    mark(control, 'checked', (control.getAttribute('value') ?? 'on') === value);
  } else set(control, 'value', value);
};

const markWrong = (control: HTMLElement): void => {
  const described = (control.getAttribute('aria-describedby') ?? '').split(/\s+/);
  const ids = [...described, `${nameOf(control)}-error`].filter(Boolean);
  set(control, 'aria-describedby', [...new Set(ids)].join(' '));
  set(control, 'aria-invalid', 'true');
};

const say = (place: HTMLElement, html: string): void => {
  place.removeAttribute('hidden');
  place.innerHTML = html;
};

const mark = (element: HTMLElement, name: string, on: boolean): void => {
  if (on) element.setAttribute(name, '');
  else element.removeAttribute(name);
};

/** The library quotes a value, but takes its ampersands as they stand. */
const set = (element: HTMLElement, name: string, value: string): void => {
  element.setAttribute(name, escapeHtml(value));
};
