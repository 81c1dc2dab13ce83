// An account is one's own: a forgotten password, a code, Google, and a confirmed email.
import { expect, type Locator, type Page } from '@playwright/test';
import { test } from './company.ts';
import { codeSentBy, followLinkInMail } from './mailbox.ts';
import { fillProfile, meetNobody, must, PASSWORD, signUp, traveller, verifyEmail } from './people.ts';

const NEW_PASSWORD = 'eight quiet rivers';

test('a forgotten password is set anew by a link that works once and ends every other session', {
  tag: '@desk',
}, async ({ page, browser }) => {
  const ngozi = traveller('Ńgọ́zí Ìbẹ̀', 'female', 30);
  const elsewhere = await browser.newContext();
  await signUp(elsewhere.request, ngozi);
  await verifyEmail(elsewhere.request, ngozi.email);
  const other = await elsewhere.newPage();
  await other.goto('/devices');
  await expect(other.getByText('You are signed in on this device only.')).toBeVisible();

  await page.goto('/auth');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  const form = page.getByRole('form', { name: 'Reset password' });
  await form.getByLabel('Email').fill(ngozi.email);
  await form.getByRole('button', { name: 'Send Reset Link' }).click();
  await expect(page.getByText('Password reset email sent! Check your inbox.')).toBeVisible();
  await followLinkInMail(page, ngozi.email, 'Set a new password');
  const link = page.url();
  await saveNewPassword(page);
  await expect(page.getByText('Your new password is set')).toBeVisible();
  await expect(other).toHaveURL(/\/auth/);

  await page.goto(link);
  await saveNewPassword(page);
  await expect(page.getByRole('form', { name: 'Reset' })).toContainText(
    'This link was used before or is too old. Please ask for a new one.',
  );
  await page.getByRole('link', { name: 'Ask for a new link' }).click();
  await expect(page.getByRole('button', { name: 'Send Reset Link' })).toBeVisible();

  await page.getByRole('link', { name: 'Back to Login' }).click();
  await logIn(page, ngozi.email, PASSWORD);
  await expect(page.getByRole('form', { name: 'Login' }).getByRole('alert')).toBeVisible();
  await logIn(page, ngozi.email, NEW_PASSWORD);
  await expect(page).toHaveURL(/\/dashboard$/);
  await elsewhere.close();
});

test('a code to phone and mailbox opens an account; a wrong one says so', { tag: '@phone' }, async ({
  page,
}) => {
  const sani = traveller('Sání Abdullahi', 'male', 31);
  await page.goto('/auth?mode=signup');
  await page.getByRole('link', { name: 'Sign up with phone' }).click();
  await page.getByRole('button', { name: 'Continue with phone' }).click();
  const code = await codeSentBy(page, sani.email, async () => {
    await page.getByLabel('Country of the number').selectOption('United Kingdom');
    await page.getByLabel('Phone number').fill('07400 123456');
    await page.getByRole('textbox', { name: 'Email' }).fill(sani.email);
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByText('+44 7400 123456')).toBeVisible();
    await page.getByRole('button', { name: 'Send code' }).click();
  });

  const typed = page.getByLabel('Verification code');
  await typed.fill(code === '000000' ? '111111' : '000000');
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(page.getByRole('form', { name: 'Verification' })).toContainText(
    'This code is not right, or is too old. Check it, or ask for a new one.',
  );
  await typed.fill(code);
  await page.getByRole('button', { name: 'Verify' }).click();

  await page.getByLabel('Name').fill(sani.name);
  await page.getByLabel('Date of birth').fill('1994-05-17');
  await page.getByLabel('Gender').selectOption(sani.gender);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('You are signed in. One moment...')).toBeVisible();

  await page.getByLabel('Country').selectOption('Nigeria');
  await page.getByLabel('Gender preference').selectOption(sani.seeks);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/\/profile$/);
  await expect(page.getByRole('main')).toContainText(sani.name);
});

