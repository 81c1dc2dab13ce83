// What staff are told when an answer to an enquiry is due soon or overdue; never who wrote, or what.
import { type DueCase, dueLead, dueLines } from '#platform/due-words.ts';
import type { Notice } from '#platform/notify.ts';

type Alarm = { to: string; cause: string; isOver: boolean; cases: readonly DueCase[]; link: string };

export const alarmNotice = ({ to, cause, isOver, cases, link }: Alarm): Notice => {
  const lines = dueLines(cases, to);
  const many = lines.length === 1 ? 'An enquiry is' : `${lines.length} enquiries are`;
  const subject = `${many} ${isOver ? 'overdue' : 'due soon'}`;
  return {
    onceKey: `enquiry-${isOver ? 'overdue' : 'due-soon'}:${cause}:${to}`,
    category: 'security',
    mail: {
      to,
      subject,
      preview: lines[0] ?? '',
      body: [
        isOver
          ? 'The answer that we promised within 24 hours was not given in time:'
          : 'The answer that we promised within 24 hours is due in four hours or less, at a weekend too:',
        ...lines,
      ],
      action: { lead: dueLead(cases, to), label: 'Open the enquiries', link },
      grave: true,
    },
  };
};
