// A chat with support: the bot answers, a person is fetched, answers while the page stands open, and it is there after a reload.
import { expect } from '@playwright/test';
import { codeSentBy } from './mailbox.ts';
import { test } from './own-product.ts';
import { signUp, traveller } from './people.ts';
import { expectWholeScreen } from './whole.ts';

const STAFF = 'staff@demo.ijeuwa.example';
const PASSWORD = 'journey of life';

test('a member writes to support, and a person answers', { tag: '@phone' }, async ({ product }) => {
  const phone = await product.open();
  await signUp(phone.request, traveller('Adaeze Nwankwo', 'female', 28));
  const member = await phone.newPage();
  await member.emulateMedia({ reducedMotion: 'reduce' });
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

  const desk = await (await product.open()).newPage();
  await desk.emulateMedia({ reducedMotion: 'reduce' });
  await desk.goto('/staff');
  await desk.getByLabel('Email').fill(STAFF);
  await desk.getByLabel('Password', { exact: true }).fill(PASSWORD);
  const code = await codeSentBy(desk, STAFF, () => desk.getByRole('button', { name: 'Continue' }).click());
  await desk.getByLabel('Verification code').fill(code);
  await desk.getByRole('button', { name: 'Sign in' }).click();
  await expect(desk.getByRole('heading', { name: 'Transfers', exact: true })).toBeVisible();
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
