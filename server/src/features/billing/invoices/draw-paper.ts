// Draws the PDF of an invoice: of the same words the same bytes, whenever and wherever it is made.
import {
  bold,
  type Doc,
  drawPdf,
  INK,
  letterhead,
  MARGIN,
  plain,
  RULE,
  SOFT,
  WIDTH,
  WINE,
} from '#platform/paper.ts';
import type { PaperWords } from './paper-words.rules.ts';

const RIGHT = MARGIN + WIDTH;
const AMOUNT_WIDTH = 150;
const HALF = WIDTH / 2;

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
  letterhead(doc);
  let y = write(bold(doc, INK, 18), words.title, MARGIN, MARGIN + 40) + 6;
  for (const [what, value] of words.facts) {
    write(plain(doc, SOFT), what, MARGIN, y, { width: 110 });
    y = write(plain(doc), value, MARGIN + 116, y, { width: WIDTH - 116 }) + 2;
  }
  y = write(plain(doc, SOFT, 9), words.clock, MARGIN, y + 2) + 14;
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

export const drawPaper = (words: PaperWords, { number, issuedAt }: { number: string; issuedAt: Date }) =>
  drawPdf(`${words.title} ${number}`, issuedAt, (doc) => draw(doc, words));
