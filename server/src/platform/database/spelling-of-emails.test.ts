// The migration that brings the emails that are kept into one spelling.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { member } from '#platform/database/tables/accounts.ts';
import { makeWorld } from '#test/test-world.ts';

const MIGRATIONS = join(import.meta.dirname, '../../../migrations');

test('an account under decomposed letters is found by composed ones; of two accounts the composed one keeps it', async () => {
  const world = await makeWorld();
  const spelled = (name: string, form: 'NFC' | 'NFD') => `${name}@exámple.ng`.normalize(form);
  const emails = [spelled('ọlá', 'NFD'), spelled('adé', 'NFD'), spelled('adé', 'NFC'), 'plain@example.ng'];
  await world.db.insert(member).values(emails.map((email) => ({ email })));
  const file = readdirSync(MIGRATIONS).find((name) => name.endsWith('_one_spelling_of_emails.sql'))!;
  for (const statement of readFileSync(join(MIGRATIONS, file), 'utf8').split('--> statement-breakpoint'))
    await world.db.execute(sql.raw(statement));
  const kept = (await world.db.select({ email: member.email }).from(member)).map((one) => one.email);
  const due = [spelled('ọlá', 'NFC'), spelled('adé', 'NFD'), spelled('adé', 'NFC'), 'plain@example.ng'];
  expect(kept.toSorted()).toEqual(due.toSorted());
  await world.close();
});
