// Dialogs of what a couple goes to, by keyboard alone: therapy, a venue, VIP, the questionnaire, the door of the session room.
import { expect, type Page } from '@playwright/test';
import { tabTo } from './by-keyboard.ts';
import { match, open, test } from './company.ts';
import { bookAndPay, bringForward } from './in-session.ts';
import { must } from './people.ts';
import { expectNoFaults } from './whole.ts';

const opener = (page: Page, name: string | RegExp) =>
  page
    .getByRole('main')
    .getByRole('button', { name, exact: typeof name === 'string' })
    .first();
const press = async (page: Page, name: string | RegExp, role: 'button' | 'tab' = 'button') => {
  const place = page.getByRole(role, { name, exact: typeof name === 'string' }).first();
  await tabTo(place);
  await expect(place).toBeEnabled();
  await page.keyboard.press('Enter');
};
/** Where the focus is: in the dialog, on the page behind it, or with the browser itself. */
const focusIn = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return 'browser';
    return focused.closest('dialog[open]') ? 'dialog' : focused.outerHTML.slice(0, 120);
  });

/** Enter opens it, the focus is in it and stays there, Escape closes it, and the focus is where it was. */
const expectByKeyboard = async (page: Page, name: string | RegExp, dialogName: string | RegExp = name) => {
  const from = opener(page, name);
  await tabTo(from);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: dialogName });
  await expect(dialog).toBeVisible();
  await expect.poll(() => focusIn(page)).toBe('dialog');
  await expectNoFaults(page);
  const stops = (await dialog.locator('a[href], button, input, select, textarea, summary').count()) + 2;
  for (let stop = 0; stop < stops; stop += 1) {
    await page.keyboard.press('Tab');
    expect(await focusIn(page)).toMatch(/^(dialog|browser)$/);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(from).toBeFocused();
};

test('each dialog opens by Enter, keeps the focus, closes by Escape, and gives it back', {
  tag: '@desk',
}, async ({ bring }) => {
  const ife = await bring('Ìfẹ́olúwapọ̀ Adéwálé', 'female');
  const obi = await bring('Obinna Ńwọkọ', 'male');
  const couple = (await match(ife, obi)).replace('/chat/', '/api/conversations/').concat('/couple');
  for (const { context } of [ife, obi]) await must(await context.request.post(couple));
  const page = await open(ife, '/relationship-therapy');
  const { keyboard } = page;

  await expectByKeyboard(page, 'Book a Consultation');
  await expectByKeyboard(page, 'View Therapy Plans', 'Therapy Plans');
  await expectByKeyboard(page, 'Schedule a Session');
  await tabTo(page.getByRole('tab', { selected: true }));
  await keyboard.press('ArrowRight');
  const services = page.getByRole('tab', { name: 'Services' });
  for (let at = 0; at < 3 && (await services.getAttribute('aria-selected')) !== 'true'; at += 1)
    await keyboard.press('ArrowRight');
  await expectByKeyboard(page, 'Start Assessment', 'Relationship Assessment');
  await expectByKeyboard(page, 'Learn More: Couples therapy', 'Couples therapy');

  await page.goto('/ceremony-planning');
  await expectByKeyboard(page, 'See it: Lagoon Lawn', 'Lagoon Lawn');
  await press(page, 'See it: Lagoon Lawn');
  await press(page, 'Ask about this venue');
  const asking = page.getByRole('dialog', { name: 'Ask about Lagoon Lawn' });
  // A date has stops of the browser's own, which the browser marks itself.
  const message = asking.getByLabel('Message');
  const isThere = () => message.evaluate((field) => field === document.activeElement);
  for (let stop = 0; stop < 20 && !(await isThere()); stop += 1) await keyboard.press('Tab');
  await expect(message).toBeFocused();
  await keyboard.type('Is the lawn free?');
  await expectNoFaults(page);

  await page.goto('/personalized-matchmaking');
  await press(page, 'Next');
  await press(page, 'Travel');
  await expect(page.getByRole('button', { name: 'Travel', pressed: true })).toBeVisible();
  await press(page, 'Next');
  await press(page, 'Family Values');
  await press(page, 'Next');
  await tabTo(page.getByLabel('Whom are you looking for?'));
  await keyboard.type('Somebody who laughs.');
  await press(page, 'Submit');
  await expect(page.getByRole('heading', { name: 'Welcome to VIP Matchmaking!' })).toBeVisible();
  await expectNoFaults(page);

  const his = await open(obi, '/questionnaire');
  await tabTo(his.getByRole('checkbox'));
  await his.keyboard.press('Space');
  await press(his, 'Begin');
  const points = his
    .getByRole('group')
    .filter({ has: his.getByRole('radio') })
    .first()
    .getByRole('radio');
  await tabTo(points.first());
  await his.keyboard.press('Space');
  await expect(points.first()).toBeChecked();
  await expectNoFaults(his);
  const { questionnaire } = await must(await page.request.get('/api/couple/questionnaire'));
  const replies = questionnaire.statements.map(({ id }: { id: string }) => ({ id, value: 4 }));
  await must(await page.request.put('/api/couple/questionnaire', { data: { consent: true, replies } }));
  await page.goto('/questionnaire');
  await expectByKeyboard(page, 'Release to Obinna', /^Release to/);

  const id = await bookAndPay(page, { person: ife, counsellor: 'adebayo' });
  await bringForward(page.request, id, 1);
  await page.goto(`/session/${id}`);
  // Of a group the keyboard reaches the one that is chosen.
  await tabTo(page.getByRole('radio', { checked: true }));
  const textOnly = page.getByRole('radio', { name: /Text only/ });
  for (let at = 0; at < 4 && !(await textOnly.isChecked()); at += 1) await keyboard.press('ArrowDown');
  await expect(textOnly).toBeChecked();
  await press(page, 'Join');
  await expect(page.getByText('Your counsellor will let you in.')).toBeVisible();
  await expectNoFaults(page);
});
