// Draws the PDF of a report: of the same words the same bytes.
import { LINE_TITLE } from '@ijeuwa/contract/compatibility';
import * as paper from '#platform/paper.ts';
import type { Compared, Report } from './compatibility.rules.ts';
import { SECTIONS, type Standing } from './report-words.rules.ts';

export type ReportPaper = { names: readonly [string, string]; report: Report; madeAt: Date; day: string };

const { plain, bold, INK, SOFT, WINE, MARGIN, WIDTH } = paper;
/** A heading stands with what it is of. */
const ROOM = 90;
const FOOT = 841.89 - MARGIN;

const say = (doc: paper.Doc, text: string, more: PDFKit.Mixins.TextOptions = {}) =>
  doc.text(text, MARGIN, doc.y, { width: WIDTH, lineGap: 2, ...more });
const gap = (doc: paper.Doc, by: number) => {
  doc.y += by;
};
const roomFor = (doc: paper.Doc, height = ROOM) => {
  if (doc.y + height > FOOT) doc.addPage();
};

const heading = (doc: paper.Doc, text: string, height = ROOM) => {
  gap(doc, 14);
  roomFor(doc, height);
  say(bold(doc, WINE, 13), text);
  gap(doc, 4);
};
const one = (doc: paper.Doc, names: ReportPaper['names'], { line, texts, questions }: Compared) => {
  roomFor(doc);
  say(bold(doc, INK, 10.5), LINE_TITLE[line]);
  texts.forEach((text, at) => {
    say(plain(doc), `${names[at]}: ${text}`);
  });
  for (const question of questions) say(plain(doc, SOFT, 9.5), `Worth talking about: ${question}`);
  gap(doc, 8);
};

const draw = (doc: paper.Doc, { names, report, day }: ReportPaper): void => {
  paper.letterhead(doc);
  doc.y = MARGIN + 40;
  say(bold(doc, INK, 18), 'Compatibility report');
  say(plain(doc), `${names[0]} and ${names[1]}, ${day}`);
  gap(doc, 6);
  say(
    plain(doc, SOFT, 9.5),
    'Made of what each of you said that you seek, and only of lines that both of you let stand here. It foretells nothing, and judges nobody. It is for the two of you alone.',
  );
  for (const standing of Object.keys(SECTIONS) as Standing[]) {
    const of = report.compared.filter((each) => each.standing === standing);
    if (of.length === 0) continue;
    heading(doc, SECTIONS[standing]);
    for (const each of of) one(doc, names, each);
  }
  if (report.alsoAsk.length > 0) {
    heading(doc, 'What does not stand here, and is worth talking about too', 50);
    for (const question of report.alsoAsk) {
      roomFor(doc, 30);
      say(plain(doc), `–  ${question}`);
    }
  }
};

export const drawReport = (about: ReportPaper): Promise<Buffer> =>
  paper.drawPdf('Compatibility report', about.madeAt, (doc) => draw(doc, about));
