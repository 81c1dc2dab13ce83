// Fills the demonstration world: the first people before the product is ready, the rest behind it.
import type { Product } from '@ijeuwa/server/app/start-product';
import { listPeople } from '../people/list-people.ts';
import type { Person } from '../people/person.ts';
import { apiClient } from './api-client.ts';
import type { Arrival, World } from './arrival.ts';
import { buyPackage } from './buy-package.ts';
import { inTurn } from './in-turn.ts';
import { makeProfile, showCard } from './make-member.ts';
import { makeReadyAccounts } from './ready-accounts.ts';
import { openStudio, type Studio } from './studio.ts';

type Say = (line: string) => void;

const FIRST = 20;
const AT_ONCE = 2;
const SAY_EVERY = 5;
const SAY_EVERY_LATER = 50;

export const fillWorld = async (product: Product, say: Say, stopped: () => boolean): Promise<World> => {
  const { config, clock } = product.platform;
  const baseUrl = `http://127.0.0.1:${config.PORT}`;
  const people = listPeople(clock.now().toISOString().slice(0, 10), config.DEMO_MEMBERS);
  const arrived: Arrival[] = [];
  const hearers: ((arrival: Arrival) => void)[] = [];
  const studio = openStudio();

  const missing = new Set<Person>();
  const bring = async (person: Person): Promise<void> => {
    const arrival = await makePracticeMember(product, baseUrl, person, studio);
    arrived.push(arrival);
    for (const hear of hearers) hear(arrival);
  };
  const onFailure = (person: Person, error: Error, triesLeft: number): void => {
    if (triesLeft === 0) missing.add(person);
    say(`  ${person.name} could not be made (${triesLeft} tries left): ${error.message}`);
  };

  say(
    `the demonstration world: ${people.length} members with drawn photos; the first ${Math.min(FIRST, people.length)} before the start`,
  );
  const first = people.slice(0, FIRST);
  await inTurn(first, {
    atOnce: AT_ONCE,
    stopped,
    work: bring,
    onFailure,
    after(done) {
      if (done % SAY_EVERY === 0 || done === first.length)
        say(`  ${done} of ${first.length} members are here`);
    },
  });
  await inTurn(['the ready accounts'], {
    atOnce: 1,
    stopped,
    work: () => makeReadyAccounts(product, baseUrl, arrived, studio, say),
    onFailure: (what, error) => say(`  ${what} could not be made: ${error.message}`),
    after() {},
  });
  // One at a time: somebody is using the product meanwhile.
  const rest = inTurn(people.slice(FIRST), {
    atOnce: 1,
    stopped,
    work: bring,
    onFailure,
    after() {
      if (arrived.length % SAY_EVERY_LATER === 0 || arrived.length === people.length)
        say(`  ${arrived.length} of ${people.length} members are here`);
    },
  });
  rest.finally(studio.close).then(() => {
    if (missing.size > 0 && !stopped())
      say(`${missing.size} of ${people.length} members could not be made; the next start tries again`);
  }, product.platform.onError);
  return { arrived, onArrival: (hear) => void hearers.push(hear) };
};

/** Makes whatever of this person is not there yet; on a later start nothing is. */
const makePracticeMember = async (
  product: Product,
  baseUrl: string,
  person: Person,
  studio: Studio,
): Promise<Arrival> => {
  const accounts = product.features.accounts.demonstrationAccounts;
  const { name, gender, dateOfBirth, email, phone, signUpCountry: country, nationality, wishes } = person;
  const memberId = await accounts.open({
    name,
    gender,
    dateOfBirth,
    email,
    phone,
    country,
    nationality,
    seeks: wishes.genders,
    practice: true,
  });
  const token = await accounts.enter(memberId);
  const api = apiClient(baseUrl, token);
  await makeProfile(api, person, studio);
  await buyPackage(api);
  await showCard(api);
  return { person, memberId, token, api };
};
