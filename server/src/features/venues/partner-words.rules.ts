// What a partner’s page says, as staff write it: parts with a title each, and in them points, each with its title and its text.
import { PARTNER_PARTS_MAX } from '@ijeuwa/contract/venues';

export type PartnerPart = { title: string; points: { title: string; text: string }[] };

const HOW = 'Please begin each part with “# ” and its title, and each point in it with “## ” and its title.';

/** The parts, or what keeps them from being read. */
export const readPartnerWords = (words: string): { parts: PartnerPart[] } | { fault: string } => {
  const parts: PartnerPart[] = [];
  for (const line of words.split(/\r?\n/).map((one) => one.trim())) {
    const [, marks, title] = /^(#+)\s+(.+)$/.exec(line) ?? [];
    const part = parts.at(-1);
    const point = part?.points.at(-1);
    if (marks === '#') parts.push({ title: title!, points: [] });
    else if (marks === '##' && part) part.points.push({ title: title!, text: '' });
    else if (line && (marks || !point)) return { fault: HOW };
    else if (line && point) point.text = point.text ? `${point.text} ${line}` : line;
  }
  if (parts.length === 0) return { fault: HOW };
  if (parts.length > PARTNER_PARTS_MAX) return { fault: `The page has room for ${PARTNER_PARTS_MAX} parts.` };
  const bare = parts.find(({ points }) => points.length === 0 || points.some(({ text }) => !text));
  if (bare) return { fault: `“${bare.title}” has a point without words, or none at all.` };
  return { parts };
};
