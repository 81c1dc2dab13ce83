// The landing page as a browser gets it, before any script, inside the demonstration and outside it.
import { Enquiry } from '@ijeuwa/contract/support';
import { expect, test } from 'vitest';
import { built } from '#test/built-fixture.ts';
import { renderOpenPage } from '../../app/open-pages/render-open-pages.tsx';
import { landingPages } from './landing.pages.tsx';

const html = renderOpenPage(landingPages[0]!, built);
const write = () => new DOMParser().parseFromString(html, 'text/html');
const page = write();
const all = (what: string, within: ParentNode = page) => [...within.querySelectorAll<HTMLElement>(what)];
const words = (what: string, within: ParentNode = page) =>
  all(what, within).map((one) => one.textContent.trim());
const addresses = (what: string) => all(what).map((one) => one.getAttribute('href'));

const labelOf = (one: HTMLElement) => one.getAttribute('aria-label');

/** What the server leaves of it in a product that is no demonstration. */
const undemonstrated = () => {
  const other = write();
  for (const one of all('[data-demonstration]', other)) one.remove();
  return other;
};

test('has one first heading, none left out below it, and no style of its own', () => {
  for (const one of [page, undemonstrated()]) {
    const levels = all('main :is(h1, h2, h3)', one).map(({ tagName }) => Number(tagName[1]));
    expect(levels.filter((level) => level === 1)).toEqual([1]);
    expect(levels.every((level, at) => level <= (levels[at - 1] ?? 0) + 1)).toBe(true);
  }
  expect(html).not.toMatch(/ style=/);
});

test('names each id once, and leads to no place that is not there, in either product', () => {
  for (const one of [page, undemonstrated()]) {
    const ids = all('[id]', one).map(({ id }) => id);
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
    const places = all('a[href^="#"]', one).map((link) => link.getAttribute('href')!.slice(1));
    expect(places).toEqual(expect.arrayContaining(['features', 'how-it-works', 'testimonials', 'contact']));
    expect(places.filter((place) => !ids.includes(place))).toEqual([]);
  }
});

test('the hero has its three buttons', () => {
  expect(words('main > section:first-child a')).toEqual([
    'Start Matching Now',
    'Get Started',
    'How It Works',
  ]);
  expect(addresses('main > section:first-child a')).toEqual(['/auth?mode=signup', '/auth', '#how-it-works']);
});

test('one of the hero’s buttons is the way on, and the couple beside it is not the first story', () => {
  const filled = all('main > section:first-child a').filter((one) => one.className.includes('bg-wine-fill'));
  expect(filled.map((one) => one.textContent)).toEqual(['Start Matching Now']);
  const [inHero, ...others] = words('[data-couple] strong');
  const told = words('#testimonials li h3');
  expect(inHero).not.toBe(told[0]);
  expect(new Set([inHero, ...others])).toEqual(new Set(told));
});

test('five features, four steps and five stories are told', () => {
  expect(words('#features li h3')).toEqual([
    'Smart matching',
    'Verified profiles',
    'Coaching',
    'Event planning',
    'Success stories',
  ]);
  expect(addresses('#features > a')).toEqual(['/features']);
  expect(all('#how-it-works ol > li h3')).toHaveLength(4);
  const stories = all('#testimonials article');
  expect(stories).toHaveLength(5);
  for (const story of stories)
    expect(all('blockquote, h3, time, .prose', story).map(({ tagName }) => tagName)).toHaveLength(4);
});

test('each story has a dot that leads to it without script; what needs script waits for it', () => {
  expect(words('#testimonials li h3')).toEqual(all('a[data-dot]').map(labelOf));
  expect(all('#testimonials button').map((one) => [labelOf(one), one.hidden])).toEqual([
    ['Previous', true],
    ['Next', true],
  ]);
  expect(all('[data-enhance=hero] button[hidden]')).toHaveLength(1);
});

test('one couple shows in the hero, and only its picture is fetched at once', () => {
  expect(all('[data-couple]')).toHaveLength(5);
  expect(all('[data-couple][data-shown]')).toHaveLength(1);
  expect(all('[data-couple] :is(img[alt]:not([alt=""]), blockquote)')).toHaveLength(10);
  const eager = all('main img').filter((one) => one.getAttribute('loading') !== 'lazy');
  expect(eager).toEqual(all('[data-shown] img'));
  expect(all('link[as=image]', undemonstrated())).toEqual([]);
});

test('outside the demonstration an example stands for the couples, and no figure that nobody measured', () => {
  const other = undemonstrated();
  expect(words('dl:first-of-type dd').slice(0, 3)).toEqual(['10,000+', '4.9/5', '24 h']);
  expect(words('main > section:first-child dd', other)).toEqual(['24 h']);
  expect(words('main figure', other)).toEqual([expect.stringContaining('An example')]);
  expect(words('#testimonials p', other).join()).toMatch(/^Our couples’ stories will be here/);
  expect(other.body.textContent).not.toMatch(/10,000|4\.9|Túndé|Osaze/);
});

test('the form posts a name, an address and a message, all required, and Cancel leads to the start', () => {
  const form = page.querySelector<HTMLFormElement>('#contact form')!;
  expect([form.getAttribute('action'), form.getAttribute('method')]).toEqual(['/enquiries', 'post']);
  const sent = Object.fromEntries(new FormData(form));
  const written = { name: 'Ngọzi', email: 'ngozi@example.com', message: 'How do I begin?' };
  expect(Enquiry.parse({ ...sent, ...written })).toMatchObject({ kind: 'contact', ...written });
  expect(all('[required]', form).map((one) => one.getAttribute('name'))).toEqual([
    'name',
    'email',
    'message',
  ]);
  expect(addresses('#contact form a').at(-1)).toBe('/');
  expect(words('#contact form a').at(-1)).toBe('Cancel');
  expect(words('[data-enquiry-thanks] > :is(p, button)')).toEqual([
    'Thank You',
    'We will get back to you as soon as possible.',
    expect.stringContaining('number'),
    'Send Another Message',
  ]);
});

test('says where the office is and when people are there', () => {
  const contact = page.getElementById('contact')!.textContent;
  for (const fact of ['Lagos, Nigeria', '9am to 6pm', '10am to 4pm', 'Closed', 'Mon-Fri 9am-5pm WAT', '@'])
    expect(contact).toContain(fact);
});
