// Statements as a bank writes them, and as staff upload them, for tests.
import type { Answer } from '@ijeuwa/contract/endpoint';
import { uploadStatement } from '@ijeuwa/contract/statements';
import { strToU8, zipSync } from 'fflate';
import type { Client, Reply } from './people.ts';
import type { World } from './test-world.ts';

type Row = { narration: string; credit?: number; debit?: number; day?: string };

/** An account whose balance goes on from one statement to the next. */
export const makeBank = () => {
  let balance = 1_000_000;
  let before = balance;
  const csv = (rows: Row[]): string => {
    before = balance;
    const money = (naira: number) => (naira ? `"${naira.toLocaleString('en-NG')}.00"` : '');
    const lines = rows.map(({ narration, credit = 0, debit = 0, day = '24-Nov-2026' }) => {
      balance += credit - debit;
      return `${day},${day},"${narration}",${money(debit)},${money(credit)},${money(balance)}`;
    });
    return ['Account Statement', 'Trans Date,Value Date,Narration,Debit,Credit,Balance', ...lines].join('\n');
  };
  /** As if the last statement had not been. */
  const turnBack = () => {
    balance = before;
  };
  return { csv, turnBack };
};

export const sendStatement = async (
  world: World,
  who: Client,
  file: string | Uint8Array,
): Promise<Reply<Answer<typeof uploadStatement>>> => {
  const boundary = 'thebankswords';
  const payload = Buffer.concat([
    Buffer.from(
      `--${boundary}\r\ncontent-disposition: form-data; name="statement"; filename="statement"\r\n` +
        'content-type: application/octet-stream\r\n\r\n',
    ),
    Buffer.from(file),
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ]);
  const reply = await world.app.inject({
    method: uploadStatement.method,
    url: uploadStatement.path,
    headers: { cookie: who.jar.cookie, 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload,
  });
  const body = reply.json();
  return { status: reply.statusCode, body, refusal: body, headers: reply.headers };
};

const COLUMN = 'ABCDEF';
/** A workbook as small as one can be. */
export const workbook = (rows: (string | number)[][]): Uint8Array => {
  const cell = (value: string | number, at: string) =>
    typeof value === 'number'
      ? `<c r="${at}"><v>${value}</v></c>`
      : `<c r="${at}" t="inlineStr"><is><t>${value}</t></is></c>`;
  const sheet = rows
    .map(
      (row, y) =>
        `<row r="${y + 1}">${row.map((one, x) => cell(one, `${COLUMN[x]}${y + 1}`)).join('')}</row>`,
    )
    .join('');
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
  const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const packaged = 'http://schemas.openxmlformats.org/package/2006';
  const head = '<?xml version="1.0" encoding="UTF-8"?>';
  const relation = (id: string, type: string, target: string) =>
    `${head}<Relationships xmlns="${packaged}/relationships"><Relationship Id="${id}" Type="${relations}/${type}" Target="${target}"/></Relationships>`;
  const files = {
    '[Content_Types].xml': `${head}<Types xmlns="${packaged}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/></Types>`,
    '_rels/.rels': relation('r1', 'officeDocument', 'xl/workbook.xml'),
    'xl/workbook.xml': `${head}<workbook xmlns="${main}" xmlns:r="${relations}"><sheets><sheet name="Statement" sheetId="1" r:id="r1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relation('r1', 'worksheet', 'worksheets/sheet1.xml'),
    'xl/worksheets/sheet1.xml': `${head}<worksheet xmlns="${main}"><sheetData>${sheet}</sheetData></worksheet>`,
  };
  return zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])));
};

/** The day in Lagos as a bank writes it: 03-Sep-2026. */
export const bankDay = (moment: Date): string =>
  new Intl.DateTimeFormat('en-GB', {
    day: '2-digit',
    month: 'short',
    year: 'numeric',
    timeZone: 'Africa/Lagos',
  })
    .format(moment)
    .replaceAll(' ', '-')
    .replace('Sept', 'Sep');
