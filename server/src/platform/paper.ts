// How papers of ours are drawn as PDF files: of the same words the same bytes, whenever and wherever they are made.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';
import PDFDocument from 'pdfkit';

// DejaVu has ₦, and every letter and tone mark of the names that our members bear, in one file.
// Read once, for all papers: reading one takes longer than drawing a paper.
const fontOf = (name: string): Font => {
  const path = createRequire(import.meta.url).resolve(`dejavu-fonts-ttf/ttf/${name}.ttf`);
  const font = create(readFileSync(path)) as Font;
  const layout = font.layout.bind(font);
  // What is unseen between letters it cannot lay out in every script: then no paper was made at all.
  font.layout = (text, ...how) => layout(text.replace(/\p{Default_Ignorable_Code_Point}/gu, ''), ...how);
  return font;
};
let read: Record<'plain' | 'bold', Font> | undefined;
const fonts = () => {
  read ??= { plain: fontOf('DejaVuSans'), bold: fontOf('DejaVuSans-Bold') };
  return read;
};

export const [WINE, INK, SOFT, RULE] = ['#7a1737', '#2b1320', '#6b5560', '#e6dac8'];
export const MARGIN = 56;
const PAGE_WIDTH = 595.28;
export const WIDTH = PAGE_WIDTH - 2 * MARGIN;

export type Doc = PDFKit.PDFDocument;

export const plain = (doc: Doc, colour = INK, size = 10): Doc =>
  doc.font('plain').fontSize(size).fillColor(colour);
export const bold = (doc: Doc, colour = INK, size = 10): Doc =>
  doc.font('bold').fontSize(size).fillColor(colour);

export const letterhead = (doc: Doc): void => {
  doc.rect(0, 0, PAGE_WIDTH, 10).fill(WINE);
  bold(doc, WINE, 22).text('Ijeuwa', MARGIN, MARGIN, { lineGap: 2 });
};

/** `madeAt` is the only moment in it: no clock is asked. */
export const drawPdf = (title: string, madeAt: Date, draw: (doc: Doc) => void): Promise<Buffer> =>
  new Promise<Buffer>((done, fail) => {
    const doc = new PDFDocument({
      size: 'A4',
      margin: MARGIN,
      font: fonts().plain as never,
      lang: 'en-NG',
      displayTitle: true,
      info: {
        Title: title,
        Author: 'Ijeuwa',
        Producer: 'Ijeuwa',
        Creator: 'Ijeuwa',
        CreationDate: madeAt,
      },
    });
    const pieces: Buffer[] = [];
    doc.on('data', (piece: Buffer) => pieces.push(piece));
    doc.on('end', () => done(Buffer.concat(pieces)));
    doc.on('error', fail);
    for (const [name, font] of Object.entries(fonts())) doc.registerFont(name, font as never);
    draw(doc);
    doc.end();
  });
