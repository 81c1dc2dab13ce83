// The questions and the help center as a browser gets them, before any script.
import { FAQ_PAGE_PLACES } from '@ijeuwa/contract/help';
import { describe, expect, test } from 'vitest';
import { built } from '#test/built-fixture.ts';
import { renderOpenPage } from '../../app/open-pages/render-open-pages.tsx';
import { faqGroups } from './faq-content.ts';
import { helpPages } from './help.pages.tsx';

const pageAt = (path: string) => {
  const html = renderOpenPage(helpPages.find((page) => page.path === path)!, built);
  return { html, page: new DOMParser().parseFromString(html, 'text/html') };
};
const all = (page: Document, what: string) => [...page.querySelectorAll<HTMLElement>(what)];
const words = (page: Document, what: string) => all(page, what).map((one) => one.textContent?.trim());

/** No level is left out on the way down. */
const headingLevels = (page: Document) =>
  all(page, 'main :is(h1, h2, h3, h4)').map(({ tagName }) => Number(tagName[1]));

describe.each(['/faq', '/help-center', '/enquiry', '/enquiry-received'])('%s', (path) => {
  const { html, page } = pageAt(path);

  test('has one first heading, none left out below it, a way back, and no style of its own', () => {
    const levels = headingLevels(page);
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    expect(levels.every((level, at) => level <= (levels[at - 1] ?? 0) + 1)).toBe(true);
    expect(all(page, 'main [data-back]')).toHaveLength(1);
    expect(html).not.toMatch(/ style=/);
  });

  test('names each id once, and leads to no place that is not there', () => {
    const ids = all(page, '[id]').map(({ id }) => id);
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
    const places = all(page, 'main a[href^="#"]').map((one) => one.getAttribute('href')!.slice(1));
    expect(places.filter((place) => !ids.includes(place))).toEqual([]);
  });
});

describe('the questions', () => {
  const { html, page } = pageAt('/faq');

  test('are written by the server alone: none stands there before', () => {
    expect(all(page, 'details[data-entry=question]')).toEqual([]);
    expect(html).not.toMatch(/\{(?:price|period|office)/);
  });

  test.each(['/faq', '/help-center'])('are never called like another place of %s', (path) => {
    const given = faqGroups.flatMap(({ id }) => [id, `${id}-title`]);
    const places = new Set<string>([...given, ...FAQ_PAGE_PLACES]);
    const ids = all(pageAt(path).page, '[id]').map(({ id }) => id);
    expect(ids.filter((id) => !id.startsWith('_') && !places.has(id))).toEqual([]);
  });

  test('leave a place in each group, in its links and in what a search engine reads, for those of the moment', () => {
    const told = JSON.parse(page.querySelector('script[type="application/ld+json"]')!.textContent!);
    expect(told).toMatchObject({ '@type': 'FAQPage', mainEntity: '{list:faq}' });
    const places = all(page, '[data-catalogue]').map((one) => one.dataset.catalogue);
    expect(places).toEqual(faqGroups.map(({ id }) => `faq ${id}`));
    expect(all(page, '[data-if-listed]').map((one) => one.dataset.ifListed)).toEqual([...places, ...places]);
    const marks = html.match(/\{entry:[a-z]+\}/g);
    expect([...new Set(marks)].sort()).toEqual([
      '{entry:answer}',
      '{entry:id}',
      '{entry:question}',
      '{entry:tags}',
    ]);
  });

  test('keep the room of the search until it works, and give it up without script', () => {
    expect(page.querySelector('[data-search]')!.className).toMatch(/invisible.*noscript:hidden/);
  });
});

describe('the help center', () => {
  const { page } = pageAt('/help-center');

  test('has its three parts below one another, each with a link to it', () => {
    expect(all(page, '[data-tabs] a').map((one) => one.getAttribute('href'))).toEqual([
      '#faq',
      '#contact',
      '#resources',
    ]);
    expect(all(page, '[data-part][hidden], [role=tab]')).toEqual([]);
  });

  test('has the form of the specification, posted without script', () => {
    expect(words(page, '#contact h3')[0]).toBe('Send us a message');
    expect(words(page, '#contact form .font-semibold').slice(0, 4)).toEqual([
      'Your Name',
      'Email Address',
      'Subject',
      'Message',
    ]);
    const form = page.querySelector('#contact form')!;
    expect([form.getAttribute('action'), form.getAttribute('method')]).toEqual(['/enquiries', 'post']);
    expect(form.querySelector<HTMLInputElement>('[name=kind]')!.value).toBe('help');
    expect(form.querySelectorAll('[required]')).toHaveLength(4);
    expect(words(page, '[data-enquiry-thanks] > p')[0]).toBe('Thank you! We will respond soon.');
  });

  test('says when support answers and when the office is open', () => {
    const contact = page.getElementById('contact')!.textContent;
    for (const fact of ['Mon-Fri 9am-5pm WAT', '9am to 6pm', '10am to 4pm', 'Closed', 'Lagos, Nigeria'])
      expect(contact).toContain(fact);
  });

  test('leads to every post, and leaves a place for the guides of the moment', () => {
    const places = all(page, '#resources a').map((one) => one.getAttribute('href'));
    const guides = page.querySelector<HTMLTemplateElement>('[data-catalogue="resources guides"] > template')!;
    expect(guides.innerHTML).toMatch(/href="\{entry:to\}"[^>]*>\{entry:title\}</);
    expect(places.filter((place) => place?.startsWith('/blog/'))).toHaveLength(6);
  });
});

test('a refused form comes back with a place for each error, and asks for no subject that was not asked for', () => {
  const { page } = pageAt('/enquiry');
  expect(all(page, '[data-error-for]').map((one) => one.dataset.errorFor)).toEqual([
    'name',
    'email',
    'subject',
    'message',
  ]);
  expect(all(page, '[data-form-message]')).toHaveLength(1);
  expect(page.querySelector('[name=subject]')!.hasAttribute('required')).toBe(false);
  expect(page.querySelector('meta[name=robots]')!.getAttribute('content')).toBe('noindex');
});

test('who has written is thanked', () => {
  const { page } = pageAt('/enquiry-received');
  expect(words(page, 'main h1')).toEqual(['Thank You']);
  const main = page.querySelector('main')!.textContent;
  expect(main).toContain('Thank you for your message!');
  expect(main).toContain('We will get back to you as soon as possible.');
  expect(words(page, 'main a').at(-1)).toBe('Send Another Message');
});

test.each(['/help-center', '/enquiry'])(
  'who answers is said on %s as it is, in the demonstration',
  (path) => {
    const { page } = pageAt(path);
    const shown = all(page, 'main p[data-demonstration]');
    expect(shown).toHaveLength(1);
    expect(shown[0]!.textContent).toContain('a practice colleague answers');
    // Outside of it the server takes that line away, and the one after it stands there.
    const next = shown[0]!.nextElementSibling!;
    expect(next.textContent).toContain('A person reads it and answers by mail within 24 hours.');
    expect(next.className).toContain('[[data-demonstration]+&]:hidden');
  },
);
