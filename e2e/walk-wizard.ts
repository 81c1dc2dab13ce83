// The way through the screens of the profile, as a new member walks it who has said at sign-up who they are.
import { expect, type Page } from '@playwright/test';
import type { Hand } from './hand.ts';
import { fivePhotos, type Traveller } from './people.ts';

/** `look`: at each screen as it comes, before anything is done on it. */
export const walkWizard = async (
  page: Page,
  { gender, seeksAges }: Traveller,
  hand: Hand,
  look: (title: string) => Promise<void> = async () => undefined,
): Promise<void> => {
  const at = async (title: string) => {
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    await look(title);
  };
  const chip = async (group: string, name: string) => {
    const chips = page.getByRole('group', { name: group }).locator('label');
    const places = () =>
      chips.evaluateAll((all: HTMLElement[]) => all.map((one) => [one.offsetLeft, one.offsetWidth]));
    const before = await places();
    await hand.tap(chips.getByText(name, { exact: true }));
    expect(await places(), 'no chip moves from under the thumb').toEqual(before);
  };
  const next = () => hand.tap(page.getByRole('button', { name: /^Next: / }));

  await at('Let people see you');
  await hand.pick(page.getByRole('button', { name: 'Add a photo: Your face' }), await fivePhotos(gender));
  await expect(page.getByRole('button', { name: /^Photo \d/ })).toHaveCount(5, { timeout: 60_000 });
  await next();
  await at('Who are you?');
  await next();
  await at('Where do you live?');
  await hand.write(page.getByLabel('Location'), 'Enugu');
  await hand.tap(page.getByRole('option', { name: /Enugu/ }).first());
  await next();

  await at('What do you believe?');
  await chip('Religion', 'Christianity');
  await hand.tap(page.getByText(/I agree that Ijeuwa keeps/));
  await next();
  await at('Marriage and children');
  await chip('Relationship status', 'Single');
  await chip('Do you have children?', 'No');
  await next();
  await at('What do you do?');
  await chip('Education', "Master's degree");
  await hand.write(page.getByLabel('Profession'), 'Pharmacist');
  await hand.go();
  await at('Where do you come from?');
  await next();

  await at('Who do you hope to meet?');
  const [from = '', to = ''] = seeksAges.split('-');
  await hand.write(page.getByLabel('From', { exact: true }), from);
  await hand.writeNext(page.getByLabel('To', { exact: true }), to);
  await hand.go();
  await at('What should you two share?');
  await chip('Partner religion preference', 'Christianity');
  await next();
  await at('When do you wish to marry?');
  await chip('Marriage timeframe', '6 to 12 months');
  await next();
  // What one says of oneself may wait.
  await at('In your own words');
  await hand.tap(page.getByRole('button', { name: 'Submit Profile' }));
  await expect(page).toHaveURL(/\/privacy-selection$/);
};
