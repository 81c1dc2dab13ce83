// What staff answer and change, with a product of its own: a message by the form, a chat, a question, a package.
import { expect, type Page } from '@playwright/test';
import { logInStaff, openOffice } from './office.ts';
import { type OwnProduct, test } from './own-product.ts';
import { must, signUp, traveller } from './people.ts';
import { expectWholeScreen } from './whole.ts';

const STAFF = 'staff@demo.ijeuwa.example';
const WRITER = { name: 'Ngozi Ẹ̀nítàn-Ọlọ́runfẹ́mi', email: 'ngozi-writes@example.com' };
const QUESTION = 'Is there a free trial?';

const openDesk = async (product: OwnProduct): Promise<Page> => {
  const context = await product.open();
  await logInStaff(context.request, STAFF);
  const desk = await openOffice(context, 'Figures');
  return desk;
};

test('somebody writes to support, and is answered by mail by whoever of the staff took it', {
  tag: '@phone',
}, async ({ product }) => {
  const visitor = await product.open();
  const data = { kind: 'help', ...WRITER, subject: 'My profile', message: 'How long does the review take?' };
  const { reference } = await must(await visitor.request.post('/api/support/enquiries', { data }));

  const desk = await openDesk(product);
  await expectWholeScreen(desk, '/staff/enquiries');
  const row = desk.getByRole('listitem').filter({ hasText: reference });
  await expect(row).toContainText('Answer due in 23 hours');
  await row.getByRole('button', { name: `Open ${reference}` }).click();
  const dialog = desk.getByRole('dialog', { name: `Enquiry ${reference}` });
  await expect(dialog.getByLabel('Your answer')).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Take this enquiry' }).click();
  await dialog.getByLabel('Note for colleagues').fill('Wrote from the help center.');
  await dialog.getByRole('button', { name: 'Keep the note' }).click();
  await expect(dialog.getByRole('region', { name: 'Notes' })).toContainText('Wrote from the help center.');
  await dialog.getByLabel('Put in a ready answer').selectOption({ label: 'A profile in review' });
  await dialog.getByRole('button', { name: 'Send answer' }).click();
  await expect(row).toContainText('Closed');

  const mailbox = await visitor.newPage();
  const answer = mailbox
    .getByRole('article')
    .filter({ hasText: `Our answer to your message (${reference})` });
  await expect(async () => {
    await mailbox.goto(`/demo/outbox?to=${encodeURIComponent(WRITER.email)}`);
    await expect(answer).toContainText('otherwise within 24 hours', { timeout: 500 });
  }).toPass({ timeout: 30_000 });
  await expect(answer).not.toContainText('help center');
});

test('a member writes to support, and a person answers', { tag: '@phone' }, async ({ product }) => {
  const phone = await product.open();
  await signUp(phone.request, traveller('Adaeze Nwankwo', 'female', 28));
  const member = await phone.newPage();
  await expectWholeScreen(member, '/live-chat');
  const panel = member.getByRole('region', { name: 'Live Chat Support' });
  await expect(panel.getByText('welcome to Live Chat Support')).toBeVisible();
  const send = panel.getByRole('button', { name: 'Send' });
  await expect(send).toBeDisabled();
  await expect(member.getByLabel('Email not confirmed')).toBeVisible();
  // Text of its own size again.
  await member.evaluate(() => document.documentElement.style.removeProperty('font-size'));
  await member.setViewportSize({ width: 360, height: 640 });
  const places = member.getByRole('navigation', { name: 'Main places' });
  await expect(async () => {
    const [button, bar] = [await send.boundingBox(), await places.boundingBox()];
    expect(button!.y + button!.height, 'the field above the bar').toBeLessThanOrEqual(bar!.y);
  }).toPass({ timeout: 5000 });

  const field = panel.getByLabel('Write to our support');
  await field.fill('How much is Harmony?');
  await send.click();
  await expect(panel.getByText('The bot is writing...')).toBeVisible();
  await expect(panel.getByText('Harmony ₦125,000')).toBeVisible();
  await panel.getByRole('button', { name: 'Talk to a person' }).click();
  await expect(panel.getByText('You are in the queue for a person.')).toBeVisible();
  await field.fill('My receipt never came.');
  const taken = member.waitForResponse((one) => one.url().includes('/api/live-chat/messages') && one.ok());
  await send.click();
  await taken;
  await expectWholeScreen(member, '/live-chat');

  const desk = await openDesk(product);
  await expectWholeScreen(desk, '/staff/chat-answers');
  await expectWholeScreen(desk, '/staff/live-chats');
  await desk.getByRole('button', { name: 'Open the chat with Adaeze Nwankwo' }).click();
  const chat = desk.getByRole('dialog', { name: 'Live chat with Adaeze Nwankwo' });
  await expect(chat.getByText('My receipt never came.')).toBeVisible();
  await chat.getByRole('button', { name: 'Take this chat' }).click();
  await chat.getByLabel('Put in a ready answer').selectOption({ label: 'Welcome' });
  await chat.getByRole('button', { name: 'Send', exact: true }).click();

  const answer = 'I have read what you wrote';
  await expect(panel.getByText(answer)).toBeVisible();
  await expect(panel.getByText('is with you.')).toBeVisible();
  await member.reload();
  await expect(panel.getByText(answer)).toBeVisible();
  // What the member writes now is heard at the desk, where the chat stands open.
  await field.fill('Thank you, it was in May.');
  await send.click();
  await expect(chat.getByText('Thank you, it was in May.')).toBeVisible();

  await chat.getByRole('button', { name: 'Close the chat' }).click();
  const asked = desk.getByRole('dialog', { name: 'Close this chat' });
  await asked.getByLabel('Reason').fill('Answered.');
  await asked.getByRole('button', { name: 'Close the chat' }).click();
  await expect(desk.getByText('Nobody waits')).toBeVisible();
  await expect(panel.getByText('This chat is closed. Write to open it.')).toBeVisible();
  await panel.getByRole('button', { name: 'Close' }).click();
  await expect(member).toHaveURL(/\/homepage$/);
});

