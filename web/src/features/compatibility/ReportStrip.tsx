// In a conversation: a report that one of the two asked for, or that is made and was not opened yet.
import type { CompatibilityReport } from '@ijeuwa/contract/compatibility';
import { FileHeart } from 'lucide-react';
import { Button } from '#ui/Button.tsx';
import { firstNameOf } from '#ui/format.ts';
import { useEndReport, useReport } from './compatibility.queries.ts';
import { useReportSheet } from './useReportSheet.tsx';

export function ReportStrip({ matchId, name }: { matchId: string; name: string }) {
  const report = useReport(matchId);
  const end = useEndReport();
  const { open, sheet } = useReportSheet({ matchId, name, report });
  if (!report || report.state === 'none') return null;
  const standing = standingOf(report);
  return (
    <>
      {standing && (
        <section
          aria-label="Compatibility report"
          className="flex flex-wrap items-center gap-x-3 gap-y-2 border-b border-line py-2"
        >
          <FileHeart aria-hidden="true" className="size-5 shrink-0 text-clay" />
          <p className="min-w-0 flex-1 basis-48 text-sm">{WORDS[standing](firstNameOf(name))}</p>
          <div className="flex flex-wrap gap-2">
            {OPENS[standing] && (
              <Button size="sm" variant={standing === 'mine' ? 'secondary' : 'primary'} onClick={open}>
                {OPENS[standing]}
              </Button>
            )}
            {standing !== 'made' && (
              <Button
                size="sm"
                variant="quiet"
                disabled={end.isPending}
                onClick={() => end.mutate({ params: { matchId } })}
              >
                {report.byMe ? 'Take it back' : 'No'}
              </Button>
            )}
          </div>
          {end.error && (
            <p role="alert" className="basis-full text-sm text-danger">
              {end.error.message}
            </p>
          )}
        </section>
      )}
      {sheet}
    </>
  );
}

type Standing = 'mine' | 'theirs' | 'mineLapsed' | 'theirsLapsed' | 'made';
const standingOf = ({ state, byMe, lapsed, opened }: CompatibilityReport): Standing | undefined => {
  if (state === 'made') return opened ? undefined : 'made';
  if (lapsed) return byMe ? 'mineLapsed' : 'theirsLapsed';
  return byMe ? 'mine' : 'theirs';
};
const WORDS: Record<Standing, (first: string) => string> = {
  mine: (first) => `You said yes to a compatibility report. It is made once ${first} says yes too.`,
  theirs: (first) => `${first} would like a compatibility report of the two of you.`,
  mineLapsed: () => 'What you seek has changed since your yes to the report. Please look again.',
  theirsLapsed: (first) => `${first} asked for a compatibility report, and is changing it just now.`,
  made: () => 'Your compatibility report is ready.',
};
const OPENS: Partial<Record<Standing, string>> = {
  mine: 'See it',
  theirs: 'Look',
  mineLapsed: 'Look again',
  made: 'Open',
};
