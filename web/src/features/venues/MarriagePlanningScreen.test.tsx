// What planners do, and the question about one service.
import { listGuidanceTexts } from '@ijeuwa/contract/guidance';
import { askPlanner, listOwnPlanning } from '@ijeuwa/contract/planning';
import { listPartners, listPlanningServices } from '@ijeuwa/contract/venues';
import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { fakeApi, showScreen } from '#test/fake-api.tsx';
import { TEXTS } from '#test/guidance-texts.ts';
import MarriagePlanningScreen from './MarriagePlanningScreen.tsx';
import { PartnersSlideshow } from './PartnersSlideshow.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('a service is asked about by its name', async () => {
  const api = fakeApi();
  const service = {
    id: 'venue-search',
    name: 'Venue search',
    line: 'Three that fit.',
    features: ['A visit'],
    description: 'We ask.',
  };
  api.answer(listPlanningServices, { services: [service] });
  api.answer(listOwnPlanning, { enquiries: [] });
  api.answer(listGuidanceTexts, { texts: TEXTS });
  api.answer(askPlanner, { ok: true, reference: 'WXYZ-2345' });
  showScreen(<MarriagePlanningScreen />, { at: '/marriage-planning' });
  await userEvent.click(await screen.findByRole('button', { name: 'Ask about it: Venue search' }));
  expect(screen.getByText(/Our planners take on as much or as little/)).toBeTruthy();
  const dialog = within(screen.getByRole('dialog', { name: 'Ask about Venue search' }));
  await userEvent.type(dialog.getByLabelText('Message'), 'In Aba?');
  await userEvent.click(dialog.getByRole('button', { name: 'Send enquiry' }));
  expect(api.callsOf(askPlanner)[0]?.body).toMatchObject({
    about: { kind: 'planning-service', key: 'venue-search' },
    weddingDate: null,
    guests: null,
  });
});

test('the three partners follow each other every six seconds, can be paused, and lead to their pages', async () => {
  vi.useFakeTimers();
  const api = fakeApi();
  api.answer(listPartners, {
    partners: [
      { id: 'wedding-venues', name: 'Dream Wedding Venues', line: 'Halls.' },
      { id: 'bridal-fashion', name: 'Bridal Elegance', line: 'Lace.' },
      { id: 'honeymoon-destinations', name: 'Honeymoon Bliss', line: 'Quiet.' },
    ],
  });
  showScreen(<PartnersSlideshow />, { at: '/homepage' });
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  await pass(0);
  const slides = () => [...document.querySelectorAll('li[aria-roledescription="slide"]')];
  const shown = () => slides().findIndex((one) => !(one as HTMLElement).inert);
  expect(slides().map((one) => one.querySelector('a')?.getAttribute('href'))).toEqual([
    '/wedding-venues',
    '/bridal-fashion',
    '/honeymoon-destinations',
  ]);
  await pass(5900);
  expect(shown()).toBe(0);
  await pass(100);
  expect(shown()).toBe(1);
  act(() => screen.getByRole('button', { name: 'Pause' }).click());
  await pass(12_000);
  expect(shown()).toBe(1);
});
