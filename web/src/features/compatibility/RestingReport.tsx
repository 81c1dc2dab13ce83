// After a no of the other: when they can be asked again, and nothing to press that would fail.
import { Button } from '#ui/Button.tsx';
import { firstNameOf, formatDate } from '#ui/format.ts';
import { Modal } from '#ui/Modal.tsx';
import type { ReportSheetProps } from './report-sheet-props.ts';

export function RestingReport({ name, until, onClose }: ReportSheetProps & { until: string }) {
  const first = firstNameOf(name);
  return (
    <Modal
      open
      title="Not just now"
      onClose={onClose}
      footer={
        <Button variant="secondary" onClick={onClose}>
          Close
        </Button>
      }
    >
      <div className="flex flex-col gap-3">
        <p>
          {first} would rather not make a compatibility report just now. You can ask again from{' '}
          {formatDate(until)} on.
        </p>
        <p className="text-ink-2">
          The report that you were given stays yours. A no to it says nothing about the two of you: your
          conversation goes on as before.
        </p>
      </div>
    </Modal>
  );
}
