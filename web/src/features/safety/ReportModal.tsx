// Telling staff what is wrong with a person.
import { REPORT_REASONS, reportMember } from '@ijeuwa/contract/safety';
import { useHeldForm } from '#platform/form/useHeldForm.ts';
import { Button } from '#ui/Button.tsx';
import { Modal } from '#ui/Modal.tsx';
import { Notice } from '#ui/Notice.tsx';
import { RadioCards } from '#ui/RadioCards.tsx';
import { TextArea } from '#ui/TextArea.tsx';

type ReportModalProps = {
  open: boolean;
  person: { _id: string; name: string };
  onClose: () => void;
  onReported: () => void;
};

const OPTIONS = REPORT_REASONS.map((reason) => ({
  value: reason,
  label: reason.charAt(0).toUpperCase() + reason.slice(1),
}));

export function ReportModal({ open, person, onClose, onReported }: ReportModalProps) {
  const { form, busy, problem, field, choice } = useHeldForm({
    endpoint: reportMember,
    params: { id: person._id },
    start: () => ({ reason: '', details: '' }),
    toBody: ({ reason, details }) => ({ reason, ...(details.trim() ? { details } : {}) }),
    onDone: onReported,
  });
  return (
    <Modal
      open={open}
      onClose={onClose}
      title={`Report ${person.name}`}
      description="Our staff read every report. You and this person will not see each other again."
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={form.id} variant="danger" busy={busy} busyText="Sending...">
            Report
          </Button>
        </>
      }
    >
      <form {...form} className="flex flex-col gap-5">
        {problem && <Notice tone="error">{problem}</Notice>}
        <RadioCards label="What is wrong?" options={OPTIONS} low {...choice('reason')} />
        <TextArea label="What happened?" optional rows={3} maxLength={2000} {...field('details')} />
      </form>
    </Modal>
  );
}
