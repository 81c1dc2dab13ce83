// A venue as staff keep it, and a partner, of which none is added and none ends.
import {
  changePartner,
  changeVenue,
  listPartnerEntries,
  listVenueEntries,
  type VenueEntry,
  type VenueHistory,
} from '@ijeuwa/contract/venues';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { fakeApi, showScreen } from '#test/fake-api.tsx';
import PartnersScreen from './PartnersScreen.tsx';
import VenuesDeskScreen from './VenuesDeskScreen.tsx';

afterEach(cleanup);

const version = <D,>(data: D) => ({
  version: 1,
  data,
  unfit: null,
  html: null,
  ended: false,
  validFrom: '2026-11-24T09:00:00Z',
  changedBy: null,
  reason: null,
});
const LAWN: VenueEntry = {
  name: 'Lagoon Lawn',
  location: 'Lekki, Lagos',
  category: 'outdoor',
  order: 3,
  capacity: 600,
  priceUSD: 6500,
  features: ['A jetty', 'Lights'],
  pictures: ['venue-lagoon', 'venue-aisle'],
  description: 'A lawn.',
  example: true,
  rating: 4.8,
  reviews: 97,
};

test('a changed venue keeps what its form does not ask; one that becomes real loses its rating', async () => {
  const api = fakeApi();
  const history: VenueHistory = { key: 'lagoon-lawn', current: version(LAWN), earlier: [] };
  api.answer(listVenueEntries, { entries: [history] });
  api.answer(changeVenue, { entry: history });
  showScreen(<VenuesDeskScreen />, { at: '/staff/venues', user: null });
  const change = async (edit: (dialog: ReturnType<typeof within>) => Promise<void>) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Change: Lagoon Lawn' }));
    const dialog = within(screen.getByRole('dialog'));
    await edit(dialog);
    await userEvent.type(dialog.getByLabelText(/^Reason/), 'dearer');
    await userEvent.click(dialog.getByRole('button', { name: 'Save the change' }));
    return (api.callsOf(changeVenue).at(-1)!.body as { data: VenueEntry }).data;
  };
  const dearer = await change(async (dialog) => {
    const price = dialog.getByLabelText('Dollars a day');
    await userEvent.clear(price);
    await userEvent.type(price, '6800');
  });
  expect(dearer).toEqual({ ...LAWN, priceUSD: 6800 });
  const real = await change((dialog) => userEvent.selectOptions(dialog.getByLabelText('It is'), 'real'));
  const { example: _, rating: __, reviews: ___, ...kept } = LAWN;
  expect(real).toEqual(kept);
});

test('a partner is changed, and neither added nor ended', async () => {
  const api = fakeApi();
  const page = {
    intro: 'Two looks.',
    words: '# Worn\n## Church\nWhite.',
    endingTitle: 'On',
    endingText: 'Go.',
  };
  const partner = { name: 'Bridal Elegance', line: 'Lace.', order: 1, ...page };
  api.answer(listPartnerEntries, {
    entries: [{ key: 'bridal-fashion', current: version(partner), earlier: [] }],
  });
  showScreen(<PartnersScreen />, { at: '/staff/partners', user: null });
  expect(await screen.findByRole('heading', { name: 'Bridal Elegance' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Change: Bridal Elegance' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^(Add|End)/ })).toBeNull();
  api.answer(changePartner, { entry: { key: 'bridal-fashion', current: version(partner), earlier: [] } });
  await userEvent.click(screen.getByRole('button', { name: 'Change: Bridal Elegance' }));
  const dialog = within(screen.getByRole('dialog'));
  await userEvent.type(dialog.getByLabelText('The page'), ' Or ivory.');
  await userEvent.type(dialog.getByLabelText(/^Reason/), 'both are worn');
  await userEvent.click(dialog.getByRole('button', { name: 'Save the change' }));
  await waitFor(() =>
    expect(api.callsOf(changePartner)[0]?.body).toMatchObject({
      data: { ...partner, words: `${partner.words} Or ivory.` },
    }),
  );
});
