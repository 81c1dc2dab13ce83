// One member: first why, then what the role needs.
import {
  type FoundMember,
  LOOK_REASON_MIN_LENGTH,
  lookAtMember,
  type MemberView,
} from '@ijeuwa/contract/members';
import { useState } from 'react';
import { useHeldForm } from '#platform/form/useHeldForm.ts';
import { Button } from '#ui/Button.tsx';
import { Modal } from '#ui/Modal.tsx';
import { Notice } from '#ui/Notice.tsx';
import { TextArea } from '#ui/TextArea.tsx';
import { MemberParts } from './MemberParts.tsx';

type LookModalProps = {
  member: FoundMember;
  /** Of the search: often it is the same. */
  reason: string;
  onClose: () => void;
};

export function LookModal({ member, reason, onClose }: LookModalProps) {
  const [seen, setSeen] = useState<MemberView>();
  if (!seen) return <WhyModal member={member} reason={reason} onSeen={setSeen} onClose={onClose} />;
  return (
    <Modal open size="lg" onClose={onClose} title={seen.member.name || 'No name'}>
      <MemberParts seen={seen} />
    </Modal>
  );
}

type WhyModalProps = LookModalProps & { onSeen: (seen: MemberView) => void };

function WhyModal({ member, reason, onSeen, onClose }: WhyModalProps) {
  const { form, busy, problem, field } = useHeldForm<typeof lookAtMember, { reason: string }>({
    endpoint: lookAtMember,
    params: { id: member._id },
    start: () => ({ reason }),
    onDone: onSeen,
  });
  return (
    <Modal
      open
      onClose={onClose}
      title={`Open ${member.name || 'this member'}`}
      description={`Your name, this member and the reason, of ${LOOK_REASON_MIN_LENGTH} characters at least, go into the audit.`}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={form.id} busy={busy} busyText="Opening...">
            Open
          </Button>
        </>
      }
    >
      <form {...form} className="flex flex-col gap-4">
        {problem && <Notice tone="error">{problem}</Notice>}
        <TextArea label="Reason" {...field('reason')} rows={3} maxLength={500} />
      </form>
    </Modal>
  );
}
