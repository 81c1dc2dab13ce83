// The pages to read, as they are written out: their texts, counts, headings, pictures, and no script.
import { ENQUIRY_FORM_PATH, Enquiry, TRAP_FIELD } from '@ijeuwa/contract/support';
import { describe, expect, test } from 'vitest';
import { built } from '../../../test/built-fixture.ts';
import { renderOpenPage } from '../../app/open-pages/render-open-pages.tsx';
import { journalPages } from './journal.pages.tsx';

const write = (path: string): Document => {
  const page = journalPages.find((one) => one.path === path)!;
  return new DOMParser().parseFromString(renderOpenPage(page, built), 'text/html');
};
const main = (path: string) => write(path).querySelector('main')!;
const texts = (place: ParentNode, selector: string) =>
  [...place.querySelectorAll(selector)].map((one) => one.textContent.trim());
const POSTS = journalPages.map(({ path }) => path).filter((path) => path.startsWith('/blog/'));

describe.each(journalPages.map(({ path }) => path))('%s', (path) => {
  const page = write(path);

  test('ships no script', () => {
    expect(page.querySelectorAll('script:not([type="application/ld+json"])')).toHaveLength(0);
  });

  test('fetches one picture at once, and the others when they come near', () => {
    const pictures = [...page.querySelectorAll('main img')];
    expect(pictures.filter((one) => one.getAttribute('loading') === 'eager')).toHaveLength(1);
  });
});

test('the blog shows six posts, the newest first, and no count of comments', () => {
  const blog = main('/blog');
  expect(blog.querySelectorAll('article')).toHaveLength(6);
  expect(texts(blog, 'article h2')).toHaveLength(6);
  const days = [...blog.querySelectorAll('time')].map((one) => one.dateTime);
  expect(days).toEqual([...days].sort().reverse());
  expect(blog.textContent).not.toMatch(/comment/i);
});

test('each post is a page with an author, a date, its reading time, and the way to an account', () => {
  expect(POSTS).toHaveLength(6);
  for (const path of POSTS) {
    const post = main(path);
    expect(post.textContent).toMatch(/The Ijeuwa \w+\d+ \w+ 2026 · \d min read/);
    expect(post.querySelectorAll('blockquote').length).toBeGreaterThan(0);
    const ways = [...post.querySelectorAll('a[data-app][data-for]')];
    expect(ways.map((one) => [one.getAttribute('data-for'), one.getAttribute('href')])).toEqual([
      ['visitor', '/auth?mode=signup'],
      ['member', '/dashboard'],
    ]);
    const words = post.querySelector('.prose')!.textContent.split(/\s+/).length;
    expect(words).toBeGreaterThan(700);
    expect(words).toBeLessThan(1150);
  }
});

test('the posts form a row: each leads to the one before and the one after', () => {
  const ways = POSTS.map((path) => {
    const post = main(path);
    return ['prev', 'next'].map((rel) => post.querySelector(`a[rel=${rel}]`)?.getAttribute('href'));
  });
  expect(ways).toEqual(POSTS.map((_, at) => [POSTS[at + 1], POSTS[at - 1]]));
});

test('search engines read an article and where it stands', () => {
  const said = [...write(POSTS[0]!).querySelectorAll('script[type="application/ld+json"]')].map((one) =>
    JSON.parse(one.textContent),
  );
  expect(said.map((one) => one['@type'])).toEqual(['Article', 'BreadcrumbList']);
  expect(said[0].image).toMatch(/^https:.*\/social\/card\.jpg$/);
  expect(said[0].headline).toBe(texts(main(POSTS[0]!), 'h1')[0]);
  expect(said[1].itemListElement).toHaveLength(3);
});

test('a price in a post is marked for the server to write', () => {
  const post = main('/blog/courtship-across-time-zones');
  expect(post.querySelector('[data-figure="price:harmony"]')!.textContent).toBe('₦125,000');
});

test.each(['/dating-tips', '/safety-guide'])('%s has four tips, each with words to say', (path) => {
  const tips = main(path).querySelectorAll('ol > li[id]');
  expect(tips).toHaveLength(4);
  for (const tip of tips) expect(texts(tip, 'strong').join()).toMatch(/you can (say|write|ask)/i);
});

test('the safety guide says what cannot be known, and names one emergency number', () => {
  const guide = main('/safety-guide');
  expect(texts(guide, 'h2')).toContain('What we can never know');
  const numbers = [...guide.querySelectorAll('a[href^="tel:"]')].map((one) => one.getAttribute('href'));
  expect(numbers).toEqual(['tel:112']);
});

test('three couples tell their stories in the demonstration, and without them the page is whole', () => {
  const stories = main('/success-stories');
  expect(texts(stories, '[data-demonstration] h2')).toHaveLength(3);
  for (const story of stories.querySelectorAll('[data-demonstration] article')) {
    expect(story.querySelectorAll('img[alt]:not([alt=""]), blockquote, .prose')).toHaveLength(3);
    expect(story.querySelectorAll('time')).toHaveLength(2);
  }
  stories.querySelector('[data-demonstration]')!.remove();
  expect(texts(stories, 'h1, h2')).toEqual(['Success stories', 'Share Your Story']);
  expect(stories.textContent).toContain('Our couples’ stories will be here when they want them told');
  expect(stories.textContent).not.toMatch(/Hauwa|Kúnlé|Obinna/);
});

test('no couple’s picture is asked for in the head, where it would outlive the couple', () => {
  const preloads = write('/success-stories').querySelectorAll('head link[rel=preload][as=image]');
  expect(preloads).toHaveLength(0);
});

test('a story of one’s own reaches staff as the support room takes it', () => {
  const stories = main('/success-stories');
  expect(texts(stories, 'a[href="#share-your-story"]')).toEqual(['Share Your Story']);
  const form = stories.querySelector('form')!;
  expect([form.getAttribute('method'), form.getAttribute('action')]).toEqual(['post', ENQUIRY_FORM_PATH]);
  form.querySelector<HTMLInputElement>('[name=name]')!.value = 'Ada and Obi';
  form.querySelector<HTMLInputElement>('[name=email]')!.value = 'ada@example.com';
  form.querySelector<HTMLTextAreaElement>('[name=message]')!.value = 'We met in March.';
  const sent = Object.fromEntries(new FormData(form));
  expect(sent).toMatchObject({ kind: 'story', [TRAP_FIELD]: '' });
  expect(Enquiry.parse(sent)).toMatchObject({ kind: 'story', message: 'We met in March.' });
  for (const control of form.querySelectorAll('input:not([type=hidden]), textarea'))
    expect(control.closest('label') ?? form.querySelector(`label[for="${control.id}"]`)).toBeTruthy();
});
