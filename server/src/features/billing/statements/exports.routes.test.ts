// The same money in other exports of the bank, through HTTP: it counts once, whatever the columns and words.
import * as calls from '@ijeuwa/contract/statements';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signInStaff } from '#test/back-office.ts';
import { sendStatement, workbook } from '#test/bank-statements.ts';
import { honestPayments } from '#test/honest-payments.ts';
import type { Client } from '#test/people.ts';
import { makeWorld, type World } from '#test/test-world.ts';

let world: World;
let bello: Client;
beforeAll(async () => {
  world = await makeWorld({}, { payments: honestPayments().provider });
  bello = await signInStaff(world, 'bello', ['finance']);
});
afterAll(() => world.close());

const send = async (file: string | Uint8Array) => (await sendStatement(world, bello, file)).body;
const SESSION = '000013261124093000000012345678';

test('the same lines from another export of the bank count once', async () => {
  const app = [
    'Date,Narration,Debit,Credit,Balance',
    '24/11/2026,NIP/KUDA/ADAOBI OKAFOR/BLOSSOM 1795500000123,,"75,000.00","575,000.00"',
    '24/11/2026,SMS CHARGE,4.00,,"574,996.00"',
    '24/11/2026,NIP/GTB/MUSA SANI/GIFT,,"75,000.00","649,996.00"',
  ];
  expect(await send(app.join('\n'))).toMatchObject({ newLines: 3, newCredits: 2 });
  const desk = [
    'Trans Date;Value Date;Reference;Remarks;Amount;DR/CR;Balance',
    `24-Nov-2026;24-Nov-2026;${SESSION};TRF FRM ADAOBI OKAFOR B/O BLOSSOM1795500000123;75000.00;CR;575000.00`,
    '24-Nov-2026;24-Nov-2026;S1;CHARGE FOR SMS;4.00;DR;574996.00',
    '24-Nov-2026;24-Nov-2026;S2;INWARD TRANSFER SANI MUSA;75000.00;CR;649996.00',
  ];
  expect(await send(desk.join('\n'))).toMatchObject({ lines: 3, newLines: 0, newCredits: 0 });
  const newestFirst = [desk[0]!, ...desk.slice(1).toReversed()];
  expect(await send(newestFirst.join('\n'))).toMatchObject({ newLines: 0 });
  const sheet = [
    ['Date', 'Details', 'Money Out', 'Money In', 'Balance'],
    ['24/11/2026', 'ADAOBI OKAFOR', '', 75_000, 575_000],
    ['24/11/2026', 'SMS', 4, '', 574_996],
    ['24/11/2026', 'MUSA SANI', '', 75_000, 649_996],
  ];
  expect(await send(workbook(sheet))).toMatchObject({ newLines: 0 });
  const { lines } = (await bello.call(calls.listStatementLines, {})).body;
  expect(lines).toHaveLength(2);
});

test('two transfers that leave the same balance on one day are two', async () => {
  const head = 'Date,Narration,Debit,Credit,Balance';
  const morning = [
    head,
    '24/11/2026,NIP/UBA/ESE UDO/HARMONY 1795600000001,,"125,000.00","925,000.00"',
    '24/11/2026,***RSVL NIP/UBA/ESE UDO,"125,000.00",,"800,000.00"',
  ];
  expect(await send(morning.join('\n'))).toMatchObject({ newLines: 2, newCredits: 1 });
  const noon = [head, '24/11/2026,NIP/UBA/EFE UDO/HARMONY 1795600999999,,"125,000.00","925,000.00"'];
  expect(await send(noon.join('\n'))).toMatchObject({ newLines: 1, newCredits: 1 });
  expect(await send([...morning, noon[1]!].join('\n'))).toMatchObject({ newLines: 0 });
});

test('a day that is still far away is refused with its row, and nothing of the file is kept', async () => {
  const file = [
    'Date,Narration,Debit,Credit,Balance',
    '24/11/2026,NIP/A,,"1,000.00","1,000.00"',
    '24/11/2099,NIP/B,,"1,000.00","2,000.00"',
  ];
  const refused = await sendStatement(world, bello, file.join('\n'));
  expect(refused.status).toBe(400);
  expect(refused.refusal?.message).toBe(
    'Row 3: 2099-11-24 is still to come. Please look at the dates of this file.',
  );
  expect(await send(file.slice(0, 2).join('\n'))).toMatchObject({ newLines: 1 });
  const short = await sendStatement(world, bello, `${file[0]}\n24/11/2026,NIP/C,,1e5,102000`);
  expect(short.refusal?.message).toBe('Row 2: the credit “1e5” is no amount.');
});

test('words that a payer turned round stand as they are read, and a line that came with them is still known', async () => {
  const rows = (narration: string) =>
    ['Date,Narration,Debit,Credit,Balance', `24/11/2026,${narration},,"31,000.00","431,000.00"`].join('\n');
  const turned = 'NIP/UBA/ESE \u202eODU\u202c\u2066 UDO\u200f/GIFT 1795700000001';
  expect(await send(rows(turned))).toMatchObject({ newLines: 1 });
  const shown = async () =>
    (await bello.call(calls.listStatementLines, {})).body.lines.find(
      ({ amount }) => amount.amountMinor === 3_100_000,
    )?.narration;
  expect(await shown()).toBe('NIP/UBA/ESE ODU UDO/GIFT 1795700000001');
  // As a line stands that was read before.
  await world.platform.pool.query(
    'update statement_line set narration_sealed = $1 where amount_minor = 3100000',
    [world.platform.sealing.seal(turned)],
  );
  expect(await shown()).toBe('NIP/UBA/ESE ODU UDO/GIFT 1795700000001');
  expect(await send(rows(turned))).toMatchObject({ newLines: 0 });
});
