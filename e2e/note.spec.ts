// A like with a note, from the heart on a page to the first message of the conversation.
import { expect } from '@playwright/test';
import { open, test } from './company.ts';
import { expectNoFaults, expectNothingWider } from './whole.ts';

// Colours that are still changing would be judged half-way.

const NOTE = 'My mother teaches too. Which class laughs most?';

test('a note goes with a like for what somebody wrote, and opens the conversation once both like', async ({
  bring,
}, { project }) => {
  const emeka = await bring('Emeka Ańyanwụ', 'male');
  const ifeoma = await bring('Ifeọma Ụgwụ', 'female');

  // At a desk what she says stands beside her card; on a phone it is her page.
  const hers = await open(emeka, project.name === 'desk' ? '/dating-app' : `/people/${ifeoma.id}`);
  await hers.getByRole('button', { name: 'Like “About me”' }).click();
  const sheet = hers.getByRole('dialog', { name: 'Like what Ifeọma wrote' });
  await expect(sheet.getByText('“I teach and I sing.”')).toBeVisible();
  await expect(sheet.getByLabel('A note to Ifeọma')).toBeFocused();
  await sheet.getByLabel('A note to Ifeọma').fill(NOTE);
  await expect(sheet.getByText(`${NOTE.length} of 140`)).toBeVisible();
  await expectNothingWider(hers);
  await expectNoFaults(hers);
  const answered = hers.waitForResponse((reply) =>
    new URL(reply.url()).pathname.endsWith(`/${ifeoma.id}/like`),
  );
  await sheet.getByRole('button', { name: 'Send like and note' }).click();
  await expect(hers.getByRole('status').filter({ hasText: `Liked ${ifeoma.name}` })).toBeVisible();
  expect((await answered).status()).toBe(200);

  const page = await open(ifeoma, '/match-requests');
  const liked = page.getByRole('region', { name: `What ${emeka.name} liked` });
  await expect(liked.getByText('“I teach and I sing.”')).toBeVisible();
  await expect(liked.getByText(NOTE)).toBeVisible();
  await expectNothingWider(page);
  await expectNoFaults(page);
  await page.getByRole('main').getByRole('link', { name: emeka.name }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: new RegExp(`^${emeka.name},`) })).toBeVisible();
  await expect(liked.getByText(NOTE)).toBeVisible();

  await page.getByRole('button', { name: 'Like', exact: true }).click();
  const moment = page.getByRole('dialog', { name: `You and ${emeka.name} like each other` });
  await moment.getByRole('link', { name: 'Write to Emeka now' }).click();
  const message = page.getByRole('log').getByRole('listitem');
  await expect(message).toHaveText([new RegExp(NOTE.slice(0, -1))]);
  // What it is about goes along into the conversation, to both.
  await expect(message).toContainText('“I teach and I sing.”');
  await expect(message).toContainText(/^Emeka liked your answer/);
  await expectNothingWider(page);
  await expectNoFaults(page);

  // Whoever wrote it has the moment too; a person’s page is no place for it, the deck is.
  if (project.name === 'phone') await hers.goto('/dating-app');
  const his = hers.getByRole('dialog', { name: `You and ${ifeoma.name} like each other` });
  await his.getByRole('link', { name: 'Write to Ifeọma now' }).click();
  await expect(hers.getByRole('log').getByText(NOTE)).toBeVisible();
  await expect(hers.getByRole('log').getByText('You liked Ifeọma’s answer')).toBeVisible();
});
