// The open pages against the specification: its fixed texts, counts and prices, and no link that leads nowhere.
import { ENQUIRY_FORM_PATH } from '@ijeuwa/contract/support';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { describe, expect, test } from 'vitest';
import { built } from '#test/built-fixture.ts';
import routes from '../routes.ts';
import { openPages, renderOpenPage } from './render-open-pages.tsx';

const pages = new Map(
  openPages.map((page) => [
    page.path,
    new DOMParser().parseFromString(renderOpenPage(page, built), 'text/html'),
  ]),
);
const pageAt = (path: string): Document => {
  const page = pages.get(path);
  if (!page) throw new Error(`No document is written for ${path}.`);
  return page;
};
const wordsOf = (place: ParentNode) => (place as Element).textContent.replace(/\s+/g, ' ');

type Claims = {
  texts?: readonly string[];
  /** How many there are of what. */
  counts?: Readonly<Record<string, number>>;
  /** Figures of the catalogue, and what they are while nobody changes them. */
  figures?: Readonly<Record<string, string>>;
};

const MESSAGE_FIELDS = ['Your Name', 'Email Address', 'Subject', 'Message'];

/** Spec 2, 4, 8 and 9, page by page. */
const SPECIFIED: Readonly<Record<string, Claims>> = {
  '/': {
    texts: [
      ...['Start Matching Now', 'Get Started', 'How It Works', '10,000+', '4.9/5'],
      ...['Smart matching', 'Verified profiles', 'Event planning', 'Success stories', 'Coaching'],
      ...['Thank You', 'Send Another Message', 'Cancel'],
    ],
    counts: {
      '#features, #how-it-works, #testimonials, #contact': 4,
      '#features li': 5,
      '#how-it-works ol > li': 4,
      '#testimonials blockquote': 5,
      '#contact form [required]': 3,
      'main > section:first-child a[href^="/auth"]': 2,
    },
  },
  '/features': { texts: ['Our Amazing Features'], counts: { 'li h2': 6 } },
  '/success-stories': { texts: ['Share Your Story'], counts: { article: 3, 'article img': 3, time: 6 } },
  // Decisions: the period comes from the catalogue, so that no price is false.
  '/pricing': {
    texts: ['Choose Your Plan', 'Basic', 'Premium', 'VIP', '7-day free trial', 'no credit card'],
    counts: { 'li h2': 3 },
    figures: {
      ...{ 'price:blossom': '₦75,000', 'price:blossom:USD': '$20', 'price:blossom:EUR': '€18' },
      ...{ 'price:harmony': '₦125,000', 'price:harmony:USD': '$33', 'price:harmony:EUR': '€30' },
      ...{ 'price:forever': '₦225,000', 'price:forever:USD': '$66', 'price:forever:EUR': '€60' },
      ...{ 'price:personalized': '₦475,000', 'price:personalized:USD': '$125' },
      ...{ 'price:personalized:EUR': '€115', 'period:personalized': '1 year' },
      ...{ 'period:blossom': '1 month', 'period:harmony': '3 months', 'period:forever': '6 months' },
    },
  },
  '/about-us': { texts: ['Our Story', 'Our Mission', 'Join Our Community', '10,000+', '4.9/5'] },
  '/blog': { counts: { article: 6, 'article time': 6, 'article img': 6 } },
  '/dating-tips': { counts: { 'ol > li h2': 4 } },
  '/safety-guide': { counts: { 'ol > li h2': 4 } },
  '/faq': { counts: { '[data-search]': 1 } },
  '/help-center': {
    texts: [
      'Send us a message',
      ...MESSAGE_FIELDS,
      'Thank you! We will respond soon.',
      'Mon-Fri 9am-5pm WAT',
    ],
    counts: { '[data-tabs] a': 3, '[data-search]': 1, '#contact form [required]': 4 },
  },
  '/terms': { texts: ['Users must be 18 or older.', 'Disclaimer'] },
  '/policy': { texts: ['Nigeria Data Protection Act'] },
  '/counseling': { texts: ['How it works', 'Success stories', 'Install'] },
  '/learn-more': {},
  '/enquiry': { texts: MESSAGE_FIELDS },
  '/enquiry-received': {
    texts: [
      ...['Thank You', 'Thank you for your message!', 'We will get back to you as soon as possible.'],
      'Send Another Message',
    ],
  },
};

