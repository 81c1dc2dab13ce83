// What staff decide on a member's open reports, with words for the member and a reason for the audit.
import {
  DECISION_TEXT_MAX_LENGTH,
  decideReports,
  type ReportCase,
  type ReportDecision,
  readReports,
} from '@ijeuwa/contract/safety';
import { type FormEvent, useState } from 'react';
import { renew } from '#platform/queries.ts';
import { Button } from '#ui/Button.tsx';
import { feedback } from '#ui/feedback.ts';
import { Notice } from '#ui/Notice.tsx';
import { RadioCards } from '#ui/RadioCards.tsx';
import { TextArea } from '#ui/TextArea.tsx';
import { TextInput } from '#ui/TextInput.tsx';
import { useDecideReports } from '../staff.queries.ts';
import { DECISION_WORDS } from './report-words.ts';

type ReportDecisionFormProps = { found: ReportCase; open: number; onDone: () => void };

const possible = (state: ReportCase['state'], open: number): ReportDecision[] => [
  ...(open > 0 ? (['nothing'] as const) : []),
  ...(open > 0 && state !== 'gone' ? (['warning', 'suspension'] as const) : []),
  ...(state === 'suspended' ? (['lift'] as const) : []),
];

export function ReportDecisionForm({ found, open, onDone }: ReportDecisionFormProps) {
  const decide = useDecideReports();
  const [decision, setDecision] = useState<ReportDecision>();
  const [wrong, setWrong] = useState<Record<string, string>>({});
  const isTold = decision === 'warning' || decision === 'suspension';
  const options = possible(found.state, open).map((value) => ({ value, ...DECISION_WORDS[value] }));

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (decide.isPending) return;
    const typed = Object.fromEntries(new FormData(event.currentTarget));
    const checked = decideReports.body.safeParse({
      decision,
      note: typed.note,
      seen: open,
      ...(typed.reason === undefined ? {} : { reason: typed.reason }),
    });
    const issues = checked.error?.issues ?? [];
    const errors = Object.fromEntries(issues.map(({ path, message }) => [String(path[0]), message]));
    if (isTold && !String(typed.reason).trim()) errors.reason = 'Please write what the member will read.';
    setWrong(errors);
    if (!checked.success || Object.keys(errors).length > 0) {
      const names = Object.keys(errors);
      const fields = [...event.currentTarget.elements] as HTMLInputElement[];
      return fields.find((field) => names.includes(field.name))?.focus();
    }
    decide.mutate(
      { params: { id: found.member._id }, body: checked.data },
      {
        onSuccess: () => {
          feedback.success(DECISION_WORDS[checked.data.decision].done);
          onDone();
        },
        // What came in or was decided meanwhile is shown beside what was written here.
        onError: () => void renew(readReports),
      },
    );
  };

  return (
    <form
      noValidate
      onSubmit={submit}
      aria-label="Decision"
      className="flex flex-col gap-4 border-t border-line pt-4"
    >
      {decide.error && <Notice tone="error">{decide.error.message}</Notice>}
      <RadioCards
        label="What follows?"
        name="decision"
        options={options}
        value={decision ?? ''}
        onChange={(value) => setDecision(value as ReportDecision)}
        error={wrong.decision}
      />
      {decision !== undefined && decision !== 'nothing' && (
        <TextArea
          label="To the member"
          name="reason"
          rows={3}
          optional={decision === 'lift'}
          maxLength={DECISION_TEXT_MAX_LENGTH}
          hint="They read these words. Never name who reported."
          error={wrong.reason ?? decide.error?.fields.reason}
        />
      )}
      <TextInput
        label="Reason"
        name="note"
        maxLength={500}
        hint="It stands in the audit and in this case; the member does not read it."
        error={wrong.note ?? decide.error?.fields.note}
      />
      <Button type="submit" className="self-end" busy={decide.isPending} busyText="Deciding...">
        Decide
      </Button>
    </form>
  );
}
