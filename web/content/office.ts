// The office: where it is, when it is open, when support answers; and the marks by which a text names it.
import officeFile from '../../content/office.json';
import type { Office } from './kinds/office.ts';

export const office: Office = officeFile;

const { days, open, close, zone } = office.support;
export const SUPPORT_HOURS = `${days} ${open}-${close} ${zone}`;

const MARKS: Record<string, string> = {
  '{office:email}': `<a href="mailto:${office.email}">${office.email}</a>`,
  '{office:location}': office.location,
  '{office:support}': SUPPORT_HOURS,
};

/** Puts the office's facts in the place of their marks in a written text. */
export const withOffice = (html: string): string =>
  html.replace(/\{office:[a-z]+\}/g, (mark) => {
    const words = MARKS[mark];
    if (!words) throw new Error(`The text names something of the office that we do not know: ${mark}.`);
    return words;
  });
