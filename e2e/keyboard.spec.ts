// The day of a member who has only a keyboard: every stop is seen, dialogs hold the focus and give it back.
import { expect, type Locator } from '@playwright/test';
import { tabTo } from './by-keyboard.ts';
import { inOrderOfDeck, like, test } from './company.ts';
import { PASSWORD } from './people.ts';

/** Tab goes round inside the dialog and reaches nothing behind it. */
const expectToHoldFocus = async (dialog: Locator): Promise<void> => {
  for (let stop = 0; stop < 8; stop++) {
    await dialog.page().keyboard.press('Tab');
    const escaped = await dialog.evaluate((box) => {
      const focused = document.activeElement;
      return focused !== document.body && !box.contains(focused);
    });
    expect(escaped, 'the focus is behind the dialog').toBe(false);
  }
};

test('a day by keyboard alone', { tag: '@desk' }, async ({ bring, page }) => {
  const lola = await bring('Lọlá Adéṣínà', 'female');
  const men = [await bring('Ṣẹ́gun Ọ̀ṣọ́', 'male'), await bring('Ìkẹ́ Ńwọ̀sú', 'male')];
  for (const one of men) await like(one, lola);
  const { keyboard } = page;

  await page.goto('/auth');
  await tabTo(page.getByLabel('Email'));
  await keyboard.type(lola.email);
  await tabTo(page.getByLabel('Password', { exact: true }));
  await keyboard.type(PASSWORD);
  await keyboard.press('Enter');
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByRole('main')).toBeFocused();

  await page.reload();
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await tabTo(page.getByRole('link', { name: 'Skip to content' }));
  await keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await tabTo(page.getByRole('link', { name: 'Discover', exact: true }), 'Shift+Tab');
  await keyboard.press('Enter');
  await expect(page).toHaveURL(/\/dating-app$/);

  const told = page.getByRole('status');
  const shown = page.getByRole('article').getByRole('heading');
  const [first, second] = await inOrderOfDeck(page, men);
  await keyboard.press('ArrowLeft');
  await expect(told).toContainText(`Passed ${first.name}`);
  await expect(shown).toContainText(second.name);
  await keyboard.press('Backspace');
  await expect(shown).toContainText(first.name);

  const more = page.getByRole('button', { name: `More about ${first.name}` });
  await tabTo(more);
  await keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Report' })).toBeFocused();
  await keyboard.press('Enter');
  await expectToHoldFocus(page.getByRole('dialog', { name: `Report ${first.name}` }));
  await keyboard.press('Escape');
  await expect(more).toBeFocused();

  const likes = page.getByRole('button', { name: 'Like', exact: true });
  await tabTo(likes);
  await expect(likes).toBeEnabled();
  await keyboard.press('ArrowRight');
  const moment = page.getByRole('dialog', { name: `You and ${first.name} like each other` });
  await expect(moment.getByRole('link', { name: /^Write to/ })).toBeFocused();
  await expectToHoldFocus(moment);
  await keyboard.press('Escape');
  await expect(likes).toBeFocused();

  await tabTo(page.getByRole('link', { name: 'Messages' }), 'Shift+Tab');
  await keyboard.press('Enter');
  // The deck has a link of this name too, which goes while one is on the way to it.
  await expect(page).toHaveURL(/\/messages$/);
  await expect(page.getByRole('main')).toBeFocused();
  await tabTo(page.getByRole('main').getByRole('link', { name: new RegExp(first.name) }));
  await keyboard.press('Enter');
  await expect(page.getByLabel(`Write to ${first.name}`)).toBeFocused();
  await keyboard.type('Good evening!');
  await keyboard.press('Enter');
  await expect(page.getByRole('log').getByRole('listitem')).toHaveText(/Good evening!/);

  const bell = page.getByRole('button', { name: /^Notifications/ });
  await tabTo(bell, 'Shift+Tab');
  await keyboard.press('Enter');
  await tabTo(
    page
      .getByRole('region', { name: /^Notifications/ })
      .getByRole('link')
      .first(),
  );
  await keyboard.press('Escape');
  await expect(bell).toBeFocused();
  await tabTo(page.getByRole('button', { name: 'Your account' }));
  await keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'My Profile' })).toBeFocused();
  await keyboard.press('ArrowUp');
  await expect(page.getByRole('menuitem', { name: 'Logout' })).toBeFocused();
  await keyboard.press('Enter');
  await expect(page).toHaveURL('/#logged-out');
  await expect(page.getByText('You are logged out.')).toBeFocused();
  await expect(page.getByRole('link', { name: /^(Login|Sign Up)/ }).first()).toBeVisible();
});
