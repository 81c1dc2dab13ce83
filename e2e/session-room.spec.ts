// The session room: those of an appointment meet, browser to browser, and nobody else enters.
import { expect, type Page } from '@playwright/test';
import { match, open, test } from './company.ts';
import {
  bookAndPay,
  bringForward,
  CAMERAS,
  enterDesk,
  expectToSee,
  join,
  letAllIn,
  relaysOf,
  waysOf,
} from './in-session.ts';
import { must, signUp, traveller } from './people.ts';
import { relayFronts } from './relay-fronts.ts';
import { expectNoFaults, expectNothingWider } from './whole.ts';

test.use({ launchOptions: { executablePath: process.env.CHROMIUM_PATH, args: CAMERAS } });

/** What the relay answered this page. */
const relayAnswers = (page: Page): number[] => {
  const answers: number[] = [];
  page.on('response', (one) => void (one.url().endsWith('/relay') && answers.push(one.status())));
  return answers;
};

test('a member and the counsellor meet over the relay, write, and the server closes the room', {
  tag: '@films',
}, async ({ browser, page }) => {
  const ada = traveller('Adaọbị Okeke', 'female', 31);
  await signUp(page.request, ada);
  const id = await bookAndPay(page, { person: ada, counsellor: 'adeyemi' });
  await bringForward(page.request, id, 1);
  const staff = await enterDesk(browser, 'adeyemi');
  const answers = relayAnswers(page);

  await page.getByRole('link', { name: 'Session room', exact: true }).click();
  await expectNoFaults(page);
  await join(page);
  await expect(page.getByText('Your counsellor will let you in.')).toBeVisible();
  await expectNothingWider(page);
  await staff.goto(`/staff/session/${id}`);
  await join(staff);
  await letAllIn(staff, 1);
  for (const one of [page, staff]) {
    await expectToSee(one, 1);
    // No other way is even offered.
    expect(await waysOf(one)).toEqual(['relay']);
  }

  // What is switched off is told to whoever waits for it.
  const seenBy = staff.getByRole('list', { name: 'In the room' }).getByRole('listitem');
  await page.getByRole('button', { name: 'Mute your microphone' }).click();
  await expect(seenBy).toContainText('· muted');
  await page.getByRole('button', { name: 'Stop your camera' }).click();
  await expect(seenBy).toContainText('· muted, camera off');
  await page.getByRole('button', { name: 'Unmute your microphone' }).click();
  await page.getByRole('button', { name: 'Start your camera' }).click();
  await expect(seenBy).not.toContainText('·');

  await page.getByRole('button', { name: 'Write' }).click();
  await page.getByLabel(/^Write to/).fill('Good day, Doctor.');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(staff.getByRole('log').getByText('Good day, Doctor.')).toBeVisible();
  await expectNoFaults(page);

  const stranger = await browser.newPage();
  await signUp(stranger.request, traveller('Túndé Adéwálé', 'male', 33));
  await stranger.goto(`/session/${id}`);
  await expect(stranger.getByText('This session is not there')).toBeVisible();
  await stranger.close();

  // Back asks, as often as it is pressed; Escape too, which a browser takes for itself the second time.
  const asks = page.getByRole('dialog', { name: 'Leave the session?' });
  await page.goBack();
  await expect(asks).toBeVisible();
  await expectNoFaults(page);
  await asks.getByRole('button', { name: 'Stay' }).click();
  for (let times = 0; times < 3; times += 1) await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Leave the session' })).toBeVisible();
  if (await asks.isVisible()) await asks.getByRole('button', { name: 'Stay' }).click();
  await expectToSee(page, 1);

  // A reload leads back into the room, without asking at the door again; so does coming back to the page.
  await page.reload();
  await expectToSee(page, 1);
  await page.goto('/schedule');
  // Its first entry is written anew as it begins, which a step back in that moment would take for itself.
  await expect(page.getByRole('link', { name: 'Session room', exact: true })).toBeVisible();
  await page.goBack();
  await expectToSee(page, 1);
  await expectToSee(staff, 1);
  // The relay is asked by a screen that is in, and by no other.
  expect(answers).toEqual([200, 200, 200]);

  // A network that is gone for a while is said, and brings both together again.
  await page.context().setOffline(true);
  await expect(page.getByText(/Your connection is lost/)).toBeVisible({ timeout: 60_000 });
  await page.context().setOffline(false);
  await expect(page.getByText(/Your connection is lost/)).toBeHidden();
  await expectToSee(page, 1);

  // Left by hand: the door has the choice ready, and Back leads out of it.
  await page.goBack();
  await asks.getByRole('button', { name: 'Leave', exact: true }).click();
  await expect(page.getByText('You have left the room.')).toBeVisible();
  await page.getByRole('button', { name: 'Join' }).click();
  await expectToSee(page, 1);

  // Six minutes after its end.
  await bringForward(page.request, id, -56);
  for (const one of [page, staff]) await expect(one.getByText('This session is over')).toBeVisible();
  await staff.context().close();
});

test('of a couple and their counsellor each sees the two others, over UDP, TCP and TLS', {
  tag: '@films',
}, async ({ browser, bring, baseURL }) => {
  const fronts = await relayFronts(Number(new URL(baseURL!).port));
  const ada = await bring('Adaọbị Ńwáchukwu-Ọkọ́nkwọ̀', 'female');
  const obi = await bring('Obinna Ńwọkọ', 'male');
  const chat = await match(ada, obi);
  const couple = chat.replace('/chat/', '/api/conversations/').concat('/couple');
  for (const { context } of [ada, obi]) await must(await context.request.post(couple));
  const hers = await open(ada, '/schedule');
  const id = await bookAndPay(hers, { person: ada, counsellor: 'okafor', withPartner: true });
  await bringForward(hers.request, id, 1);
  const desk = await enterDesk(browser, 'okafor');
  const his = await open(obi, '/schedule');
  await fronts.stand(his, 'tcp');
  await fronts.stand(desk, 'tls');
  await his.goto(`/session/${id}`);
  await hers.goto(`/session/${id}`);
  await desk.goto(`/staff/session/${id}`);
  for (const one of [hers, his, desk]) await join(one);
  await letAllIn(desk, 2);
  for (const one of [hers, his, desk]) await expectToSee(one, 2);
  for (const one of [hers, his, desk])
    await expect(one.getByRole('list', { name: 'In the room' }).getByRole('listitem')).toHaveCount(2);
  // A connection that has just come knows its pair a moment later.
  const seen = [
    [hers, 'udp'],
    [his, 'tcp'],
    [desk, 'tls'],
  ] as const;
  for (const [one, way] of seen) await expect.poll(() => relaysOf(one)).toEqual([way, way]);
  await expectNothingWider(hers);
  await desk.context().close();
  fronts.close();
});
