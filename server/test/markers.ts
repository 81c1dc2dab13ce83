// A member with a mark in every column of words that is theirs, and the search for such marks everywhere.
import { randomBytes, randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { REGISTRY } from '#platform/database/columns/registry.ts';
import { markerRows } from './marker-rows.ts';
import { enterMember, type NewMember } from './members.ts';
import { savePackageOnce } from './packages.ts';
import { columnsByTable, insertRow, sampleOf } from './sample-rows.ts';
import type { World } from './test-world.ts';

/** What stands for a thing, leads to one, or is of the tables’ own making: a mark in it would be no word. */
const NO_WORDS = new Set([
  'photo.id',
  'private_file.name',
  'private_file.kind',
  'private_file.media_type',
  'active_card.country',
  'member.status',
  'data_export.file_id',
  'purchase_order.reference',
  'payment_attempt.reference',
  'payment_attempt.provider_ref',
  'payment.transaction',
  'refund.reason',
  'quote.code_key',
  'code_use.code_key',
  'invoice.number',
  'invoice.source',
  'invoice.receipt_hash',
  // What staff and providers say of money stands with the books.
  'refund.why',
  'service_give_back.reason',
  'refund.said',
  'refund.provider_id',
  'dispute.answer',
  'dispute.category',
  'dispute.provider_id',
  'transfer_account.bank_name',
  'transfer_account.account_name',
  'transfer_account.account_number',
  'renewal_consent.words',
  'private_file.sha256',
  // Of the file, and of what was approved.
  'compatibility_report.file_id',
  'compatibility_yes.words_digest',
  'compatibility_yes.lines',
  'member.country',
  'liked_part.prompt',
  'liked_part.photo_id',
  'wish.genders',
  'wish.religions',
  'wish.interests',
  'wish.importance',
  'wish.said',
  'session.token_hash',
  'calendar_feed.token_hash',
  // What it is called is of the plan; by the other a month is known again.
  'session_grant.title',
  'session_grant.once_key',
  'pay_request.token_hash',
  // By it a code is found.
  'one_time_code.email',
  'told_like.prompt',
  'report_text.content',
]);

const quotedIn = (condition: string, memberId: string) => condition.replaceAll('$1', `'${memberId}'::uuid`);
const pool = (world: World) => world.platform.pool;

/** Whose rows of a table go with others is said by those. */
const WITH_OTHERS: Record<string, string> = {
  contact_pair: 'member_id = $1',
  support_note: 'chat_id in (select c.id from support_chat c where c.member_id = $1)',
  vip_note: 'case_id in (select c.id from vip_case c where c.member_id = $1)',
  enquiry_note: 'enquiry_id in (select e.id from enquiry e where e.member_id = $1)',
  planning_note: 'enquiry_id in (select e.id from planning_enquiry e where e.member_id = $1)',
  card_face: 'member_id = $1',
  delivery: 'member_id = $1',
  delivery_attachment: 'delivery_id in (select d.id from delivery d where d.member_id = $1)',
};

/** Which rows of a table are a member’s, where any can be. */
const conditionOf = (table: string): string | undefined => {
  const { copied, erased } = REGISTRY[table]!;
  return WITH_OTHERS[table] ?? copied?.of ?? ('goes' in erased ? erased.goes : undefined);
};

const isOfWords = (table: string, column: PgColumn): boolean =>
  !NO_WORDS.has(`${table}.${column.name}`) &&
  !column.enumValues?.length &&
  /^(text|varchar|text\[\]|jsonb)/.test(column.getSQLType());

/** Every column in which words of a member can stand. */
export const wordColumns = (): string[] =>
  Object.keys(REGISTRY)
    .filter(conditionOf)
    .flatMap((table) =>
      columnsByTable
        .get(table)!
        .filter((column) => isOfWords(table, column))
        .map(({ name }) => `${table}.${name}`),
    );

/** A row in each table that can hold something of a member; what is there already is left as it is. */
const fillTables = async (world: World, me: string, other: string): Promise<void> => {
  const { id: staffId } = (
    await pool(world).query(
      "insert into staff (email, name, roles) values ($1, 'Staff', '{}') returning id",
      [`${randomUUID()}@example.com`],
    )
  ).rows[0];
  const packageVersionId = await savePackageOnce(
    world.db,
    { packageId: 'marked' },
    { name: 'Marked', features: [] },
    world.clock.now(),
  );
  const rows = markerRows({ me, other, staffId, packageVersionId });
  for (const [table, row] of rows) await insertRow(pool(world), table, { ...sampleOf(table), ...row });
};

type Marked = { at: string; mark: string };
export type MarkedMember = { id: string; marks: Marked[]; call: Awaited<ReturnType<typeof enterMember>> };

/** A sealed text of several parts is JSON; a mark stands in each that is copied by itself. */
const sealedMark = (table: string, column: string, mark: string): string => {
  const picked = REGISTRY[table]?.copied?.picked?.[column];
  return picked ? JSON.stringify({ [picked]: mark, reported: 'somebody' }) : mark;
};

const markColumns = async (world: World, name: string, memberId: string): Promise<Marked[]> => {
  const marks: Marked[] = [];
  // The address first: a code is found by it.
  const order = ['member', ...Object.keys(REGISTRY).filter((table) => table !== 'member')];
  for (const table of order) {
    const condition = conditionOf(table);
    if (!condition) continue;
    const theirs = quotedIn(condition, memberId);
    if (table === 'one_time_code')
      await pool(world).query(
        "update one_time_code set email = (select m.email from member m where m.id = $1) where email = 'x@example.com'",
        [memberId],
      );
    for (const column of columnsByTable.get(table)!) {
      const at = `${table}.${column.name}`;
      const type = column.getSQLType();
      if (!isOfWords(table, column)) continue;
      const word = `mark${name}x${at.replace(/\W/g, 'x')}x${randomBytes(3).toString('hex')}`.toLowerCase();
      const mark = column.name === 'email' ? `${word}@example.com` : word;
      const sealed = column.name.endsWith('_sealed');
      const text = sealed ? world.platform.sealing.seal(sealedMark(table, column.name, mark)) : mark;
      const value = type === 'jsonb' ? JSON.stringify({ said: mark }) : type.endsWith('[]') ? [text] : text;
      // However the database would go about it: the same row each time.
      const first = `(select ctid from "${table}" where ${theirs} order by ctid limit 1)`;
      const changed = await pool(world).query(
        `update "${table}" set "${column.name}" = $1 where ctid = ${first}`,
        [value],
      );
      if (changed.rowCount) marks.push({ at, mark });
    }
  }
  return marks;
};

/** Somebody with a mark wherever words of theirs can stand; `other` is whom they like, match and write to. */
export const markMember = async (
  world: World,
  name: string,
  other: { id: string },
  about: NewMember = {},
): Promise<MarkedMember> => {
  const call = await enterMember(world, name, about);
  await fillTables(world, call.id, other.id);
  const marks = await markColumns(world, name, call.id);
  return { id: call.id, marks, call };
};

const SEALED = /^[\w-]+\.[\w-]{38,}$/;
const wordsIn = (value: unknown, open: (sealed: string) => string): string[] => {
  if (typeof value === 'string') {
    if (!SEALED.test(value)) return [value];
    try {
      return [value, open(value)];
    } catch {
      return [value];
    }
  }
  if (Array.isArray(value)) return value.flatMap((one) => wordsIn(one, open));
  if (typeof value === 'object' && value !== null)
    return Object.values(value).flatMap((one) => wordsIn(one, open));
  return [];
};

/** Where in the rows of all schemas, sealed ones opened, and in all files one of the marks stands. */
export const searchEverywhere = async (world: World, marks: readonly string[]): Promise<string[]> => {
  const hits: string[] = [];
  const has = (text: string) => marks.some((mark) => text.includes(mark));
  const { rows: found } = await pool(world).query(`
    select table_schema as schema, table_name as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`);
  for (const { schema, name } of found) {
    const { rows } = await pool(world).query(`select to_jsonb(t) as row from "${schema}"."${name}" t`);
    for (const { row } of rows)
      for (const [column, value] of Object.entries(row))
        if (wordsIn(value, world.platform.sealing.open).some(has)) hits.push(`${name}.${column}`);
  }
  const folder = world.config.DATA_DIR;
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true }))
    if (entry.isFile() && has(`${entry.name} ${readFileSync(join(entry.parentPath, entry.name), 'latin1')}`))
      hits.push(`file ${entry.name}`);
  return [...new Set(hits)].sort();
};
