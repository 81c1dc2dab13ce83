// Sends a form to support without leaving the page: errors at their fields, thanks where the form stood.
import { SOMETHING_WENT_WRONG } from '@ijeuwa/contract/errors';
import { NO_RESPONSE } from '#platform/api.ts';
import type { Enhancement } from '#platform/enhance.ts';
import { keptForWhom } from '#platform/kept-here.ts';
import { newId } from '#platform/new-id.ts';
import { headersOfPage, leaveToOther, showTo } from '#platform/shown-to.ts';

type Control = HTMLInputElement | HTMLTextAreaElement;
type Reply = { ok: boolean; message?: string; fields?: Record<string, string>; reference?: string };

const find = <E extends HTMLElement = HTMLElement>(within: ParentNode, what: string): E =>
  within.querySelector<E>(what)!;

export const enhance: Enhancement = (place) => {
  const form = find<HTMLFormElement>(place, 'form');
  const thanks = find(place, '[data-enquiry-thanks]');
  const button = find<HTMLButtonElement>(form, '[type=submit]');
  const label = button.textContent;
  // The same words again are the same message; other words are another one.
  let last = { words: '', id: '' };
  let sending = false;
  form.noValidate = true;
  // Nothing of the application is here to say it: the page is theirs whom this browser knew when it was opened.
  showTo(keptForWhom());

  const show = (sent: boolean) => {
    form.hidden = sent;
    thanks.hidden = !sent;
  };

  const submit = async () => {
    const values = Object.fromEntries(new FormData(form));
    const words = JSON.stringify(values);
    if (last.words !== words) last = { words, id: newId() };
    const {
      ok,
      message,
      fields = {},
      reference,
    } = await send(form.dataset.sendTo!, { id: last.id, ...values });
    if (!ok) return tell(form, fields, message);
    find(thanks, '[data-enquiry-reference]').textContent = reference ?? '';
    form.reset();
    last = { words: '', id: '' };
    show(true);
    thanks.focus();
  };

  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    if (sending) return;
    const missing = listMissing(form);
    tell(form, missing);
    if (Object.keys(missing).length > 0) return;
    sending = true;
    button.setAttribute('aria-disabled', 'true');
    button.textContent = button.dataset.sending!;
    await submit();
    sending = false;
    button.removeAttribute('aria-disabled');
    button.textContent = label;
  });

  find(thanks, '[data-enquiry-again]').addEventListener('click', () => {
    show(false);
    controlsOf(form)[0]?.focus();
  });
};

function controlsOf(form: HTMLFormElement): Control[] {
  return [...form.querySelectorAll<HTMLElement>('[data-error-for]')].flatMap(({ dataset }) => {
    const control = form.elements.namedItem(dataset.errorFor!);
    return control ? [control as Control] : [];
  });
}

function listMissing(form: HTMLFormElement): Record<string, string> {
  const empty = controlsOf(form).filter(({ value, dataset }) => dataset.missing && !value.trim());
  return Object.fromEntries(empty.map(({ name, dataset }) => [name, dataset.missing!]));
}

async function send(address: string, body: object): Promise<Reply> {
  const response = await fetch(address, {
    method: 'POST',
    headers: { ...headersOfPage(), 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }).catch(() => undefined);
  if (!response) return { ok: false, message: NO_RESPONSE };
  const said = await response.json().catch(() => ({ message: SOMETHING_WENT_WRONG }));
  if (said.code === 'another_account') leaveToOther();
  return { ...said, ok: response.ok };
}

/** Each error stands at its field; what belongs to no field stands above them all. */
function tell(form: HTMLFormElement, fields: Record<string, string>, message?: string): void {
  const controls = controlsOf(form);
  for (const control of controls) tellAt(form, control, fields[control.name]);
  const wrong = controls.find(({ name }) => fields[name]);
  const above = find(form, '[data-form-message]');
  above.textContent = wrong ? '' : (message ?? '');
  above.hidden = above.textContent === '';
  above.setAttribute('role', 'alert');
  wrong?.focus();
}

function tellAt(form: HTMLFormElement, control: Control, error: string | undefined): void {
  const place = find(form, `[data-error-for=${control.name}]`);
  const id = `${control.name}-error`;
  const described = (control.getAttribute('aria-describedby') ?? '').split(/\s+/).filter((one) => one !== id);
  if (error) described.push(id);
  set(control, 'aria-describedby', described.filter(Boolean).join(' '));
  set(control, 'aria-invalid', error ? 'true' : '');
  place.replaceChildren();
  place.hidden = !error;
  if (!error) return;
  const words = document.createElement('p');
  words.id = id;
  words.className = 'field-error';
  words.textContent = error;
  place.append(words);
}

function set(control: Control, name: string, value: string): void {
  if (value) control.setAttribute(name, value);
  else control.removeAttribute(name);
}
