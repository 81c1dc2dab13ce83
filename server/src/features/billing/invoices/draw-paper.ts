// Draws the PDF of an invoice: of the same words the same bytes, whenever and wherever it is made.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';
import PDFDocument from 'pdfkit';
import type { PaperWords } from './paper-words.rules.ts';

// DejaVu has ₦, and every letter and tone mark of the names that our members bear, in one file.
// Read once, for all papers: reading one takes longer than drawing a paper.
const fontOf = (name: string): Font =>
  create(readFileSync(createRequire(import.meta.url).resolve(`dejavu-fonts-ttf/ttf/${name}.ttf`))) as Font;
let read: Record<'plain' | 'bold', Font> | undefined;
const fonts = () => {
  read ??= { plain: fontOf('DejaVuSans'), bold: fontOf('DejaVuSans-Bold') };
  return read;
};

const [WINE, INK, SOFT, RULE] = ['#7a1737', '#2b1320', '#6b5560', '#e6dac8'];
const MARGIN = 56;
const WIDTH = 595.28 - 2 * MARGIN;
const RIGHT = MARGIN + WIDTH;
const AMOUNT_WIDTH = 150;
const HALF = WIDTH / 2;

type Doc = PDFKit.PDFDocument;

const write = (
  doc: Doc,
  text: string,
  x: number,
  y: number,
  more: PDFKit.Mixins.TextOptions = {},
): number => {
  doc.text(text, x, y, { lineGap: 2, ...more });
  return doc.y;
};
const plain = (doc: Doc, colour = INK, size = 10): Doc => doc.font('plain').fontSize(size).fillColor(colour);
const bold = (doc: Doc, colour = INK, size = 10): Doc => doc.font('bold').fontSize(size).fillColor(colour);

const rule = (doc: Doc, y: number): number => {
  doc.moveTo(MARGIN, y).lineTo(RIGHT, y).lineWidth(0.75).strokeColor(RULE).stroke();
  return y + 10;
};

/** What it is on the left, how much on the right; the longer of the two says where the next begins. */
const row = (doc: Doc, what: string, amount: string, y: number): number => {
  const left = write(doc, what, MARGIN, y, { width: WIDTH - AMOUNT_WIDTH - 12 });
  const right = write(doc, amount, RIGHT - AMOUNT_WIDTH, y, { width: AMOUNT_WIDTH, align: 'right' });
  return Math.max(left, right) + 4;
};

const block = (doc: Doc, title: string, words: readonly string[], x: number, y: number): number => {
  let next = write(bold(doc, SOFT, 9), title, x, y, { width: HALF - 12 });
  for (const one of words) next = write(plain(doc), one, x, next + 1, { width: HALF - 12 });
  return next;
};

const draw = (doc: Doc, words: PaperWords): void => {
  doc.rect(0, 0, 595.28, 10).fill(WINE);
  write(bold(doc, WINE, 22), 'Ijeuwa', MARGIN, MARGIN);
  let y = write(bold(doc, INK, 18), words.title, MARGIN, MARGIN + 40) + 6;
  for (const [what, value] of words.facts) {
    write(plain(doc, SOFT), what, MARGIN, y, { width: 110 });
    y = write(plain(doc), value, MARGIN + 116, y, { width: WIDTH - 116 }) + 2;
  }
  y += 14;
  y = Math.max(block(doc, 'From', words.from, MARGIN, y), block(doc, 'To', words.to, MARGIN + HALF, y)) + 20;
  y = rule(doc, y);
  for (const { title, under, amount } of words.lines) {
    y = row(bold(doc), title, amount, y);
    if (under) y = write(plain(doc, SOFT, 9), under, MARGIN, y - 2, { width: WIDTH - AMOUNT_WIDTH }) + 4;
  }
  y = rule(doc, y + 4);
  for (const [what, amount] of words.sums) y = row(plain(doc), what, amount, y);
  y = row(bold(doc, INK, 12), ...words.total, y + 2);
  y = rule(doc, y + 6);
  y = write(bold(doc, SOFT, 9), words.payments.title, MARGIN, y) + 2;
  for (const [what, amount] of words.payments.lines) y = row(plain(doc, INK, 9), what, amount, y);
  const { lead, address } = words.check;
  y = write(plain(doc, SOFT, 9), lead, MARGIN, y + 24, { width: WIDTH });
  write(plain(doc, WINE, 9), address, MARGIN, y + 1, { width: WIDTH, link: address });
};

/** `issuedAt` is the only moment in it: no clock is asked. */
export const drawPaper = (words: PaperWords, { number, issuedAt }: { number: string; issuedAt: Date }) =>
  new Promise<Buffer>((done, fail) => {
    const doc = new PDFDocument({
      size: 'A4',
      margin: MARGIN,
      font: fonts().plain as never,
      lang: 'en-NG',
      displayTitle: true,
      info: {
        Title: `${words.title} ${number}`,
        Author: 'Ijeuwa',
        Producer: 'Ijeuwa',
        Creator: 'Ijeuwa',
        CreationDate: issuedAt,
      },
    });
    const pieces: Buffer[] = [];
    doc.on('data', (piece: Buffer) => pieces.push(piece));
    doc.on('end', () => done(Buffer.concat(pieces)));
    doc.on('error', fail);
    for (const [name, font] of Object.entries(fonts())) doc.registerFont(name, font as never);
    draw(doc, words);
    doc.end();
  });
