// VIP: a client pays and is welcomed, a matchmaker proposes three, both say yes and are matched; and the honest word where nobody fits.
import { type Browser, expect, type Page, test } from '@playwright/test';
import { enterOffice } from './office.ts';
import { fillProfile, makeReady, must, signUp, type Traveller, traveller, verifyEmail } from './people.ts';
import { expectNoFaults, expectNothingWider } from './whole.ts';

const AT_LEAST_MS = 2000;
const caseOf = (page: Page, title: string) => page.getByRole('region', { name: title });

const enter = async (browser: Browser, person: Traveller): Promise<Page> => {
  const page = await (await browser.newContext({ colorScheme: 'light' })).newPage();
  await makeReady(page.request, person);
  return page;
};

const pay = async (page: Page, answer: string | RegExp): Promise<void> => {
  await page.getByRole('radio', { name: /Bank Card/ }).check();
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await page.getByRole('button', { name: 'Pay ₦525,000' }).click();
  await expect(page).toHaveURL(/\/demo\/paystack\/checkout\//);
  await page.getByRole('button', { name: answer }).click();
};

/** Whom nobody fits; she pays by the calls alone. */
const payUnseen = async (browser: Browser, person: Traveller): Promise<Page> => {
  const page = await enter(browser, person);
  await must(await page.request.put('/api/vip', { data: { interests: [], priorities: [], lookingFor: '' } }));
  const { quote } = await must(await page.request.post('/api/vip/quote', { data: { currency: 'NGN' } }));
  const returnPath = '/personalized-matchmaking';
  const data = { quoteId: quote._id, method: 'card', returnPath };
  const { pageUrl } = await must(await page.request.post('/api/checkout/orders', { data }));
  await page.goto(pageUrl);
  await page.getByRole('button', { name: 'Pay ₦525,000' }).click();
  await expect(page.getByText('is paid. Thank you.')).toBeVisible();
  return page;
};

test(
  'paid once, three are proposed, both say yes, and how it went is told; whom nobody fits is told so',
  {
    tag: '@phone',
  },
  async ({ page, browser }, { retry }) => {
    // Nobody else of the journeys is so old; whoever a try before left behind is of another age.
    const hers = 50 + 3 * retry;
    const his = hers + 1;
    const tag = `Bámidélé-${crypto.randomUUID().slice(0, 6).replaceAll(/\d/g, 'x')}`;
    const client = traveller(`Ọmọ́wùnmí ${tag}`, 'female', hers, `${his}-${his + 1}`);
    const men = ['Dayọ̀ Akíntọ́lá', 'Nnamdi Okonkwo', 'Bamidele Fagbemi'].map((name) =>
      traveller(name, 'male', his, `${hers}-${hers + 1}`),
    );
    const lone = traveller(`Ńkẹ́m ${tag}`, 'female', hers + 2, '69-70');
    await signUp(page.request, client);
    const arriving = Promise.all([
      verifyEmail(page.request, client.email),
      payUnseen(browser, lone),
      ...men.map((one) => enter(browser, one)),
    ]);

    // Without a profile she is told what is missing, and nothing is promised.
    await page.goto('/personalized-matchmaking');
    await expect(page.getByText('Still missing: Basic Info, Personal Details, Preferences.')).toBeVisible();
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByRole('button', { name: 'Travel' }).click();
    await page.getByRole('main').getByRole('link', { name: 'Complete your profile' }).click();
    await expect(page).toHaveURL(/\/getting-started/);
    await fillProfile(page.request, client);
    const [, lonely, ...companions] = await arriving;

    await page.goto('/personalized-matchmaking');
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page.getByRole('button', { name: 'Travel', pressed: true })).toBeVisible();
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByRole('button', { name: 'Family Values' }).click();
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByLabel('Whom are you looking for?').fill('Somebody who laughs.');
    const sentAt = Date.now();
    // It is looked for before it comes: on a machine with much else to do it may be gone before one looks.
    const processing = page.getByRole('button', { name: 'Processing...' }).waitFor();
    await page.getByRole('button', { name: 'Submit' }).click();
    await processing;
    await expect(page.getByRole('heading', { name: 'Welcome to VIP Matchmaking!' })).toBeVisible();
    expect(Date.now() - sentAt).toBeGreaterThanOrEqual(AT_LEAST_MS);
    await expect(page.getByText(/^Fewer than 10 people fit you both ways today\./)).toBeVisible();
    // Begun anew it is empty, and what was sent stays as it is until another is sent.
    await page.getByRole('button', { name: 'Start New Profile' }).click();
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page.getByRole('button', { name: 'Travel', pressed: false })).toBeVisible();
    await page.getByRole('button', { name: 'Back to my case' }).click();

    await page.getByRole('button', { name: 'Pay ₦525,000' }).click();
    await pay(page, 'Decline (insufficient funds)');
    await expect(page.getByRole('heading', { name: 'The payment was declined' })).toBeVisible();
    // One way to pay stands there, and it pays the same order.
    await expect(page.getByRole('button', { name: /^Pay / })).toHaveCount(0);
    await page.getByRole('button', { name: 'Try again' }).click();
    await pay(page, 'Pay ₦525,000');
    await expect(page.getByText('is paid. Thank you.')).toBeVisible();
    await expect(caseOf(page, 'Waiting for your matchmaker')).toBeVisible();
    const { orders } = await must(await page.request.get('/api/checkout/orders'));
    expect(orders.map(({ status }: { status: string }) => status)).toEqual(['paid']);
    await expectNothingWider(page);
    await expectNoFaults(page);

    const desk = await enterOffice(browser, 'matchmaker@demo.ijeuwa.example', 'VIP cases');
    const open = (name: string) => desk.getByRole('button', { name: `Open the case of ${name}` }).click();
    const dialog = desk.getByRole('dialog', { name: /^The case of/ });
    // The practice colleague of this account takes what waits for half a minute.
    const take = async () => {
      const wait = dialog.getByRole('button', { name: 'Take this case' });
      const looks = dialog.getByRole('button', { name: 'Look who fits' });
      await expect(wait.or(looks)).toBeVisible();
      if (await wait.isVisible()) await wait.click();
    };
    await open(client.name);
    await take();
    await dialog.getByRole('button', { name: 'Look who fits' }).click();
    for (const { name } of men) await dialog.getByRole('checkbox', { name: new RegExp(`^${name}`) }).check();
    await dialog.getByLabel(`Why ${men[0]!.name}?`).fill('You both sing in a choir.');
    await expectNoFaults(desk);
    await dialog.getByRole('button', { name: 'Propose' }).click();
    await expect(dialog.getByRole('list', { name: 'Proposed' }).getByRole('listitem')).toHaveCount(3);
    await dialog.getByRole('button', { name: 'Close' }).first().click();
    await open(lone.name);
    await take();
    await dialog.getByRole('button', { name: 'Look who fits' }).click();
    await dialog.getByRole('button', { name: 'Tell the client' }).click();
    const asks = desk.getByRole('dialog', { name: 'Nobody else fits' });
    await asks.getByRole('button', { name: 'Tell the client' }).click();
    await expect(lonely.getByText(/^On .* nobody fitted you both ways\./)).toBeVisible();

    // Nobody was proposed to her: she closes it, reads what comes back, and begins anew.
    await lonely.getByRole('button', { name: 'Close my case' }).click();
    await lonely.getByRole('dialog').getByRole('button', { name: 'Close my case' }).click();
    await expect(caseOf(lonely, 'Your VIP case is closed')).toContainText('what you paid goes back to you');
    await lonely.getByRole('button', { name: 'Start New Profile' }).click();
    await expect(lonely.getByRole('heading', { name: 'About You', exact: true })).toBeVisible();
    await expectNothingWider(lonely);

    // She had it open all the while: faces, one reason once, and a yes.
    const proposed = page.getByRole('list', { name: 'Proposed' });
    await expect(proposed.getByRole('img', { name: men[0]!.name })).toBeVisible();
    await expect(proposed.getByText('You both sing in a choir.')).toHaveCount(1);
    await expectNothingWider(page);
    await page.getByRole('button', { name: `I’d like to meet them: ${men[0]!.name}` }).click();
    await expect(page.getByText(`We have asked ${men[0]!.name}.`)).toBeVisible();

    const first = companions[0]!;
    await first.goto('/match-requests');
    const asked = first.getByRole('region', { name: 'Introductions by our matchmaker' });
    await expect(asked.getByRole('img', { name: client.name })).toBeVisible();
    await asked.getByRole('button', { name: `I’d like to meet them: ${client.name}` }).click();
    await expect(first.getByRole('dialog', { name: `You and ${client.name} like each other` })).toBeVisible();

    await expect(page.getByText(`You and ${men[0]!.name} are matched.`)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Say hello' })).toHaveAttribute('href', /^\/chat\//);
    await page.getByRole('button', { name: `Tell how it went with ${men[0]!.name}` }).click();
    await page.getByLabel(`How did it go with ${men[0]!.name}?`).fill('He made me laugh.');
    await page.getByRole('button', { name: 'Tell my matchmaker' }).click();
    await expect(page.getByText('Your matchmaker knows how it went.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).first().click();
    await open(client.name);
    await expect(dialog.getByText('How it went: He made me laugh.')).toBeVisible();
    for (const one of [desk, lonely, ...companions]) await one.context().close();
  },
);
