// A form to support on an open page, with its enhancement: errors at their fields, thanks in its place.

import { ENQUIRY_FIELDS, enquiry } from '@ijeuwa/contract/enquiry-form';
import { SHOWN_TO, SOMEBODY_ELSE } from '@ijeuwa/contract/shown-to';
import { Enquiry } from '@ijeuwa/contract/support';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { wake } from '#platform/enhance.ts';
import { forgetMember, keepFor } from '#platform/kept-here.ts';
import { showTo } from '#platform/shown-to.ts';
import { EnquiryForm } from '#ui/EnquiryForm.tsx';
import { enhance as enquiryForm } from './enquiry-form.enhance.ts';

const { name, email, subject, message } = ENQUIRY_FIELDS;
const posted: Record<string, string>[] = [];
const headers: unknown[] = [];
let answer: () => Promise<Response>;
const say = (status: number, body: object) => async () => new Response(JSON.stringify(body), { status });

beforeEach(async () => {
  posted.length = 0;
  headers.length = 0;
  answer = say(200, { ok: true, reference: '7K2P-Q4ZX' });
  vi.stubGlobal('fetch', (address: string, init: RequestInit) => {
    headers.push(init.headers);
    posted.push({ address, ...JSON.parse(init.body as string) });
    return answer();
  });
  open();
});
afterEach(() => {
  forgetMember(true);
  showTo(undefined);
  vi.unstubAllGlobals();
});

/** As the browser does with the page that the server wrote. */
const open = () => {
  document.body.innerHTML = renderToStaticMarkup(
    <EnquiryForm
      inPlace
      {...enquiry('help')}
      fields={[name, email, subject, message]}
      button="Send message"
      thanks={{ title: 'Thank you! We will respond soon.' }}
    />,
  );
  wake(document, { 'enquiry-form': enquiryForm });
};

const at = <E extends HTMLElement = HTMLElement>(what: string) => document.querySelector<E>(what)!;
const fill = (values: Record<string, string>) => {
  for (const [field, value] of Object.entries(values)) at<HTMLInputElement>(`[name=${field}]`).value = value;
};
const press = async () => {
  at('form').dispatchEvent(new Event('submit', { cancelable: true, bubbles: true }));
  await vi.waitFor(() => expect(at('[type=submit]').hasAttribute('aria-disabled')).toBe(false));
};
const errors = () => [...document.querySelectorAll('.field-error')].map((one) => one.textContent);
const WHOLE = { name: 'Ngọzi', email: 'ngozi@example.com', subject: 'A question', message: 'How?' };

test('what is missing is said at its field, in the words of the contract, and nothing is sent', async () => {
  await press();
  const refused = Enquiry.safeParse({ kind: 'help', name: '', email: '', subject: '', message: '' });
  expect(errors()).toHaveLength(4);
  expect(refused.error?.issues.map((issue) => issue.message)).toEqual(expect.arrayContaining(errors()));
  expect(posted).toEqual([]);
  const first = at('[name=name]');
  expect(document.activeElement).toBe(first);
  expect([first.getAttribute('aria-invalid'), first.getAttribute('aria-describedby')]).toEqual([
    'true',
    'name-error',
  ]);
  fill({ name: 'Ngọzi' });
  await press();
  expect(first.hasAttribute('aria-invalid')).toBe(false);
});

test('a message that arrived is thanked for with its number, and another one can follow', async () => {
  fill(WHOLE);
  await press();
  expect(posted).toMatchObject([
    { address: '/api/support/enquiries', kind: 'help', ...WHOLE, leaveEmpty: '' },
  ]);
  const { address: _, ...body } = posted[0]!;
  expect(Enquiry.safeParse(body).success).toBe(true);
  expect(at('form').hidden).toBe(true);
  expect(document.activeElement?.textContent).toContain('Thank you! We will respond soon.');
  expect(at('[data-enquiry-reference]').textContent).toBe('7K2P-Q4ZX');
  at('[data-enquiry-again]').click();
  expect([at('form').hidden, at('[data-enquiry-thanks]').hidden]).toEqual([false, true]);
  expect(at<HTMLInputElement>('[name=message]').value).toBe('');
});

test('the same words sent again are the same message, changed words another one', async () => {
  answer = () => Promise.reject(new TypeError('Failed to fetch'));
  fill(WHOLE);
  await press();
  expect(at('[data-form-message]').textContent).toContain('No response from server');
  await press();
  fill({ message: 'How, please?' });
  await press();
  const [first, again, changed] = posted.map((one) => one.id);
  expect(again).toBe(first);
  expect(changed).not.toBe(first);
});

test('what the server refuses stands at its field, or above the form, and every word stays', async () => {
  fill({ ...WHOLE, email: 'not one' });
  answer = say(400, { code: 'invalid', message: 'x', fields: { email: 'Invalid email format' } });
  await press();
  expect(errors()).toEqual(['Invalid email format']);
  expect(at('[data-form-message]').hidden).toBe(true);
  answer = say(429, { code: 'too_many', message: 'Too many tries.' });
  await press();
  expect([errors(), at('[data-form-message]').textContent]).toEqual([[], 'Too many tries.']);
  answer = async () => new Response('<html>', { status: 502 });
  await press();
  expect(at('[data-form-message]').textContent).toBe('Something went wrong');
  expect(at<HTMLInputElement>('[name=message]').value).toBe('How?');
});

test('who writes is whom the page was opened for; once somebody else is signed in here it is loaded afresh', async () => {
  const reload = vi.fn();
  vi.stubGlobal('location', { ...window.location, reload });
  keepFor('ada');
  open();
  keepFor('bola');
  answer = say(409, { code: 'another_account', message: SOMEBODY_ELSE });
  fill(WHOLE);
  await press();
  expect(headers[0]).toMatchObject({ [SHOWN_TO]: 'ada' });
  expect(reload).toHaveBeenCalledOnce();
  expect(at('form').hidden).toBe(false);
});
