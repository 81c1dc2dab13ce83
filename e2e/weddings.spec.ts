// A venue is asked for and answered: the member, the planner's desk, the mail, and the member again; and the open pages that lead there.
import { expect, type Page, test } from '@playwright/test';
import { enterOffice } from './office.ts';
import { signUp, traveller } from './people.ts';
import { expectNoFaults, expectWholeScreen } from './whole.ts';

const STAFF = 'staff@demo.ijeuwa.example';

const askAboutLawn = async (page: Page): Promise<string> => {
  await page.getByRole('button', { name: 'See it: Lagoon Lawn' }).click();
  const near = page.getByRole('dialog', { name: 'Lagoon Lawn' });
  await expect(near).toContainText('$6,500');
  await near.getByRole('button', { name: 'Ask about this venue' }).click();
  const asking = page.getByRole('dialog', { name: 'Ask about Lagoon Lawn' });
  await asking.getByRole('button', { name: 'Send enquiry' }).click();
  await expect(asking).toContainText('Message is required');
  await asking.getByLabel('Date of the wedding').fill('2039-12-18');
  await asking.getByLabel('Guests').fill('280');
  await asking.getByLabel('Message').fill('Is the lawn free that day?');
  await asking.getByRole('button', { name: 'Send enquiry' }).dblclick();
  await expect(asking).toHaveCount(0);
  const own = page.getByRole('region', { name: 'Your enquiries' });
  await expect(own).toContainText('On its way to a planner, answer by');
  await expect(own.getByRole('group')).toHaveCount(1);
  return /[0-9A-Z]{4}-[0-9A-Z]{4}/.exec(await own.innerText())![0];
};

test('a venue is asked for, a planner answers, and the member reads it without asking again', {
  tag: '@phone',
}, async ({ page, browser }) => {
  const person = traveller('Ọmọ́tọ́lá Adébísí-Ọ̀ṣúnbọ̀', 'female', 29);
  await signUp(page.request, person);
  await expectWholeScreen(page, '/ceremony-planning');
  await page.getByRole('radio', { name: 'Rustic' }).check();
  await expect(page.getByRole('list', { name: 'Venues' }).getByRole('listitem').first()).toContainText(
    'Olumo Barn',
  );
  await page.getByRole('radio', { name: 'All' }).check();
  const reference = await askAboutLawn(page);

  const desk = await enterOffice(browser, STAFF, 'Figures');
  await expectWholeScreen(desk, '/staff/planning');
  const row = desk.getByRole('listitem').filter({ hasText: reference });
  await expect(row).toContainText('Answer due in 23 hours');
  await row.getByRole('button', { name: `Open ${reference}` }).click();
  const dialog = desk.getByRole('dialog', { name: `Wedding enquiry ${reference}` });
  await dialog.getByRole('button', { name: 'Take this enquiry' }).click();
  await expect(page.getByText('A planner has it, answer by')).toBeVisible();
  await dialog.getByLabel('Note for colleagues').fill('Her uncle called too.');
  await dialog.getByRole('button', { name: 'Keep the note' }).click();
  await dialog.getByLabel('Your answer').fill('It is free. Shall we look at it together?');
  await dialog.getByRole('button', { name: 'Send answer' }).click();
  await expect(row).toContainText('Answered');

  const own = page.getByRole('region', { name: 'Your enquiries' });
  await expect(own).toContainText('It is free. Shall we look at it together?');
  await expect(own).not.toContainText('uncle');
  await own.getByLabel('Write again').fill('Yes, on Saturday.');
  await own.getByRole('button', { name: 'Send message' }).click();
  await expect(own.getByRole('list')).toContainText('Yes, on Saturday.');
  await expect(row).toContainText('Answer due in 23 hours');

  await expect(async () => {
    await desk.goto(`/demo/outbox?to=${encodeURIComponent(person.email)}`);
    await expect(
      desk.getByRole('article').filter({ hasText: `Our planner’s answer (${reference})` }),
    ).toContainText('It is free.', { timeout: 500 });
  }).toPass({ timeout: 30_000 });
  await page.goto('/notifications');
  await page.getByText('A planner answered you').first().click();
  await expect(page).toHaveURL(/\/ceremony-planning#your-enquiries$/);
  await desk.context().close();
});

test('the partners on the home screen lead to their open pages, and these to the venues', {
  tag: '@desk',
}, async ({ page }) => {
  await signUp(page.request, traveller('Ebele Nwafọ̀r', 'female', 31));
  await page.goto('/homepage');
  const partners = page.getByRole('region', { name: 'Featured Wedding Partners' });
  await expect(partners.getByRole('link', { name: /Dream Wedding Venues/ })).toBeVisible();
  await partners.getByRole('button', { name: 'Next' }).click();
  await expect(partners.getByRole('link', { name: /Bridal Elegance/ })).toBeInViewport();
  await partners.getByRole('button', { name: 'Previous' }).click();
  await partners.getByRole('link', { name: /Dream Wedding Venues/ }).click();
  await expect(page).toHaveURL(/\/wedding-venues$/);
  await expect(page.getByRole('article')).toHaveCount(6);
  await expect(page.getByRole('heading', { name: 'Dream Wedding Venues', level: 1 })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Who pays for diesel?' })).toBeVisible();
  await page.getByRole('link', { name: 'See the venues and ask' }).first().click();
  await expect(page).toHaveURL(/\/ceremony-planning$/);
  // The screen that a page led to: Back closes what stands open there, and only then leads to the page.
  await page.getByRole('button', { name: 'See it: Lagoon Lawn' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).toHaveURL(/\/ceremony-planning$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/wedding-venues$/);
  await expectWholeScreen(page, '/marriage-planning');
  await page
    .getByRole('button', { name: /^Ask about it: / })
    .first()
    .click();
  const asking = page.getByRole('dialog', { name: /^Ask about / });
  await expectNoFaults(page);
  await asking.getByLabel('Message').fill('Who carries the chairs?');
  await asking.getByRole('button', { name: 'Send enquiry' }).click();
  await expect(page.getByRole('region', { name: 'Your enquiries' })).toContainText('Who carries the chairs?');
});
