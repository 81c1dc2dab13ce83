// The Install button: there when the browser offers it, gone when it has been used.
import { beforeEach, expect, test, vi } from 'vitest';
import { wake } from '#platform/enhance.ts';
import { built } from '#test/built-fixture.ts';
import { renderOpenPage } from '../../app/open-pages/render-open-pages.tsx';
import { enhance as install } from './install.enhance.ts';
import { offerPages } from './offer.pages.tsx';

const button = () => document.querySelector<HTMLButtonElement>('[data-install]')!;

const offerInstall = (prompt: () => Promise<unknown>) => {
  const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
  dispatchEvent(offer);
  return offer;
};

beforeEach(async () => {
  const html = renderOpenPage(offerPages.find(({ path }) => path === '/counseling')!, built);
  document.body.innerHTML = new DOMParser().parseFromString(html, 'text/html').body.innerHTML;
  wake(document, { install });
});

test('a browser that offers nothing shows no button', () => {
  expect(button().hidden).toBe(true);
});

test('an offer brings the button, a tap brings the browser’s question, and an install is said', () => {
  const prompt = vi.fn(() => Promise.resolve());
  expect(offerInstall(prompt).defaultPrevented).toBe(true);
  expect([button().hidden, button().textContent]).toEqual([false, 'Install']);
  button().click();
  expect(prompt).toHaveBeenCalledTimes(1);
  dispatchEvent(new Event('appinstalled'));
  expect(button().hidden).toBe(true);
  expect(document.querySelector('[data-install-status]')!.textContent).toBe('Ijeuwa is on your home screen.');
});

test('whoever declines can take the next offer', () => {
  offerInstall(() => Promise.reject(new Error('declined')));
  button().click();
  expect(button().hidden).toBe(true);
  offerInstall(() => Promise.resolve());
  expect(button().hidden).toBe(false);
});