test('Google tells who one is, and a short form asks for the rest', { tag: '@desk' }, async ({ page }) => {
  const amina = traveller('Amina Bello', 'female', 28);
  await page.goto('/auth?mode=signup');
  await page.getByRole('link', { name: 'Sign up with Google' }).click();
  await page.getByRole('link', { name: 'Continue with Google' }).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('You cancelled the sign-in with Google. Nothing has changed.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Create Account' })).toBeVisible();

  await page.getByRole('link', { name: 'Sign up with Google' }).click();
  await page.getByRole('link', { name: 'Continue with Google' }).click();
  await page.getByLabel('Email').fill(amina.email);
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByLabel('Your name').fill(amina.name);
  await page.getByLabel('Practice password').fill(PASSWORD);
  const code = await codeSentBy(page, amina.email, async () => {
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page.getByLabel('Code')).toBeVisible();
  });
  await page.getByLabel('Code').fill(code);
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText(`Your email: ${amina.email}`)).toBeVisible();
  await page.getByRole('button', { name: 'Continue' }).click();

  const form = page.getByRole('form', { name: 'What is missing' });
  await expect(form).toBeVisible();
  await expect(form.getByLabel('Name')).toHaveCount(0);
  await page.goto('/dashboard');
  await expect(form, 'nothing else opens before').toBeVisible();
  await form.getByLabel('Age').fill(String(amina.age));
  await form.getByLabel('Phone number').fill('0803 123 9876');
  await form.getByLabel('Country').selectOption('Nigeria');
  await form.getByLabel('Gender', { exact: true }).selectOption(amina.gender);
  await form.getByLabel('Gender preference').selectOption(amina.seeks);
  await form.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('complementary', { name: 'Email not confirmed' })).toHaveCount(0);
});

test('what asks for the confirmation is one low line where the page begins, and goes when it is done', async ({
  page,
}) => {
  const ifeoma = traveller('Ìfẹ́ọmá Ńwáchukwu', 'female', 29);
  await signUp(page.request, ifeoma);
  await page.goto('/faqs');
  const banner = page.getByRole('complementary', { name: 'Email not confirmed' });
  await expect(banner.getByRole('link', { name: 'Outbox' })).toBeVisible();
  const leftOf = async (one: Locator) => (await one.boundingBox())?.x;
  const { width, height } = page.viewportSize()!;
  for (const wide of width < 640 ? [360, 320] : [width]) {
    await page.setViewportSize({ width: wide, height });
    await expect.poll(async () => (await banner.boundingBox())?.height).toBeLessThanOrEqual(44);
    // On a phone the way back stands before the heading, in its line.
    const begins = page.getByRole('main').locator('header').first();
    expect(await leftOf(banner.locator('p'))).toBe(await leftOf(begins));
  }

  const mail = await page.context().newPage();
  await followLinkInMail(mail, ifeoma.email);
  await expect(mail.getByText('Your email is confirmed.')).toBeVisible();
  await expect(banner, 'without a reload').toHaveCount(0);
});

test('until the email is confirmed a member looks around, and what they wrote waits', {
  tag: '@phone',
}, async ({ page, bring }) => {
  const obinna = await bring('Òbínnà Ézè', 'male');
  const yewande = traveller('Yéwándé Àjàyí', 'female', obinna.age, obinna.seeksAges);
  const id = await signUp(page.request, yewande);
  await fillProfile(page.request, yewande);
  const { _id: quoteId } = await must(
    await page.request.post('/api/checkout/quotes', { data: { packageId: 'blossom' } }),
  );
  const data = { quoteId, method: 'card' };
  const { pageUrl } = await must(await page.request.post('/api/checkout/orders', { data }));
  await page.goto(pageUrl);
  await page.getByRole('button', { name: /^Pay ₦/ }).click();
  await expect(page.getByText('Blossom is yours until')).toBeVisible();
  await must(await page.request.post('/api/match-card/activate'));
  await must(await obinna.context.request.post(`/api/match-cards/${id}/accept`));

  await page.goto('/dating-app');
  await page.getByRole('button', { name: 'Like', exact: true }).click();
  await page.getByRole('link', { name: /Write to/ }).click();
  await expect(page).toHaveURL(/\/chat\//);
  await expect(page.getByRole('complementary', { name: 'Email not confirmed' })).toBeVisible();
  const chat = page.url();
  const theirs = await obinna.context.newPage();
  await theirs.goto(chat);
  await page.getByLabel(/^Write to/).fill('Good evening, Òbínnà.');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByText('Please confirm your email first')).toBeVisible();

  await followLinkInMail(page, yewande.email, 'Confirm your email');
  await expect(page.getByText('Your email is confirmed.')).toBeVisible();
  await page.goto(chat);
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect(page.getByRole('complementary', { name: 'Email not confirmed' })).toHaveCount(0);
  await expect(theirs.getByText('Good evening')).toHaveCount(0);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(theirs.getByText('Good evening, Òbínnà.')).toBeVisible();
  await meetNobody(page.request);
});

