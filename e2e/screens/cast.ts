// The people who look at the screens, made ready in the demonstration, and what staff have to do because of them.
import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Browser, BrowserContext } from '@playwright/test';
import { logInStaff } from '../office.ts';
import {
  fillProfile,
  logIn,
  PASSWORD as MEMBER_PASSWORD,
  makeReady,
  meetNobody,
  must,
  signUp,
  type Traveller,
  traveller,
  verifyEmail,
} from '../people.ts';
import type { Who } from './screen.ts';

export type Cast = Partial<Record<Who, Awaited<ReturnType<BrowserContext['storageState']>>>>;

const PASSWORD = 'journey of life';
const STAFF = 'staff@demo.ijeuwa.example';

type AsStaff = () => Promise<APIRequestContext>;
const ENTRANCES: Record<Who, (api: APIRequestContext, asStaff: AsStaff) => Promise<unknown>> = {
  visitor: () => Promise.resolve(),
  newcomer: (api) => signUp(api, traveller('Ọmọ́tọ́lá Àjàyí', 'female', 30)),
  unpaid: async (api) => {
    const person = traveller('Chukwuemeka Nwachukwu', 'male', 34);
    await signUp(api, person);
    await verifyEmail(api, person.email);
    await fillProfile(api, person);
  },
  alone: async (api) => {
    await makeReady(api, traveller('Hadiza Bello', 'female', 31));
    await meetNobody(api);
  },
  ada: (api) => logIn(api, 'ada@demo.ijeuwa.example', PASSWORD),
  staff: (api) => logInStaff(api, STAFF),
  inQueue: async (api) => {
    await askPerson(api, 'Ngozi Ẹ̀nítàn');
    await payByTransfer(api);
  },
  helped: async (api, asStaff) => answerChat(await asStaff(), await askPerson(api, 'Adébáyọ̀ Ọ̀ṣundáre')),
  answered: async (api, asStaff) => {
    const staff = await asStaff();
    const chat = await answerChat(staff, await askPerson(api, 'Ifeoma Okonkwo'));
    await must(await staff.post(`${chat}/close`, { data: { reason: 'Answered.' } }));
  },
  leaver: async (api) => {
    const person = traveller('Ọlámidé Ẹniọlá-Akínṣànyà', 'female', 29);
    await signUp(api, person);
    await must(await api.post('/api/leaving/deletion', { data: { proof: { password: MEMBER_PASSWORD } } }));
    await logIn(api, person.email, MEMBER_PASSWORD);
  },
};

/** Answers who asked. */
const askPerson = async (api: APIRequestContext, name: string): Promise<string> => {
  const id = await signUp(api, traveller(name, 'female', 28));
  const data = { clientId: randomUUID(), text: 'My receipt never came. It was a card payment in May.' };
  await must(await api.post('/api/live-chat/messages', { data }));
  await must(await api.post('/api/live-chat/person'));
  return id;
};

/** Taken and answered by staff; answers the address of the chat at their desk. */
const answerChat = async (staff: APIRequestContext, memberId: string): Promise<string> => {
  const { chats } = await must(await staff.get('/api/staff/live-chats'));
  const { _id } = chats.find((one: { member: { _id: string } }) => one.member._id === memberId);
  const chat = `/api/staff/live-chats/${_id}`;
  await must(await staff.post(`${chat}/claim`));
  const data = { clientId: randomUUID(), text: 'Good day. I have sent it once more just now.' };
  await must(await staff.post(`${chat}/messages`, { data }));
  return chat;
};

/** Only those who are needed: whoever pictures one screen does not wait for the others. */
export const makeCast = async (
  browser: Browser,
  baseURL: string,
  needed: ReadonlySet<Who>,
): Promise<Cast> => {
  const cast: Cast = {};
  let desk: BrowserContext | undefined;
  const asStaff = async () => {
    if (!desk) {
      desk = await browser.newContext({ baseURL });
      await logInStaff(desk.request, STAFF);
    }
    return desk.request;
  };
  for (const who of needed) {
    const context = await browser.newContext({ baseURL });
    await ENTRANCES[who](context.request, asStaff);
    cast[who] = await context.storageState();
    await context.close();
  }
  await desk?.close();
  return cast;
};

/** Somebody likes Ada, somebody else reports her, pays by transfer and writes to support. */
export const bringWork = async (browser: Browser, baseURL: string, asAda: Cast['ada']): Promise<void> => {
  const hers = await browser.newContext({ baseURL, storageState: asAda });
  const { user: ada } = await must(await hers.request.get('/api/auth/me'));
  const { matches } = await must(await hers.request.get('/api/matches'));
  // Each has its moment once; the deck's other pictures are without it.
  for (const { _id } of matches) await must(await hers.request.post(`/api/matches/${_id}/celebrate`));
  await hers.close();
  await asSomebodyNew(browser, baseURL, 'Olúwafẹ́mi Adéyẹmí', async (api) => {
    await must(await api.post(`/api/match-cards/${ada._id}/accept`));
  });
  await asSomebodyNew(browser, baseURL, 'Nnamdi Eze', async (api, person) => {
    const details = 'One of her pictures shows somebody else.';
    await must(
      await api.post(`/api/members/${ada._id}/report`, { data: { reason: 'fake profile', details } }),
    );
    await payByTransfer(api);
    const { name, email } = person;
    for (const enquiry of [
      { kind: 'contact', message: 'I paid by transfer this morning. When does my package begin?' },
      { kind: 'help', subject: 'Photos', message: 'Four of my five photos are approved. What of the fifth?' },
    ])
      await must(
        await api.post('/api/support/enquiries', { data: { id: randomUUID(), name, email, ...enquiry } }),
      );
  });
};

const asSomebodyNew = async (
  browser: Browser,
  baseURL: string,
  name: string,
  deed: (api: APIRequestContext, person: Traveller) => Promise<void>,
): Promise<void> => {
  const context = await browser.newContext({ baseURL });
  const person = traveller(name, 'male', 33);
  await makeReady(context.request, person);
  await deed(context.request, person);
  await context.close();
};

const payByTransfer = async (api: APIRequestContext): Promise<void> => {
  const quote = await must(
    await api.post('/api/checkout/quotes', { data: { packageId: 'harmony', currency: 'NGN' } }),
  );
  const order = await must(
    await api.post('/api/checkout/orders', { data: { quoteId: quote._id, method: 'bank_transfer' } }),
  );
  await must(await api.post(`/api/checkout/orders/${order._id}/announce`));
};
