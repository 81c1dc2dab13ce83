// Venues, services and partners as members see them: six in the demonstration, none that is invented in the real product, and as staff keep them.
import { listPartners, listPlanningServices, listVenues, VENUE_CATEGORIES } from '@ijeuwa/contract/venues';
import { afterAll, expect, test } from 'vitest';
import { signInStaff } from '../../../test/back-office.ts';
import { makeWorld } from '../../../test/test-world.ts';

const world = await makeWorld();
const planner = await signInStaff(world, 'tola', ['planner']);
const demonstration = await makeWorld({ DEMO: 'on' }, {}, { beside: world });
afterAll(async () => {
  await demonstration.close();
  await world.close();
});

const [ada, guest] = [await world.as('ada'), await demonstration.as('guest')];

const venuesOf = async (who: typeof ada) => (await who.call(listVenues, {})).body.venues;

test('the demonstration has six venues from 4,000 to 7,000 dollars a day, of every category', async () => {
  const venues = await venuesOf(guest);
  expect(venues).toHaveLength(6);
  for (const { price, rating, images, image } of venues) {
    expect(price.currency).toBe('USD');
    expect(price.amountMinor).toBeGreaterThanOrEqual(400_000);
    expect(price.amountMinor).toBeLessThanOrEqual(700_000);
    expect(rating).toBeGreaterThan(4);
    expect(images[0]).toBe(image);
  }
  expect(new Set(venues.map(({ category }) => category))).toEqual(new Set(VENUE_CATEGORIES));
});

test('the real product has none that is invented, and one that staff keep, unrated', async () => {
  expect(await venuesOf(ada)).toEqual([]);
  const data = {
    name: 'Town Hall',
    location: 'Onitsha',
    category: 'indoor',
    order: 1,
    capacity: 120,
    priceUSD: 900,
    features: ['Fans'],
    pictures: ['venue-hall'],
    description: 'A hall.',
  };
  const add = (change: object) =>
    planner.send('POST', '/api/staff/venues', { data: { ...data, ...change }, reason: 'new' });
  expect((await add({ rating: 4, reviews: 2 })).refusal.fields).toHaveProperty(['data.rating']);
  expect((await add({ example: true, rating: 4 })).refusal.fields).toHaveProperty(['data.reviews']);
  expect((await add({ pictures: ['castle'] })).status).toBe(400);
  expect((await add({})).status).toBe(200);
  expect(await venuesOf(ada)).toEqual([
    expect.objectContaining({ id: 'town-hall', rating: null, reviews: null }),
  ]);
});

test('services and the three partners are everywhere, and a partner keeps its place', async () => {
  expect((await ada.call(listPlanningServices, {})).body.services.length).toBeGreaterThan(4);
  const { partners } = (await ada.call(listPartners, {})).body;
  expect(partners.map(({ name }) => name)).toEqual([
    'Dream Wedding Venues',
    'Bridal Elegance',
    'Honeymoon Bliss',
  ]);
  const page = {
    intro: 'Two looks.',
    words: '# What is worn\n## Church <br>\nWhite or ivory.',
    endingTitle: 'For the day',
    endingText: 'Begin.',
  };
  const change = (other: object) =>
    planner.send('POST', '/api/staff/partners/bridal-fashion', {
      data: { name: 'Bridal Elegance', line: 'Lace and coral.', order: 1, ...page, ...other },
      reason: 'shorter',
      seenVersion: 1,
    });
  expect((await change({ order: 0 })).refusal.fields).toHaveProperty(['data.order']);
  expect((await change({ words: 'White or ivory.' })).refusal.fields).toHaveProperty(['data.words']);
  expect((await change({ intro: 'From {price:blossom}' })).refusal.fields).toHaveProperty(['data.intro']);
  for (const field of ['name', 'line'])
    expect((await change({ [field]: 'Lace {figure}' })).refusal.fields).toHaveProperty([`data.${field}`]);
  expect((await change({ endingText: undefined })).refusal.fields).toHaveProperty(['data.endingText']);
  expect((await change({})).status).toBe(200);
  expect((await ada.call(listPartners, {})).body.partners[1]?.line).toBe('Lace and coral.');
  const { partner, partnerpart, partnerpoint } = await world.features.venues.listPartnersForPages();
  const of = (list: typeof partner, group: string) =>
    list.items.filter((item) => item.group === group).map(({ marks }) => marks);
  expect(of(partner, 'bridal-fashion')).toMatchObject([{ name: 'Bridal Elegance', intro: 'Two looks.' }]);
  expect(of(partnerpart, 'bridal-fashion/1')).toEqual([{ title: 'What is worn' }]);
  expect(of(partnerpoint, 'bridal-fashion/1')).toEqual([
    { title: 'Church &lt;br&gt;', text: 'White or ivory.' },
  ]);
  // What is written has room, and all of it stands.
  expect(of(partnerpoint, 'wedding-venues/1')).toHaveLength(6);
});

test('only planners, editors and administrators keep them', async () => {
  const support = await signInStaff(world, 'sola', ['support']);
  for (const path of ['venues', 'planning-services', 'partners'])
    expect((await support.send('GET', `/api/staff/${path}`)).status).toBe(404);
});