test('signed up at the desk and confirmed on the phone, everything stays; a stranger’s sign-up ends', {
  tag: '@phone',
}, async ({ page, browser }) => {
  const [bola, uche] = [traveller('Bọ́lá Òjó', 'female', 30), traveller('Ùchẹ́ Obi', 'male', 32)];
  const desk = await browser.newContext();
  await signUp(desk.request, bola);
  await followLinkInMail(page, bola.email);
  await page.getByLabel('The password you chose').fill(PASSWORD);
  await page.getByRole('button', { name: 'Confirm my email' }).click();
  await expect(page.getByText('Your email is confirmed.')).toBeVisible();
  await page.getByRole('link', { name: 'Go to your dashboard' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect((await desk.request.get('/api/auth/me')).status()).toBe(200);
  await page.context().clearCookies();

  const stranger = await browser.newContext();
  await signUp(stranger.request, uche);
  await followLinkInMail(page, uche.email);
  await page.getByRole('button', { name: 'I do not know it' }).click();
  await page.getByLabel('New password').fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Confirm my email' }).click();
  await expect(page.getByText('Your email is confirmed.')).toBeVisible();
  expect((await stranger.request.get('/api/auth/me')).status()).toBe(401);
  await Promise.all([desk.close(), stranger.close()]);
});

test('linking Google and signing in by phone ask for the password first', { tag: '@desk' }, async ({
  page,
}) => {
  const funke = traveller('Fúnkẹ́ Adé', 'female', 31);
  await signUp(page.request, funke);
  await verifyEmail(page.request, funke.email);
  await page.goto('/google');
  await page.getByRole('button', { name: 'Link a Google account' }).click();
  await expect(page.getByText('Please enter your password.')).toBeVisible();
  await page.getByLabel('Your password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Link a Google account' }).click();
  await expect(page).not.toHaveURL(/\/google$/);

  await page.goto('/devices');
  await page.getByRole('button', { name: 'Sign in with this number' }).click();
  await expect(page.getByLabel('Code from the SMS')).toBeVisible();
  await page.getByLabel('Code from the SMS').fill('000000');
  await page.getByLabel('Your password').fill('not this one');
  await page.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(
    page.getByRole('form', { name: 'Sign in by phone' }).getByText('This is not your password.'),
  ).toBeVisible();
});

const saveNewPassword = async (page: Page): Promise<void> => {
  await page.getByLabel('New password').fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Save new password' }).click();
};

const logIn = async (page: Page, email: string, password: string): Promise<void> => {
  const form = page.getByRole('form', { name: 'Login' });
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Password', { exact: true }).fill(password);
  await form.getByRole('button', { name: 'Login' }).click();
};

test('what passes by leaves free the bar that asks for the email to be confirmed', { tag: '@phone' }, async ({
  page,
}) => {
  await signUp(page.request, traveller('Ọ̀ṣunfẹ́mi Àlàbí', 'female', 30));
  await page.goto('/dashboard');
  const bar = page.getByRole('complementary', { name: 'Email not confirmed' });
  await bar.getByRole('button', { name: 'Send again' }).click();
  const told = page.getByText('Sent. Look for our mail in your inbox.');
  await expect(told).toBeVisible();
  const [over, under] = [await told.locator('..').boundingBox(), await bar.boundingBox()];
  expect(over!.y).toBeGreaterThanOrEqual(under!.y + under!.height);
});
