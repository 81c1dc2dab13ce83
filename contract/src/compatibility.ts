// The compatibility report: of two matched members who both say yes to it, made of what each seeks and lets stand there.
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { handle, Id, list, Moment, Money, Ok } from './fields.ts';

/** What a report can speak of: wishes that two can have in common. None is free text, so that nobody else is named. */
export const REPORT_LINES = ['time', 'goal', 'children', 'faith', 'place', 'education', 'interests'] as const;
export const ReportLine = z.enum(REPORT_LINES, { error: 'Please choose from the list.' });
export type ReportLine = z.infer<typeof ReportLine>;
export const LINE_TITLE: Record<ReportLine, string> = {
  time: 'When to marry',
  goal: 'What I am here for',
  children: 'A partner who has children',
  faith: 'My partner’s faith',
  place: 'Where my partner lives',
  education: 'My partner’s education',
  interests: 'What I would like to share',
};

/** A report of fewer would hardly say anything. */
export const REPORT_LINES_MIN = 3;
/** After a no, the same person is asked again after so many days at the earliest. */
export const REPORT_RESTS_DAYS = 30;
/** What one is worth, as the guarantee states it; nobody can buy one. */
export const REPORT_VALUE: Money = { amountMinor: 2999, currency: 'USD' };
/** `asked`: one of the two has said yes. `made`: both have, and there is a file. The others are over. */
export const REPORT_STATES = ['asked', 'made', 'declined', 'withdrawn'] as const;

const OwnLine = z.object({
  line: ReportLine,
  /** As it would stand in the report, word for word. */
  text: z.string(),
  /** By the member’s yes. */
  approved: z.boolean(),
});
export const CompatibilityReport = z.object({
  state: z.enum(['none', 'asked', 'made']),
  /** Whether the caller asked for it. */
  byMe: z.boolean(),
  /** What the caller seeks and could let stand there. */
  lines: z.array(OwnLine),
  /** Of what the lines say now: a yes names it, and is a yes to these words alone. */
  seen: z.string(),
  /** Which lines whoever asked lets stand there, and not what they say; null unless the other asked. */
  theirLines: z.nullable(z.array(ReportLine)),
  /** What one of the two seeks has changed since the first yes: it is asked for anew. */
  lapsed: z.boolean(),
  /** How many reports the caller may still ask for. */
  rights: z.int(),
  /** Since it was asked for, or made. */
  since: z.nullable(Moment),
  /** The other has said no to the caller: until then they are not asked again. */
  restsUntil: z.nullable(Moment),
  /** Whether the caller has opened the file. */
  opened: z.boolean(),
});
export type CompatibilityReport = z.infer<typeof CompatibilityReport>;

const ofMatch = { params: z.object({ matchId: Id }), access: { member: 'open match' } } as const;
const PATH = '/api/conversations/:matchId/compatibility-report';

export const findCompatibilityReport = endpoint({
  method: 'GET',
  path: PATH,
  ...ofMatch,
  summary:
    'How a compatibility report of the two stands, and which lines of the caller could stand in it. What the other seeks is in no answer.',
  answer: CompatibilityReport,
});
export const approveCompatibilityReport = endpoint({
  method: 'PUT',
  path: PATH,
  ...ofMatch,
  summary: `Says yes to a report with these lines of one’s own; once both have, it is made. Whoever says it first has one to give (409 otherwise), and can say it anew until then. 409 too where the other has said no within the last ${REPORT_RESTS_DAYS} days, where what one seeks has changed since it was seen, and where fewer than ${REPORT_LINES_MIN} lines would be of both.`,
  body: z.strictObject({ lines: list(ReportLine, REPORT_LINES.length), seen: handle }),
  answer: CompatibilityReport,
});
export const endCompatibilityReport = endpoint({
  method: 'DELETE',
  path: PATH,
  ...ofMatch,
  answer: Ok,
  summary:
    'Takes one’s yes back, says no to what the other asked for, or withdraws a report that is made: its file goes for both.',
});
export const fetchCompatibilityReport = endpoint({
  method: 'GET',
  path: `${PATH}.pdf`,
  ...ofMatch,
  summary:
    'The report as a PDF file, for the two of them alone; 404 while there is none, and once it is withdrawn.',
  answer: 'file',
});

export const ReportRight = z.object({
  _id: Id,
  givenAt: Moment,
  value: Money,
  usedAt: z.nullable(Moment),
});
export type ReportRight = z.infer<typeof ReportRight>;
export const listReportRights = endpoint({
  method: 'GET',
  path: '/api/compatibility-reports/rights',
  access: 'member',
  summary: 'The reports that the guarantee gave the member, and which of them are used; the newest first.',
  answer: z.object({ rights: z.array(ReportRight) }),
});
