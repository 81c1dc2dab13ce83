// What is attached to a mail leaves with it, and is kept no longer.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DAY_MS } from '#platform/clock.ts';
import type { Attachment } from '#platform/ports/mailer.ts';
import { deliverDue, outboxBeside } from '#test/deliver.ts';
import { makeWorld, type World } from '#test/test-world.ts';

let world: World;
beforeAll(async () => {
  world = await makeWorld();
});
afterAll(() => world.close());

const receipt: Attachment = {
  filename: 'Receipt of Ọlá.txt',
  mediaType: 'text/plain',
  content: Buffer.from('a secret receipt: ₦75,000'),
};
const picture: Attachment = {
  filename: 'bytes.bin',
  mediaType: 'application/octet-stream',
  content: Buffer.from([0, 255, 10, 13, 0]),
};
const notifyWith = (to: string, attachments: Attachment[]) =>
  world.features.notifications.outbox.notify(world.db, {
    onceKey: to,
    category: 'billing',
    mail: { to, subject: 'A subject', preview: 'A preview', body: ['A text'], attachments },
  });
const waiting = async (onceKey: string) => {
  const { rows } = await world.platform.pool.query(
    'select a.content_sealed as sealed from delivery_attachment a join delivery d on d.id = a.delivery_id where d.once_key = $1 order by a.position',
    [`${onceKey}:mail`],
  );
  return rows.map(({ sealed }) => sealed as string);
};

test('what is attached arrives as it was, in its order, and is kept no longer than the mail', async () => {
  await notifyWith('attached@example.com', [receipt, picture]);
  await notifyWith('attached@example.com', [picture]);
  const sealed = await waiting('attached@example.com');
  expect(sealed).toHaveLength(2);
  expect(sealed.join()).not.toMatch(/receipt|75,000/);
  await world.deliver();
  const [mail] = world.mails.filter(({ to }) => to === 'attached@example.com');
  expect(mail?.attachments).toEqual([receipt, picture]);
  expect(await waiting('attached@example.com')).toEqual([]);
});

test('it is there again at the next try, and forgotten when the mail is given up', async () => {
  await notifyWith('attached-later@example.com', [receipt]);
  const tried: (readonly Attachment[])[] = [];
  const sender = outboxBeside(world, {
    mailer: {
      send: async (mail) => {
        tried.push(mail.attachments);
        throw new Error('the mail server is away');
      },
    },
  });
  for (let n = 0; n < 20; n++) {
    await deliverDue(sender);
    world.pass(DAY_MS);
  }
  expect(tried).toHaveLength(20);
  expect(tried.every((one) => one[0]?.content.equals(receipt.content))).toBe(true);
  expect(await waiting('attached-later@example.com')).toEqual([]);
  expect(world.takeErrors()).toHaveLength(20);
});

test('a mail with nothing attached costs no statement for it', async () => {
  await notifyWith('bare@example.com', []);
  const asked = await world.countStatements(() => deliverDue(world.features.notifications.outbox));
  expect(asked.filter(({ text }) => /select.*delivery_attachment/.test(text))).toEqual([]);
  expect(world.mails.at(-1)?.to).toBe('bare@example.com');
});
