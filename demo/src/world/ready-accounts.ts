// The accounts that the README lists: a member with matches, messages and requests, a new member, and staff.
import { randomUUID } from 'node:crypto';
import * as chat from '@ijeuwa/contract/chat';
import type { StaffRole } from '@ijeuwa/contract/endpoint';
import type { Liking } from '@ijeuwa/contract/likes';
import {
  acceptMatch,
  likePart,
  listMatches,
  listPotentialMatches,
  recordSeen,
} from '@ijeuwa/contract/matching';
import { blockMember } from '@ijeuwa/contract/safety';
import type { Product } from '@ijeuwa/server/app/start-product';
import { listPeople } from '../people/list-people.ts';
import type { Person } from '../people/person.ts';
import { lookEvery } from '../practice/look-again.ts';
import { type ApiClient, apiClient } from './api-client.ts';
import type { Arrival } from './arrival.ts';
import { buyPackage } from './buy-package.ts';
import { makeProfile, showCard } from './make-member.ts';
import { MATCHMAKER } from './practice-matchmaker.ts';
import { keepSample, SAMPLE_LOOKED_AT_EVERY_MS } from './sample-appointment.ts';
import { askSample } from './sample-enquiry.ts';
import { buySamples } from './sample-invoices.ts';
import type { Studio } from './studio.ts';

const PLANNER = 'planner@demo.ijeuwa.example';
/** One of each role; the counsellors are below. */
export const READY_STAFF: readonly { email: string; name: string; roles: StaffRole[] }[] = [
  { email: 'staff@demo.ijeuwa.example', name: 'Ngozi Staff', roles: ['admin'] },
  { email: 'finance@demo.ijeuwa.example', name: 'Bello Finance', roles: ['finance'] },
  { email: 'support@demo.ijeuwa.example', name: 'Nnenna Support', roles: ['support'] },
  { email: 'moderator@demo.ijeuwa.example', name: 'Amina Moderator', roles: ['moderator'] },
  { email: 'editor@demo.ijeuwa.example', name: 'Mòdúpẹ́ Editor', roles: ['editor'] },
  { email: PLANNER, name: 'Títílayọ̀ Planner', roles: ['planner'] },
  { email: MATCHMAKER, name: 'Ifẹ́olúwa Matchmaker', roles: ['matchmaker'] },
];
/** Each of the six sees their own appointments, and keeps their own hours. */
const COUNSELLORS = [
  { key: 'folasade-adeyemi', email: 'adeyemi@demo.ijeuwa.example', name: 'Fọláṣadé Adéyẹmí' },
  { key: 'ibrahim-bello', email: 'bello@demo.ijeuwa.example', name: 'Ibrahim Bello' },
  { key: 'ubong-ekanem', email: 'ekanem@demo.ijeuwa.example', name: 'Ubong Ekanem' },
  { key: 'ngozi-okafor', email: 'okafor@demo.ijeuwa.example', name: 'Ńgọ́zí Okafor-Williams' },
  { key: 'hauwa-danladi', email: 'danladi@demo.ijeuwa.example', name: 'Hauwa Danladi' },
  { key: 'oluwaseun-adebayo', email: 'adebayo@demo.ijeuwa.example', name: 'Olúwaṣeun Adébáyọ̀' },
];

export const READY_PASSWORD = 'journey of life';
const MATCHES = 3;
const REQUESTS = 3;
/** What those who wait for her liked on her page; the last one likes her without saying what. */
const LIKED: readonly Liking[] = [
  {
    liked: { part: 'bio' },
    note: 'You say it so plainly. I would like to hear the rest over a plate of your jollof.',
  },
  { liked: { part: 'family' } },
];
const LINES: readonly (readonly [who: 'them' | 'me', text: string])[] = [
  ['them', 'Ẹ káàárọ̀, Ada! How was your sister’s introduction on Saturday?'],
  ['me', 'Beautiful, and long. My uncle would not stop praying.'],
  ['me', 'Are you still travelling to Abuja on Friday?'],
  ['them', 'Yes, by the morning train. I will bring you kilishi.'],
];

export const makeReadyAccounts = async (
  product: Product,
  baseUrl: string,
  arrived: readonly Arrival[],
  studio: Studio,
  say: (line: string) => void,
) => {
  const { staff } = product.features;
  const accounts = product.features.accounts.demonstrationAccounts;
  for (const one of READY_STAFF) await staff.addStaff({ ...one, password: READY_PASSWORD });
  for (const { email, name } of COUNSELLORS)
    await staff.addStaff({ email, name, password: READY_PASSWORD, roles: ['counsellor'] });
  const ngozi = (await staff.team.list()).find(({ email }) => email === 'staff@demo.ijeuwa.example');
  const actor = { staffId: ngozi!._id, sessionId: '', roles: ngozi!.roles };
  for (const { key, email } of COUNSELLORS)
    await product.features.schedule.availability.link(actor, key, {
      email,
      reason: 'They keep their own hours in the demonstration.',
    });
  await accounts.open({
    name: 'Chidi Nwosu',
    gender: 'male',
    age: 33,
    seeks: ['female'],
    email: 'chidi@demo.ijeuwa.example',
    phone: '+2348030000002',
    country: 'Nigeria',
    password: READY_PASSWORD,
    practice: false,
  });
  await makeAda(product, baseUrl, arrived, studio);
  say('ready accounts: ada@, chidi@ and staff@demo.ijeuwa.example (the README has the password)');
};

