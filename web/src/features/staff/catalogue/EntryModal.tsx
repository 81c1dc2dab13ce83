// The dialog in which an entry is written: with what a colleague saved meanwhile, and not left by accident.
import type { ReactNode } from 'react';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { TextArea } from '#ui/TextArea.tsx';
import { WrittenModal } from '#ui/WrittenModal.tsx';
import { Met } from './Met.tsx';
import type { EntryForm } from './useEntryForm.ts';

type EntryModalProps = {
  title: string;
  description?: ReactNode;
  submit: string;
  look?: 'primary' | 'danger';
  busyText?: string;
  entry: EntryForm;
  /** What the fields are called, by their names. */
  labels?: Readonly<Record<string, string>>;
  onClose: () => void;
  children: ReactNode;
};

/** Whoever saves over a colleague's version is told so by the button. */
export const saveWords = ({ meeting }: EntryForm): string =>
  meeting ? `Save over version ${meeting.version.version}` : 'Save the change';

export function EntryModal(props: EntryModalProps) {
  const { title, description, submit, look, busyText = 'Saving...', entry, labels = {}, onClose } = props;
  const { form, busy, problem, field, isTouched, meeting, takeTheirs } = entry;
  return (
    <WrittenModal
      isTouched={isTouched}
      size="lg"
      onClose={onClose}
      title={title}
      description={description}
      submit={
        <Button type="submit" variant={look} form={form.id} busy={busy} busyText={busyText}>
          {submit}
        </Button>
      }
    >
      <form {...form} className="flex flex-col gap-4">
        {problem && <Notice tone="error">{problem}</Notice>}
        {meeting && <Met meeting={meeting} labels={labels} onTake={takeTheirs} />}
        {props.children}
        <TextArea
          label="Reason"
          {...field('reason')}
          rows={2}
          maxLength={500}
          hint="Kept in the history and in the audit."
        />
      </form>
    </WrittenModal>
  );
}
