// Fills the demonstration world: the first people before the product is ready, the rest behind it.
import type { Product } from '@ijeuwa/server/app/start-product';
import { listPeople } from '../people/list-people.ts';
import type { Person } from '../people/person.ts';
import { apiClient } from './api-client.ts';
import type { Arrival, World } from './arrival.ts';
import { buyPackage } from './buy-package.ts';
import { makeProfile, showCard } from './make-member.ts';
import { makeReadyAccounts } from './ready-accounts.ts';

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

  const bring = async (person: Person): Promise<void> => {
    const arrival = await makePracticeMember(product, baseUrl, person);
    arrived.push(arrival);
    for (const hear of hearers) hear(arrival);
  };

  say(
    `the demonstration world: ${people.length} members with drawn photos; the first ${Math.min(FIRST, people.length)} before the start`,
  );
  const first = people.slice(0, FIRST);
  await inTurn(first, AT_ONCE, stopped, bring, (done) => {
    if (done % SAY_EVERY === 0 || done === first.length) say(`  ${done} of ${first.length} members are here`);
  });
  await makeReadyAccounts(product, baseUrl, arrived, say);
  // One at a time: somebody is using the product meanwhile.
  const rest = inTurn(people.slice(FIRST), 1, stopped, bring, (done) => {
    const here = FIRST + done;
    if (here % SAY_EVERY_LATER === 0 || here === people.length)
      say(`  ${here} of ${people.length} members are here`);
  });
  rest.catch(
    (error) => !stopped() && say(`the rest of the demonstration world could not be made: ${error.message}`),
  );
  return { arrived, onArrival: (hear) => void hearers.push(hear) };
};

/** Makes whatever of this person is not there yet; on a later start nothing is. */
const makePracticeMember = async (product: Product, baseUrl: string, person: Person): Promise<Arrival> => {
  const accounts = product.features.demonstrationAccounts;
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
  await makeProfile(api, person);
  await buyPackage(api);
  await showCard(api);
  return { person, memberId, token, api };
};

const inTurn = async <T>(
  items: readonly T[],
  atOnce: number,
  stopped: () => boolean,
  work: (item: T) => Promise<void>,
  after: (done: number) => void,
): Promise<void> => {
  const waiting = [...items];
  let done = 0;
  const worker = async () => {
    for (let item = waiting.shift(); item !== undefined && !stopped(); item = waiting.shift()) {
      await work(item);
      done++;
      after(done);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
};