/** The world may live longer than a sample appointment is away. */
export const startAda = (product: Product, baseUrl: string) => {
  const look = async (): Promise<void> => {
    const { ada, memberId } = await openAda(product);
    await product.features.accounts.demonstrationAccounts.visit(memberId, (token) =>
      keepSample(apiClient(baseUrl, token), product.platform.clock.now(), ada.phone),
    );
  };
  return lookEvery(SAMPLE_LOOKED_AT_EVERY_MS, look, product.platform.onError);
};

const openAda = async ({ features, platform }: Product): Promise<{ ada: Person; memberId: string }> => {
  const ada = adaOf(listPeople(platform.clock.now().toISOString().slice(0, 10)));
  const memberId = await features.accounts.demonstrationAccounts.open({
    name: ada.name,
    gender: ada.gender,
    dateOfBirth: ada.dateOfBirth,
    seeks: ada.wishes.genders,
    email: ada.email,
    phone: ada.phone,
    country: 'Nigeria',
    nationality: 'Nigerian',
    password: READY_PASSWORD,
    practice: false,
  });
  return { ada, memberId };
};

const makeAda = async (
  product: Product,
  baseUrl: string,
  arrived: readonly Arrival[],
  studio: Studio,
): Promise<void> => {
  const { ada, memberId } = await openAda(product);
  await product.features.accounts.demonstrationAccounts.visit(memberId, async (token) => {
    const api = apiClient(baseUrl, token);
    await setUp(api, ada, memberId, arrived, studio);
    await buySamples(api, () => product.features.billing.sample.quote(memberId));
    await askSample(api, product, PLANNER);
    await keepSample(api, product.platform.clock.now(), ada.phone);
  });
};

const setUp = async (
  api: ApiClient,
  ada: Person,
  memberId: string,
  arrived: readonly Arrival[],
  studio: Studio,
): Promise<void> => {
  await makeProfile(api, ada, studio);
  await buyPackage(api);
  await showCard(api);
  const { matches } = await api(listMatches, {});
  if (matches.length === 0) {
    const here = new Map(arrived.map((one) => [one.memberId, one]));
    const fitting = (await api(listPotentialMatches, { query: {} })).flatMap(
      ({ _id }) => here.get(_id) ?? [],
    );
    // Nobody likes whom they have not seen.
    const look = async (other: Arrival) => {
      await other.api(listPotentialMatches, { query: {} });
      await other.api(recordSeen, { body: { ids: [memberId] } });
    };
    for (const [index, other] of fitting.slice(0, MATCHES).entries()) {
      await look(other);
      await api(acceptMatch, { params: { id: other.memberId }, query: {} });
      const { match } = await other.api(acceptMatch, { params: { id: memberId }, query: {} });
      if (index === 0 && match) await talk(match._id, { me: api, them: other.api });
    }
    for (const [index, other] of fitting.slice(MATCHES, MATCHES + REQUESTS).entries()) {
      const [params, query, body] = [{ id: memberId }, {}, LIKED[index]];
      await look(other);
      await (body ? other.api(likePart, { params, query, body }) : other.api(acceptMatch, { params, query }));
    }
    // So that her page of privacy shows somebody.
    const blocked = fitting.slice(MATCHES + REQUESTS).at(-1);
    if (blocked) await api(blockMember, { params: { id: blocked.memberId } });
  }
};

const talk = async (matchId: string, sides: Record<'me' | 'them', Arrival['api']>): Promise<void> => {
  for (const [who, text] of LINES) {
    await sides[who](chat.sendMessage, { params: { matchId }, body: { clientId: randomUUID(), text } });
  }
};

const adaOf = (people: readonly Person[]): Person => {
  const alike = people.find(
    (one) => one.gender === 'female' && one.religion === 'christianity' && one.location.includes('Lagos'),
  );
  if (!alike) throw new Error('no such person in the list');
  return {
    ...alike,
    key: 'ada',
    name: 'Adaọbị Okeke',
    firstName: 'Adaọbị',
    email: 'ada@demo.ijeuwa.example',
    phone: '+2348030000001',
    nationality: 'Nigerian',
    relationshipStatus: 'single',
    previousMarriages: '0',
    divorceDetails: '',
    hasChildren: false,
    numberOfChildren: 0,
    childrenAges: '',
    livingArrangement: null,
    details: {
      ...alike.details,
      ethnicGroup: { value: 'Igbo', shownTo: 'everybody' },
      languages: { value: ['Igbo', 'English'], shownTo: 'everybody' },
    },
    wishes: {
      ...alike.wishes,
      genders: ['male'],
      ageMin: 28,
      ageMax: 42,
      religions: ['christianity'],
      education: 'noPreference',
      placeKind: 'country',
      acceptChildren: 'maybe',
    },
  };
};
