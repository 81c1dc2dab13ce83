// Asks before a day is signed; with a reason where anything is open.
import { type DayClose, findDayClose, signDay } from '@ijeuwa/contract/day-close';
import { useForm } from '#platform/form/useForm.ts';
import { renew } from '#platform/queries.ts';
import { Button } from '#ui/Button.tsx';
import { feedback } from '#ui/feedback.ts';
import { formatDay, formatNumber } from '#ui/format.ts';
import { Modal } from '#ui/Modal.tsx';
import { Notice } from '#ui/Notice.tsx';
import { TextArea } from '#ui/TextArea.tsx';

type SignDayModalProps = { close: DayClose; onClose: () => void };

export function SignDayModal({ close: { day, open }, onClose }: SignDayModalProps) {
  const left = open.differences + open.unmatched;
  const { form, busy, problem, field } = useForm({
    endpoint: signDay,
    renews: [findDayClose],
    toBody: ({ reason }) => ({ day, ...(reason ? { reason: String(reason) } : {}) }),
    onDone: () => {
      feedback.success(`${formatDay(day)} is signed.`);
      onClose();
    },
    onFailed: () => void renew(findDayClose),
  });
  return (
    <Modal
      open
      onClose={onClose}
      title={`Sign ${formatDay(day)}`}
      description="Its figures are kept as they stand, and nothing is posted to it any more. This cannot be taken back."
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={form.id} busy={busy} busyText="Signing...">
            Sign it
          </Button>
        </>
      }
    >
      <form {...form} className="flex flex-col gap-4">
        {problem && <Notice tone="error">{problem}</Notice>}
        {left === 0 ? (
          <p>Nothing is open.</p>
        ) : (
          <Notice tone="warning">{formatNumber(left)} open. Say why the day is signed all the same.</Notice>
        )}
        <TextArea
          label="Reason"
          optional={left === 0}
          {...field('reason')}
          rows={3}
          maxLength={500}
          hint="Kept in the audit."
        />
      </form>
    </Modal>
  );
}
