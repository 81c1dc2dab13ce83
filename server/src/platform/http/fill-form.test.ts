// A form that comes back is whole: every value as it was given, every error by its field, and nothing that runs.
import { parse } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import { fillForm } from './fill-form.ts';

const PAGE = `<!DOCTYPE html><html lang="en-NG"><head><title>Write to us · Ijeuwa</title><!-- kept --><style>p > a { color: red }</style><script type="application/ld+json">{"name":"a <b> & c"}</script></head><body><form method="post" action="/enquiries"><p data-form-message="" hidden></p><input type="hidden" name="kind" value="help"/><label for="name">Name</label><input id="name" name="name" value="" aria-describedby="name-hint"/><p id="name-hint">As you like</p><div data-error-for="name" hidden=""></div><input type="email" name="email"><div data-error-for="email"></div><textarea name="message" rows="4"></textarea><div data-error-for="message"></div><select name="topic"><option value="">Choose</option><option value="a&amp;b">A and B</option><option>Other</option></select><input type="password" name="password"><input type="checkbox" name="agree" value="yes" checked><svg><title>Flower</title></svg><button type="submit" name="send" value="1">Send &amp; wait</button></form></body></html>`;

const fill = (values: Record<string, string>, errors: Record<string, string> = {}, message?: string) => {
  const html = fillForm(PAGE, { values, errors, message });
  const page = parse(html, { comment: true });
  return {
    html,
    page,
    value: (name: string) => page.querySelector(`[name="${name}"]`)?.getAttribute('value'),
    /** As a browser reads it: the first line break after the tag does not count. */
    text: () => page.querySelector('textarea')?.textContent.replace(/^\n/, ''),
  };
};

const HOSTILE = [
  '"><script>alert(1)</script>',
  "' onfocus='alert(1)' autofocus='",
  '</textarea><img src=x onerror=alert(1)>',
  '&quot;&lt;b&gt; &amp;amp; &#39; &nbsp;',
  'back\\slash \\" $& $1 `x`',
  '<!-- --> ]]> <![CDATA[',
  '\nfirst line empty\n\n  spaces  \ttab\n',
  'Adaọbị Ẹ̀nítàn 🌺 \u200f مرحبا \u2028',
  'null',
  '__proto__',
];

describe('every value stands where it was given', () => {
  test.each(HOSTILE)('%j', (text) => {
    const { html, value, text: typed, page } = fill({ name: text, message: text, kind: text });
    expect([value('name'), value('kind'), typed()]).toEqual([text, text, text]);
    expect(page.querySelectorAll('script')).toHaveLength(1);
    expect(page.querySelectorAll('img, [onfocus], [onerror]')).toHaveLength(0);
    expect(html.startsWith('<!DOCTYPE html><html lang="en-NG"><head><title>')).toBe(true);
    expect(html).toContain('{"name":"a <b> & c"}');
    expect(html).toContain('<style>p > a { color: red }</style>');
    expect(html).toContain('<!-- kept -->');
  });

  test('a text of a million letters too, in a moment', () => {
    const text = '<&"\n'.repeat(250_000);
    const before = process.threadCpuUsage();
    expect(fill({ message: text }).text()).toBe(text);
    const { user, system } = process.threadCpuUsage(before);
    expect((user + system) / 1000).toBeLessThan(3000);
  });

  test('choices are made again, and what was not chosen is not', () => {
    const { page } = fill({ topic: 'a&b', agree: 'no' });
    const chosen = page.querySelectorAll('option').filter((one) => one.hasAttribute('selected'));
    expect(chosen.map((one) => one.textContent)).toEqual(['A and B']);
    expect(page.querySelector('[name=agree]')?.hasAttribute('checked')).toBe(false);
    expect(fill({ topic: 'Other' }).html).toContain('<option selected>Other</option>');
  });

  test('no password is written into a page, and no button is renamed', () => {
    const { value } = fill({ password: 'secret', send: '2' });
    expect([value('password'), value('send')]).toEqual([undefined, '1']);
  });

  test('without values and errors the page is the page', () => {
    expect(fillForm(PAGE, { values: {}, errors: {} })).toBe(PAGE.replaceAll('/>', '>'));
  });

  test.each(['constructor', 'toString', '__proto__'])('a field named %s is none of ours', (name) => {
    const page = PAGE.replace('name="email"', `name="${name}"`).replace('for="email"', `for="${name}"`);
    const html = fillForm(page, { values: {}, errors: {} });
    expect(html).not.toMatch(/native code|\[object/);
    expect(html).not.toContain('aria-invalid');
  });
});

describe('an error', () => {
  const errors = { name: 'Name is <b>required</b>', message: 'Message is required' };

  test('stands by its field, and the field names it', () => {
    const { page, html } = fill({}, errors);
    const place = page.querySelector('[data-error-for=name]');
    expect(place?.hasAttribute('hidden')).toBe(false);
    expect(place?.innerHTML).toBe(
      '<p id="name-error" class="field-error" data-field-error>Name is &lt;b&gt;required&lt;/b&gt;</p>',
    );
    expect(page.querySelector('[name=name]')?.attributes).toMatchObject({
      'aria-invalid': 'true',
      'aria-describedby': 'name-hint name-error',
    });
    expect(page.querySelector('[name=message]')?.getAttribute('aria-describedby')).toBe('message-error');
    expect(page.querySelector('[name=email]')?.hasAttribute('aria-invalid')).toBe(false);
    expect(page.querySelector('[data-error-for=email]')?.innerHTML).toBe('');
    expect(html.match(/autofocus/g)).toHaveLength(1);
    expect(page.querySelector('[name=name]')?.hasAttribute('autofocus')).toBe(true);
  });

  test('is said first: in the title, and above the form', () => {
    const { page } = fill({}, errors, 'Please check <this>.');
    expect(page.querySelector('head title')?.textContent).toBe('Error: Write to us · Ijeuwa');
    expect(page.querySelector('svg title')?.textContent).toBe('Flower');
    const said = page.querySelector('[data-form-message]');
    expect([said?.textContent, said?.getAttribute('role'), said?.hasAttribute('hidden')]).toEqual([
      'Please check <this>.',
      'alert',
      false,
    ]);
  });

  test('of a field that the page does not have is not lost in it', () => {
    const { html } = fill({ '"><x': '1' }, { '"><x': 'This field is not known.' }, 'No such field.');
    expect(html).not.toContain('"><x');
    expect(html).toContain('No such field.');
  });
});
