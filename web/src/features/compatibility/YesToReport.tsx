// Before a yes to a report: each line of one's own as it would stand there, word for word; none does that is not ticked.
import { LINE_TITLE, REPORT_LINES_MIN, type ReportLine } from '@ijeuwa/contract/compatibility';
import { useState } from 'react';
import { paths } from '#platform/paths.ts';
import { Button } from '#ui/Button.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Checkbox } from '#ui/Checkbox.tsx';
import { FieldGroup } from '#ui/FieldGroup.tsx';
import { feedback } from '#ui/feedback.ts';
import { firstNameOf } from '#ui/format.ts';
import { Modal } from '#ui/Modal.tsx';
import { useApproveReport } from './compatibility.queries.ts';
import type { ReportSheetProps } from './report-sheet-props.ts';

export function YesToReport({ matchId, name, report, onClose }: ReportSheetProps) {
  const first = firstNameOf(name);
  const { byMe, theirLines, seen, state } = report;
  // Of what the other leaves out nothing can stand there.
  const lines = report.lines.filter(({ line }) => theirLines?.includes(line) ?? true);
  const [chosen, setChosen] = useState<readonly ReportLine[]>(
    lines.filter(({ approved }) => approved).map(({ line }) => line),
  );
  // What the other has taken out meanwhile is not said yes to unseen.
  const ticked = chosen.filter((one) => lines.some(({ line }) => line === one));
  const again = byMe && state === 'asked';
  const approve = useApproveReport();
  const choose = (line: ReportLine) =>
    setChosen((now) => (now.includes(line) ? now.filter((one) => one !== line) : [...now, line]));
  const say = () =>
    approve.mutate(
      { params: { matchId }, body: { lines: ticked, seen } },
      {
        onSuccess: (answer) => {
          feedback.success(answer.state === 'made' ? 'Your report is ready.' : `${first} is asked.`);
          if (answer.state === 'asked') onClose();
        },
      },
    );
  const tooFew = lines.length < REPORT_LINES_MIN;
  return (
    <Modal
      open
      title={again ? `Your question to ${first}` : `A report of you and ${first}?`}
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {again ? 'Leave it so' : 'Not now'}
          </Button>
          {tooFew ? (
            <ButtonLink to={paths.preference}>What I seek</ButtonLink>
          ) : (
            <Button
              disabled={ticked.length < REPORT_LINES_MIN}
              busy={approve.isPending}
              busyText="One moment..."
              onClick={say}
            >
              {`${again ? 'Change to' : 'Yes,'} ${ticked.length} ${ticked.length === 1 ? 'line' : 'lines'}`}
            </Button>
          )}
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <p>
          A compatibility report says where the two of you agree in what you seek, where you differ, and what
          is worth talking about. It is made once both of you have said yes, and nobody else sees it.
        </p>
        {tooFew ? (
          <p>
            It takes {REPORT_LINES_MIN} lines that both of you let stand there, each of something that you
            have said yourself. Say a little more of what you seek first.
          </p>
        ) : (
          <FieldGroup
            label="What of yours may stand there?"
            hint={`Tick what may, word for word as it is here: at least ${REPORT_LINES_MIN} lines. What you leave out stays yours alone, and what you only found there among your wishes is not offered.`}
          >
            {lines.map(({ line, text }) => (
              <Checkbox
                key={line}
                label={LINE_TITLE[line]}
                hint={text}
                checked={ticked.includes(line)}
                onChange={() => choose(line)}
              />
            ))}
          </FieldGroup>
        )}
        <ul className="marks-diamond flex flex-col gap-2 text-sm text-ink-2">
          <li>
            {theirLines
              ? `${first} lets the same lines stand there. You see theirs in the report.`
              : `A line stands there only if ${first} lets theirs stand there too. Before, ${first} sees which lines you chose, and not what they say.`}
          </li>
          <li>Until it is made you can take your yes back.</li>
          <li>
            Then either of you can withdraw it: the file goes for both. A copy that somebody saved stays where
            it was saved.
          </li>
          {(byMe || state === 'none') && <li>Once it is made, the report that you were given is used.</li>}
        </ul>
        {approve.error && (
          <p role="alert" className="text-danger">
            {approve.error.message}
          </p>
        )}
      </div>
    </Modal>
  );
}