test('an answer that staff change is read on the open page without script, and by members', {
  tag: '@phone',
}, async ({ product, browser }) => {
  const desk = await openDesk(product);

  for (const viewport of [
    { width: 1280, height: 800 },
    { width: 360, height: 640 },
  ]) {
    await desk.setViewportSize(viewport);
    await expectWholeScreen(desk, '/staff/faq');
  }
  await desk.getByRole('heading', { name: QUESTION }).click();
  await desk.getByRole('button', { name: `Change: ${QUESTION}` }).click();
  const dialog = desk.getByRole('dialog', { name: 'Change a question' });
  await dialog
    .getByLabel('Answer')
    .fill('Yes, and then **Blossom** costs {price:blossom}. See [all](/pricing).');
  await dialog.getByLabel('Reason').fill('Shorter');
  await desk.keyboard.press('Escape');
  await desk.getByRole('button', { name: 'Go on writing' }).click();
  await dialog.getByRole('button', { name: 'Save the change' }).click();
  await expect(dialog).toBeHidden();
  const item = desk.getByRole('listitem').filter({ hasText: QUESTION }).first();
  await expect(item).toContainText('Version 2');
  await expect(item.locator('strong').first()).toHaveText('Blossom');

  await expectWholeScreen(desk, '/staff/packages');
  await desk.getByRole('button', { name: 'Change Harmony' }).click();
  const change = desk.getByRole('dialog', { name: 'Change Harmony' });
  await change.getByLabel('What it holds').fill('Everything in Blossom\nPremium support');
  await change.getByLabel('Reason').fill('Fewer');
  await change.getByRole('button', { name: 'Save the change' }).click();
  await expect(change).toBeHidden();

  const origin = new URL(desk.url()).origin;
  const quiet = await browser.newContext({ baseURL: origin, javaScriptEnabled: false });
  const reader = await quiet.newPage();
  // What stands open follows a change within moments, each page in its own.
  const reads = (address: string, place: string, words: string[]) =>
    expect(async () => {
      await reader.goto(address);
      const read = await reader.locator(place).allTextContents();
      expect(read.map((one) => one.trim())).toEqual(words);
    }).toPass({ timeout: 60_000 });
  for (const address of ['/faq', '/help-center'])
    await reads(address, '#free-trial', ['Yes, and then Blossom costs ₦75,000. See all.']);
  await reads('/pricing', '[data-catalogue="features harmony"] > li', [
    'Everything in Blossom',
    'Premium support',
  ]);
  await quiet.close();

  const member = await (await product.open()).newPage();
  await signUp(member.request, traveller('Ọlámídé Ìbíkúnlé', 'female', 31));
  await member.goto('/faqs#free-trial');
  await expect(member.getByText('Yes, and then Blossom costs ₦75,000.')).toBeVisible();
});