describe.each(Object.entries(SPECIFIED))('%s', (path, { texts = [], counts = {}, figures = {} }) => {
  test('says and shows what is specified', () => {
    const main = pageAt(path).querySelector('main')!;
    const words = wordsOf(main);
    expect(texts.filter((text) => !words.includes(text))).toEqual([]);
    const counted = Object.keys(counts).map((what) => [what, main.querySelectorAll(what).length]);
    expect(Object.fromEntries(counted)).toEqual(counts);
    const shown = Object.keys(figures).map((mark) => [
      mark,
      main.querySelector(`[data-figure="${mark}"]`)?.textContent,
    ]);
    expect(Object.fromEntries(shown)).toEqual(figures);
  });
});

describe.each([...pages])('%s', (path, page) => {
  test('has one first heading, a title of its own, and the office at its foot', () => {
    expect(page.querySelectorAll('h1')).toHaveLength(1);
    expect([...pages.values()].filter((other) => other.title === page.title)).toHaveLength(1);
    const foot = wordsOf(page.querySelector('footer')!);
    const office = ['Lagos, Nigeria', 'Mon-Fri9am to 6pm', 'Sat10am to 4pm', 'SunClosed'];
    expect(office.filter((fact) => !foot.includes(fact))).toEqual([]);
  });

  test('skips no level of its headings, and names each id once', () => {
    const ranks = [...page.querySelectorAll('main :is(h1, h2, h3, h4)')].map((one) => Number(one.tagName[1]));
    expect(ranks.filter((rank, at) => rank > (ranks[at - 1] ?? 0) + 1)).toEqual([]);
    const ids = [...page.querySelectorAll('[id]')].map((one) => one.id);
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
  });

  test('has a title and a description that a search engine shows whole', () => {
    expect(page.title).toMatch(/^Ijeuwa · | · Ijeuwa$/);
    expect(page.title.length).toBeLessThanOrEqual(60);
    if (page.querySelector('meta[name=robots]')) return;
    const description = page.querySelector('meta[name=description]')!.getAttribute('content')!;
    expect(description.length).toBeGreaterThanOrEqual(70);
    expect(description.length).toBeLessThanOrEqual(160);
  });

  test('has no style on an element, and no script in one', () => {
    expect(page.querySelectorAll('[style], style, [onclick]')).toHaveLength(0);
  });

  test('describes each picture and reserves its room', () => {
    for (const one of page.querySelectorAll('main img'))
      expect(['alt', 'width', 'height'].filter((name) => !one.hasAttribute(name))).toEqual([]);
  });

  test('leads back, but for the landing page', () => {
    expect(page.querySelectorAll('main [data-back]')).toHaveLength(path === '/' ? 0 : 1);
  });

  test('leads to nowhere that is not there', () => {
    const links = [...page.querySelectorAll('a[href], form[action]')];
    const nowhere = links.map(addressOf).filter((address) => !leadsSomewhere(address, page));
    expect([...new Set(nowhere)]).toEqual([]);
  });

  test('marks each way in, so that the application is fetched ahead', () => {
    expect(page.querySelectorAll('a[href^="/auth"]:not([data-app])')).toHaveLength(0);
  });

  test('asks no other host for anything', () => {
    const asked = [...page.querySelectorAll('[src], [srcset], link[rel~=stylesheet], link[rel~=preload]')];
    const addresses = asked.flatMap((one) => ['src', 'srcset', 'href'].map((name) => one.getAttribute(name)));
    expect(addresses.filter((address) => address && /(?:^|\s)(?:https?:)?\/\//.test(address))).toEqual([]);
  });
});

const patternsOf = ({ path, children = [] }: RouteConfigEntry): RegExp[] => [
  ...(path && path !== '*' ? [new RegExp(`^/${path.replace(/:[A-Za-z]+/g, '[^/]+')}$`)] : []),
  ...children.flatMap(patternsOf),
];
const APPLICATION = (await routes).flatMap(patternsOf);
/** What the server answers itself. */
const OF_SERVER = [ENQUIRY_FORM_PATH, '/data-saver', '/demo/outbox'];

const addressOf = (link: Element): string => (link.getAttribute('href') ?? link.getAttribute('action'))!;

const leadsSomewhere = (address: string, page: Document): boolean => {
  if (/^(?:https|mailto|tel):/.test(address)) return true;
  const [place, anchor] = address.split('#') as [string, string?];
  const path = place.split('?')[0]!;
  if (anchor !== undefined) return Boolean((path ? pages.get(path) : page)?.getElementById(anchor));
  const known = pages.has(path) || OF_SERVER.includes(path) || APPLICATION.some((one) => one.test(path));
  return address === '' || known;
};
