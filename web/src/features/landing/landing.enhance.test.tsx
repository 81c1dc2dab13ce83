// The landing page with its scripts: couples in turn every four seconds, and stories that one steps through.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { wake } from '#platform/enhance.ts';
import { built } from '#test/built-fixture.ts';
import { renderOpenPage } from '../../app/open-pages/render-open-pages.tsx';
import { enhance as carousel } from './carousel.enhance.ts';
import { enhance as hero } from './hero.enhance.ts';
import { landingPages } from './landing.pages.tsx';

const html = renderOpenPage(landingPages[0]!, built);
const all = (what: string) => [...document.querySelectorAll<HTMLElement>(what)];
const at = (what: string) => document.querySelector<HTMLElement>(what)!;
const SLIDE_PX = 300;

beforeEach(() => {
  vi.useFakeTimers();
  document.documentElement.removeAttribute('data-saver');
  document.body.innerHTML = new DOMParser().parseFromString(html, 'text/html').body.innerHTML;
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  HTMLImageElement.prototype.decode = async () => {};
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const shown = () => all('[data-couple]').findIndex((card) => card.hasAttribute('data-shown'));
const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000);
const happen = (what: string) => at('[data-enhance=hero]').dispatchEvent(new Event(what));
const labelOf = (one: HTMLElement) => one.getAttribute('aria-label');
const startHero = () => wake(document, { hero });

test('another couple shows every four seconds, and after the fifth the first', async () => {
  await startHero();
  expect(shown()).toBe(0);
  await pass(3.9);
  expect(shown()).toBe(0);
  await pass(0.1);
  expect(shown()).toBe(1);
  await pass(12);
  expect(shown()).toBe(4);
  await pass(4);
  expect(shown()).toBe(0);
  expect(all('[data-couple][data-shown]')).toHaveLength(1);
});

test('no picture is fetched before its turn is near, and the couple before stays until it can be seen', async () => {
  let arrive = () => {};
  HTMLImageElement.prototype.decode = () => new Promise((done) => (arrive = () => done(undefined)));
  await startHero();
  expect(all('[data-couple][data-near]')).toHaveLength(1);
  await pass(9);
  expect([shown(), all('[data-couple][data-near]').length]).toEqual([0, 2]);
  arrive();
  await pass(0);
  expect([shown(), all('[data-couple][data-near]').length]).toEqual([1, 3]);
});

test('it can be paused and played again', async () => {
  await startHero();
  const button = at('[data-enhance=hero] button');
  expect([button.hidden, labelOf(button)]).toEqual([false, 'Pause']);
  button.click();
  await pass(20);
  expect([shown(), labelOf(button)]).toEqual([0, 'Play']);
  button.click();
  await pass(4);
  expect([shown(), labelOf(button)]).toEqual([1, 'Pause']);
});

test.each([
  ['pointerenter', 'pointerleave'],
  ['focusin', 'focusout'],
])('it waits between %s and %s', async (begin, end) => {
  await startHero();
  happen(begin);
  await pass(20);
  expect(shown()).toBe(0);
  happen(end);
  await pass(4);
  expect(shown()).toBe(1);
});

test('it waits while nobody sees the page', async () => {
  await startHero();
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  document.dispatchEvent(new Event('visibilitychange'));
  await pass(20);
  expect(shown()).toBe(0);
  hidden.mockRestore();
  document.dispatchEvent(new Event('visibilitychange'));
  await pass(4);
  expect(shown()).toBe(1);
});

test('who wishes stillness or saves data sees one couple, and nothing to pause', async () => {
  document.documentElement.setAttribute('data-saver', '');
  await startHero();
  await pass(20);
  expect([shown(), at('[data-enhance=hero] button').hidden]).toEqual([0, true]);
  document.documentElement.removeAttribute('data-saver');
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('reduced-motion') }));
  await startHero();
  await pass(20);
  expect([shown(), at('[data-enhance=hero] button').hidden]).toEqual([0, true]);
});

/** A track that scrolls as a browser's does, with five slides in a row. */
const startCarousel = async () => {
  const track = at('[data-track]');
  track.scrollTo = ((to: ScrollToOptions) => {
    track.scrollLeft = to.left!;
    track.dispatchEvent(new Event('scroll'));
  }) as typeof track.scrollTo;
  for (const [index, slide] of all('#testimonials ul > li[id]').entries())
    Object.defineProperty(slide, 'offsetLeft', { value: index * SLIDE_PX });
  wake(document, { carousel });
};
const current = () => all('a[data-dot]').findIndex((dot) => dot.getAttribute('aria-current') === 'true');
const step = (label: string) => at(`#testimonials button[aria-label=${label}]`).click();
const told = () => at('[data-carousel-status]').textContent;

test('Previous and Next lead around all five stories, and each is announced', async () => {
  await startCarousel();
  expect([current(), told()]).toEqual([0, '']);
  step('Next');
  expect([current(), at('[data-track]').scrollLeft, told()]).toEqual([
    1,
    SLIDE_PX,
    '2 of 5: Zainab and Ibrahim',
  ]);
  step('Previous');
  step('Previous');
  expect([current(), told()]).toEqual([4, '5 of 5: Ivie and Osaze']);
  step('Next');
  expect(current()).toBe(0);
});

test('a dot leads to its story and leaves the page where it is', async () => {
  await startCarousel();
  const press = new MouseEvent('click', { bubbles: true, cancelable: true });
  all('a[data-dot]')[3]!.dispatchEvent(press);
  expect([press.defaultPrevented, current(), at('[data-track]').scrollLeft]).toEqual([true, 3, 3 * SLIDE_PX]);
});

test('arrow keys step, and a swipe is followed', async () => {
  await startCarousel();
  const press = (key: string) =>
    at('[data-track]').dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  press('ArrowRight');
  press('ArrowRight');
  expect(current()).toBe(2);
  press('ArrowLeft');
  expect(current()).toBe(1);
  at('[data-track]').scrollLeft = 3.9 * SLIDE_PX;
  at('[data-track]').dispatchEvent(new Event('scroll'));
  await pass(0.2);
  expect(current()).toBe(4);
});
