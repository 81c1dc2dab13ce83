// Telling a bank that its dispute is answered, and what it reads.
import { answerDispute, type Dispute, listDisputes } from '@ijeuwa/contract/disputes';
import { listRefunds } from '@ijeuwa/contract/refunds';
import { feedback } from '#ui/feedback.ts';
import { formatMoney } from '#ui/format.ts';
import { TextArea } from '#ui/TextArea.tsx';
import { ReasonModal } from '../ReasonModal.tsx';

type AnswerDisputeModalProps = { dispute: Dispute; accept: boolean; onClose: () => void };

export function AnswerDisputeModal({ dispute, accept, onClose }: AnswerDisputeModalProps) {
  const { _id, reference, amount, title, member, acceptAskedBy } = dispute;
  const isFirst = accept && !acceptAskedBy;
  return (
    <ReasonModal
      title={accept ? `Let ${formatMoney(amount)} go back` : `Keep ${formatMoney(amount)}`}
      description={`${reference}, ${title} for ${member.name}.`}
      told={
        isFirst
          ? {
              tone: 'info',
              text: 'You ask for it, and somebody else tells the bank. Until then nothing happens, and its time runs on.',
            }
          : accept
            ? {
                tone: 'warning',
                text: `${acceptAskedBy} has asked for it. The money is gone at once, and what was bought with it ends.`,
              }
            : { tone: 'info', text: 'The bank decides after it has read this. It can be told once only.' }
      }
      submit={isFirst ? 'Ask for it' : accept ? 'Let it go back' : 'Send the answer'}
      submitLook={accept ? 'danger' : 'primary'}
      busyText="Sending..."
      act={answerDispute}
      id={_id}
      renews={[listDisputes, listRefunds]}
      asked={(field) => (
        <TextArea
          label="What the bank reads"
          {...field('message')}
          rows={4}
          maxLength={1000}
          hint="What was bought, when, and how it was used. Nothing about other members."
        />
      )}
      toBody={({ message, reason }) => ({ accept, ...(accept && { second: !isFirst }), message, reason })}
      onDone={() => {
        feedback.success(
          isFirst
            ? `You have asked for it. ${reference} goes back once somebody else says so too.`
            : `The dispute of ${reference} is answered.`,
        );
        onClose();
      }}
      onClose={onClose}
    />
  );
}
