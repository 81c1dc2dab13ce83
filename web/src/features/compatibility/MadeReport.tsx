// A report that is made: its file, and the way to withdraw it, which is asked once more.
import { useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { firstNameOf, formatDate } from '#ui/format.ts';
import { Modal } from '#ui/Modal.tsx';
import { useEndReport, useReportFile } from './compatibility.queries.ts';
import type { ReportSheetProps } from './report-sheet-props.ts';

export function MadeReport({ matchId, name, report, onClose }: ReportSheetProps) {
  const first = firstNameOf(name);
  const [isAsked, setAsked] = useState(false);
  const { busy, download } = useReportFile(matchId);
  const end = useEndReport();
  const footer = isAsked ? (
    <>
      <Button variant="secondary" onClick={() => setAsked(false)}>
        Keep it
      </Button>
      <Button
        variant="danger"
        busy={end.isPending}
        busyText="One moment..."
        onClick={() => end.mutate({ params: { matchId } }, { onSuccess: onClose })}
      >
        Withdraw it
      </Button>
    </>
  ) : (
    <>
      <Button variant="quiet" onClick={() => setAsked(true)}>
        Withdraw
      </Button>
      <Button busy={busy} busyText="Fetching..." onClick={download}>
        Open PDF
      </Button>
    </>
  );
  return (
    <Modal
      open
      title={isAsked ? 'Withdraw the report?' : `You and ${first}`}
      onClose={onClose}
      footer={footer}
    >
      <div className="flex flex-col gap-3">
        {isAsked ? (
          <>
            <p>The file goes for both of you at once. You need no reason.</p>
            <p>A copy that one of you saved stays where it was saved.</p>
          </>
        ) : (
          <>
            <p>
              Your compatibility report
              {report.since && ` of ${formatDate(report.since)}`} says where the two of you agree, where you
              differ, and what is worth talking about.
            </p>
            <p className="text-ink-2">
              Only you and {first} can open it. A good way is to read it together, and to begin with one
              question.
            </p>
          </>
        )}
        {end.error && (
          <p role="alert" className="text-danger">
            {end.error.message}
          </p>
        )}
      </div>
    </Modal>
  );
}
