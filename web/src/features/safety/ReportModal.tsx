// Telling staff what is wrong with a person.
import { REPORT_REASONS } from '@ijeuwa/contract/safety';
import { useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { Modal } from '#ui/Modal.tsx';
import { Notice } from '#ui/Notice.tsx';
import { RadioCards } from '#ui/RadioCards.tsx';
import { TextArea } from '#ui/TextArea.tsx';

type Reason = (typeof REPORT_REASONS)[number];
type ReportModalProps = {
  open: boolean;
  name: string;
  busy: boolean;
  error?: string;
  onClose: () => void;
  onReport: (report: { reason: Reason; details?: string }) => void;
};

const OPTIONS = REPORT_REASONS.map((reason) => ({
  value: reason,
  label: reason.charAt(0).toUpperCase() + reason.slice(1),
}));

export function ReportModal({ open, name, busy, error, onClose, onReport }: ReportModalProps) {
  const [reason, setReason] = useState<Reason>();
  const [details, setDetails] = useState('');
  const [missing, setMissing] = useState(false);
  const report = () => {
    setMissing(!reason);
    if (reason) onReport({ reason, ...(details.trim() ? { details: details.trim() } : {}) });
  };
  return (
    <Modal
      open={open}
      onClose={onClose}
      title={`Report ${name}`}
      description="Our staff read every report. You and this person will not see each other again."
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button variant="danger" busy={busy} busyText="Sending..." onClick={report}>
            Report
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-5">
        {error && <Notice tone="error">{error}</Notice>}
        <RadioCards
          label="What is wrong?"
          options={OPTIONS}
          value={reason ?? ''}
          onChange={(value) => setReason(value as Reason)}
          error={missing && !reason ? 'Please choose what is wrong.' : undefined}
        />
        <TextArea
          label="What happened?"
          optional
          rows={3}
          maxLength={2000}
          value={details}
          onChange={(event) => setDetails(event.target.value)}
        />
      </div>
    </Modal>
  );
}
