// People of a journey who come with a browser of their own, and meet nobody else.
import { randomUUID } from 'node:crypto';
import { type Browser, type BrowserContext, test as base, type Page } from '@playwright/test';
import { makeReady, meetNobody, must, type Traveller, traveller } from './people.ts';

export type Companion = Traveller & { id: string; context: BrowserContext };
type Bring = (name: string, gender: 'male' | 'female') => Promise<Companion>;

const OLDER_THAN_THE_WORLD = 61;

/** `bring` makes a member of an age that no other journey of the moment has, who seeks their like. */
export const test = base.extend<{ bring: Bring }>({
  bring: async ({ browser }, use, { parallelIndex }) => {
    const age = OLDER_THAN_THE_WORLD + 2 * parallelIndex;
    const brought: Companion[] = [];
    await use(async (name, gender) => {
      const companion = await arrive(browser, traveller(name, gender, age, `${age}-${age + 1}`));
      brought.push(companion);
      return companion;
    });
    for (const { context } of brought) {
      await meetNobody(context.request);
      await context.close();
    }
  },
});

const arrive = async (browser: Browser, person: Traveller): Promise<Companion> => {
  const context = await browser.newContext();
  return { ...person, id: await makeReady(context.request, person), context };
};

export const open = async ({ context }: Companion, address: string): Promise<Page> => {
  const page = await context.newPage();
  await page.goto(address);
  return page;
};

export const like = async (who: Companion, whom: Companion) =>
  must(await who.context.request.post(`/api/match-cards/${whom.id}/accept`));

/** Both like; answers the address of their conversation. */
export const match = async (one: Companion, other: Companion): Promise<string> => {
  await like(one, other);
  const { match: made } = await like(other, one);
  return `/chat/${made._id}`;
};

/** Writes without a screen, to the conversation at this address. */
export const write = async ({ context }: Companion, chat: string, text: string): Promise<void> =>
  must(
    await context.request.post(`/api/conversations/${chat.replace('/chat/', '')}/messages`, {
      data: { clientId: randomUUID(), text },
    }),
  );

/** Two people, the one whose card is shown before the other. */
export const inOrderOfDeck = async (
  page: Page,
  [one, other]: readonly Companion[],
): Promise<[Companion, Companion]> => {
  if (!one || !other) throw new Error('two people are needed');
  const shown = await page.getByRole('article').getByRole('heading').innerText();
  return shown.startsWith(one.name) ? [one, other] : [other, one];
};
