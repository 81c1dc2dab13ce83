// Every report on a member, and every decision, the newest first.

import type { ReportCase } from '@ijeuwa/contract/safety';
import { HOME_ZONE } from '@ijeuwa/contract/zones';
import type { ReactNode } from 'react';
import { Badge } from '#ui/Badge.tsx';
import { formatDateTime } from '#ui/format.ts';
import { PromptReplies } from '../PromptReplies.tsx';
import { DECISION_WORDS, sentenceOf, wordsOfMatch } from './report-words.ts';

export function CaseHistory({ found: { reports, decisions } }: { found: ReportCase }) {
  return (
    <>
      <ul aria-label="Reports" className="flex flex-col gap-3">
        {reports.map(({ _id, reporter, reason, details, note, matched, match, reportedAt, decided }) => (
          <Entry
            key={_id}
            title={sentenceOf(reason)}
            mark={<Badge tone={decided ? 'neutral' : 'gold'}>{decided ? 'Decided' : 'Open'}</Badge>}
            note={note && { text: `The member’s note with a like, about “${note.about}”`, reply: note.text }}
            about={`By ${reporter.name}, ${formatDateTime(reportedAt, HOME_ZONE)}. ${wordsOfMatch(matched, match)}`}
          >
            {details}
          </Entry>
        ))}
      </ul>
      {decisions.length > 0 && (
        <ul aria-label="Decisions" className="flex flex-col gap-3">
          {decisions.map(({ _id, decision, reason, note, staff, decidedAt }) => (
            <Entry
              key={_id}
              title={DECISION_WORDS[decision].label}
              about={`By ${staff}, ${formatDateTime(decidedAt, HOME_ZONE)}. ${note}`}
            >
              {reason}
            </Entry>
          ))}
        </ul>
      )}
    </>
  );
}

type Written = { text: string; reply: string };
type EntryProps = {
  title: string;
  mark?: ReactNode;
  about: string;
  /** What the member wrote that it is about. */
  note?: Written | null;
  children: string;
};

function Entry({ title, mark, about, note, children }: EntryProps) {
  return (
    <li className="rounded-lg bg-paper-2 p-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className="font-sans text-sm font-semibold">{title}</h3>
        {mark}
      </div>
      <p className="text-sm text-ink-2">{about}</p>
      {children && <p className="mt-2 whitespace-pre-wrap">{children}</p>}
      {note && (
        <div className="mt-2">
          <PromptReplies prompts={[note]} />
        </div>
      )}
    </li>
  );
}
