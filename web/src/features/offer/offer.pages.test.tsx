// The pages on what is offered, as they are written out: fixed texts, counts, marked prices, and what they promise.
import { IMPORTANCE_WEIGHT, type Importance } from '@ijeuwa/contract/wishes';
import { WIZARD_SCREENS } from '@ijeuwa/contract/wizard-screens';
import { describe, expect, test } from 'vitest';
import { built } from '#test/built-fixture.ts';
import { renderOpenPage } from '../../app/open-pages/render-open-pages.tsx';
import { offerPages } from './offer.pages.tsx';
import { counseling } from './offer-content.ts';

const write = (path: string): Document => {
  const page = offerPages.find((one) => one.path === path)!;
  return new DOMParser().parseFromString(renderOpenPage(page, built), 'text/html');
};
const main = (path: string) => write(path).querySelector('main')!;
const texts = (place: ParentNode, selector: string) =>
  [...place.querySelectorAll(selector)].map((one) => one.textContent.trim());
const marksIn = (place: ParentNode) =>
  [...place.querySelectorAll('[data-figure]')].map((one) => one.getAttribute('data-figure'));

describe.each(offerPages.map(({ path }) => path))('%s', (path) => {
  const page = write(path);

  test('ships script only where there is something to install', () => {
    const named = (what: string, attribute: string) =>
      [...page.querySelectorAll(what)].map((one) => one.getAttribute(attribute));
    const installs = path === '/counseling';
    const names = installs ? ['intent', 'worker', 'header', 'install'] : [];
    expect(named('script:not([type="application/ld+json"])', 'src')).toEqual(
      installs ? ['/assets/page.js'] : [],
    );
    expect(named('[data-enhance]', 'data-enhance').flatMap((marks) => marks!.split(' '))).toEqual(names);
  });

  test('leads to an account, and each part is named by its heading', () => {
    expect(page.querySelectorAll('main a[href^="/auth"][data-app]').length).toBeGreaterThan(0);
    for (const one of page.querySelectorAll('[aria-labelledby]'))
      expect(page.getElementById(one.getAttribute('aria-labelledby')!)).toBeTruthy();
  });

  test('asks nobody to sign up who is signed in', () => {
    for (const one of page.querySelectorAll('main a[href^="/auth"]:not([href*="to="])'))
      expect([one.textContent, one.getAttribute('data-for')]).toEqual([one.textContent, 'visitor']);
    for (const one of page.querySelectorAll('main a[href*="mode=signup"]'))
      expect([one.textContent, one.getAttribute('data-for')]).toEqual([one.textContent, 'visitor']);
    const own = [...page.querySelectorAll('main a[data-for=member]')];
    expect(own.filter((one) => one.getAttribute('href')!.startsWith('/auth'))).toEqual([]);
  });

  test('describes each picture in words', () => {
    for (const one of page.querySelectorAll('main img')) {
      expect(one.getAttribute('alt')).toMatch(/\w+ \w+ \w+/);
    }
    expect(page.querySelectorAll('main img[loading=eager]').length).toBeLessThanOrEqual(1);
  });

  test('tells a search engine no price, which would grow old there', () => {
    for (const one of page.querySelectorAll('script[type="application/ld+json"]'))
      expect(JSON.stringify(JSON.parse(one.textContent))).not.toMatch(/[₦$€]|offers|price"/);
  });
});

test('there are six amazing features, each with its own drawing, and blurred photos are promised as they are', () => {
  const page = main('/features');
  expect(texts(page, 'h1')).toEqual(['Our Amazing Features']);
  expect(texts(page, 'li h2')).toHaveLength(6);
  const drawings = [...page.querySelectorAll('li > svg[aria-hidden]')].map((one) => one.innerHTML);
  expect(new Set(drawings).size).toBe(6);
  expect(page.textContent).toContain('Blur your photos, and they are clear for your matches alone.');
});

test('there are three plans to choose from, each with amount, period, dollars and euro of the catalogue', () => {
  const page = main('/pricing');
  expect(texts(page, 'h1')).toEqual(['Choose Your Plan']);
  expect(texts(page, 'li h2')).toEqual(['Basic', 'Premium', 'VIP']);
  const plans = [...page.querySelectorAll('li')].filter((one) => one.querySelector('h2'));
  expect(plans.map(marksIn)).toEqual(
    ['blossom', 'harmony', 'forever'].map((id) => [
      `name:${id}`,
      `price:${id}`,
      `period:${id}`,
      `price:${id}:USD`,
      `price:${id}:EUR`,
      `name:${id}`,
    ]),
  );
  expect(plans.map((one) => one.textContent.match(/₦[\d,]+ for \d months?/)?.[0])).toEqual([
    '₦75,000 for 1 month',
    '₦125,000 for 3 months',
    '₦225,000 for 6 months',
  ]);
  // Each leads through the profile to its own package.
  expect(plans.map((one) => new URL(one.querySelector('a')!.href).searchParams.get('to'))).toEqual(
    ['blossom', 'harmony', 'forever'].map((id) => `/getting-started?plan=${id}`),
  );
  expect(plans.map((one) => /Recommended/.test(one.textContent))).toEqual([false, true, false]);
  const featuresOf = (one: Element) => one.querySelectorAll('ul > li');
  expect(plans.map((one) => featuresOf(one).length)).toEqual([4, 5, 5]);
  expect(plans.map((one) => one.querySelector('ul')!.dataset.catalogue)).toEqual([
    'features blossom',
    'features harmony',
    'features forever',
  ]);
});

test('the plans are compared in one table, whose lines the server writes into the shape of one', () => {
  const table = main('/pricing').querySelector('table')!;
  expect(texts(table, 'th[scope=col]')).toEqual([
    'BasicBlossom',
    'PremiumHarmony',
    'VIPMy Forever',
    'Personalized Matching',
  ]);
  // As it leaves: this reader of tables drops a template within one.
  const [, shape = ''] =
    /<tbody data-catalogue="compared all"[^>]*><template>(.*?)<\/template><\/tbody>/.exec(
      renderOpenPage(offerPages.find((one) => one.path === '/pricing')!, built),
    )!;
  expect(shape).toMatch(/<th [^>]*scope="row"[^>]*>\{entry:title\}<\/th>/);
  expect([...shape.matchAll(/<td [^>]*>(.*?)<\/td>/g)].map(([, mark]) => mark)).toEqual(
    ['blossom', 'harmony', 'forever', 'personalized'].map((id) => `{entry:${id}}`),
  );
});

test('the page of prices offers the free week, tells whole prices, and names the matchmaker', () => {
  const page = main('/pricing');
  expect(texts(page, 'h2')).toContain('7-day free trial, no credit card');
  expect(page.textContent).toContain('Paid for its whole time');
  expect(page.textContent).not.toMatch(/per month|a month\b/);
  const matchmaker = page.querySelector('[aria-labelledby=personalized]')!;
  expect(marksIn(matchmaker)).toContain('price:personalized');
  expect(matchmaker.textContent).toContain('₦475,000 for 1 year');
});

test('about us tells the name, the story and the mission, and leads into the community', () => {
  const page = main('/about-us');
  expect(texts(page, 'h2')).toEqual(expect.arrayContaining(['Our Story', 'Our Mission']));
  expect(texts(page, '[lang=ig]')).toEqual(['ije ụwa']);
  expect(texts(page, 'a[href="/auth"][data-app]')).toEqual(['Join Our Community']);
});

test('figures that nobody measured stand in the demonstration alone, beside true ones', () => {
  const page = main('/about-us');
  expect(texts(page, '[data-demonstration] dd')).toEqual(['10,000+', '4.9/5']);
  for (const one of page.querySelectorAll('[data-demonstration]')) one.remove();
  expect(texts(page, 'dl dd')).toHaveLength(2);
  expect(page.textContent).not.toMatch(/10,000|4\.9/);
});

test('the percentage of the worked example is what the rule gives', () => {
  const { wishes, percent, paragraphs } = counseling.example;
  const weight = ({ importance }: { importance: string }) => IMPORTANCE_WEIGHT[importance as Importance];
  const sumOf = (side: 'hers' | 'his', met: boolean) =>
    wishes.reduce((sum, one) => sum + (one[side].met || !met ? weight(one[side]) : 0), 0);
  const share = (side: 'hers' | 'his') => sumOf(side, true) / sumOf(side, false);
  expect(Math.round((Math.sqrt(share('hers') * share('his')) - 1 / wishes.length) * 100)).toBe(percent);
  const said = (side: 'hers' | 'his') => `${Math.round(share(side) * 100)}%`;
  expect(paragraphs[0]).toContain(`${said('hers')} for her, ${said('his')} for him`);
  expect(paragraphs[0]).toContain(`What remains is ${percent}%.`);
});

test('the worked example counts nobody’s wishes, and says that of real people none of it is shown', () => {
  const { intro, paragraphs } = counseling.example;
  expect([intro, ...paragraphs].join(' ')).not.toMatch(/\bmeets? \d|\d of (his|her)/);
  expect(intro).toContain('Of real people nobody is shown any of this');
});

test('the page on matching has features, four steps, three couples of the demonstration, and is whole without', () => {
  const page = main('/counseling');
  expect(texts(page, '[aria-labelledby=features] h3')).toHaveLength(4);
  expect(texts(page, '[aria-labelledby=how-it-works] ol h3')).toHaveLength(4);
  expect(texts(page, '[data-demonstration] h3')).toHaveLength(3);
  page.querySelector('[data-demonstration]')!.remove();
  expect(texts(page, '[aria-labelledby=stories]')).toEqual([
    'Success storiesOur couples’ stories will be here when they want them told.',
  ]);
  expect(page.textContent).not.toMatch(/Hauwa|Kúnlé|Obinna/);
});

test('without script there is no Install button, and the way by hand stands there', () => {
  const part = main('/counseling').querySelector('#install')!;
  expect(part.querySelector('button')!.hidden).toBe(true);
  expect(texts(part, 'dt')).toEqual(['Android', 'iPhone and iPad']);
});

test('how it works goes from the account to the first message, and says who sees what and what it costs', () => {
  const page = main('/learn-more');
  const steps = texts(page, '[aria-labelledby=steps] ol h3');
  expect([steps[0], steps.at(-1)]).toEqual(['Open an account', 'The first message']);
  expect(steps).toEqual(expect.arrayContaining(['Basic Info', 'Personal Details', 'Preferences']));
  expect(texts(page, '[aria-labelledby=seen] h3')).toHaveLength(4);
  expect(marksIn(page).filter((mark) => mark!.startsWith('price:'))).toEqual(
    ['blossom', 'harmony', 'forever', 'personalized'].map((id) => `price:${id}`),
  );
});

test('how it works counts the screens of the profile as the profile does', () => {
  const inWords = new Map([
    [10, 'ten'],
    [11, 'eleven'],
    [12, 'twelve'],
  ]);
  // Those of the three steps, and the one for words of one’s own.
  expect(main('/learn-more').textContent).toContain(
    `on ${inWords.get(WIZARD_SCREENS.length + 1)} short screens`,
  );
});

test('no text of these pages names an amount of the catalogue in digits', () => {
  for (const path of offerPages.map((one) => one.path)) {
    const page = main(path);
    for (const one of page.querySelectorAll('[data-figure]')) one.remove();
    expect(page.textContent).not.toMatch(/[₦$€]\s?\d/);
  }
});

test.each([
  ['/wedding-venues', '/ceremony-planning'],
  ['/bridal-fashion', '/marriage-planning'],
  ['/honeymoon-destinations', '/marriage-planning'],
  ['/features', '/dashboard'],
  ['/learn-more', '/dashboard'],
  ['/counseling', '/dashboard'],
])('%s begins an account for a visitor alone, and leads a member to %s', (path, next) => {
  const ending = main(path).querySelector('[aria-labelledby="ending-title"]')!;
  const leads = (audience: string) =>
    [...ending.querySelectorAll(`[data-for="${audience}"]`)].map((one) => one.getAttribute('href'));
  expect(leads('visitor')).toEqual(['/auth?mode=signup']);
  expect(leads('member')).toEqual([next]);
});
