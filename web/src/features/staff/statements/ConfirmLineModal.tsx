// Saying for which transfer a line of the statement is: one that is proposed, or one that is found by its reference.

import { confirmStatementLine, listStatementLines, type StatementLine } from '@ijeuwa/contract/statements';
import { listOddPayments, listTransfers } from '@ijeuwa/contract/transfers';
import { useState } from 'react';
import { useForm } from '#platform/form/useForm.ts';
import { Button } from '#ui/Button.tsx';
import { feedback } from '#ui/feedback.ts';
import { formatMoney } from '#ui/format.ts';
import { Modal } from '#ui/Modal.tsx';
import { Notice } from '#ui/Notice.tsx';
import { RadioCards } from '#ui/RadioCards.tsx';
import { TextArea } from '#ui/TextArea.tsx';
import { ReferenceSearch } from '../transfers/ReferenceSearch.tsx';
import { BANK_HINT } from '../transfers/transfer-words.ts';
import { hasConfirmed, willConfirm } from './statement-words.ts';
import { type Choice, useChoices } from './useChoices.ts';

const isWhatWasSought = (only: Choice | undefined, sought: string | undefined): boolean =>
  sought === undefined || only?.reference === sought;

export function ConfirmLineModal({ line, onClose }: { line: StatementLine; onClose: () => void }) {
  const [reference, search] = useState<string>();
  const { choices, nothingFound, isFetching } = useChoices(line, reference);
  const [picked, pick] = useState<string>();
  const only = choices.length === 1 ? choices[0] : undefined;
  // Whoever looks for another has not found it: what is proposed is not meant unless they say so.
  const choice =
    choices.find(({ transferId }) => transferId === picked) ??
    (isWhatWasSought(only, reference) ? only : undefined);
  const { form, busy, problem, field } = useForm({
    endpoint: confirmStatementLine,
    params: { id: line._id },
    renews: [listStatementLines, listTransfers, listOddPayments],
    toBody: ({ reason }) => ({ transferId: choice?.transferId, reason }),
    also: () => (choice ? {} : { transferId: 'Please choose the transfer.' }),
    onDone: (answer) => {
      const tell = answer.paid ? feedback.success : feedback.info;
      if (choice) tell(hasConfirmed(choice, answer));
      onClose();
    },
  });
  return (
    <Modal
      open
      onClose={onClose}
      title={`Confirm ${formatMoney(line.amount)}`}
      description={<bdi className="wrap-anywhere">{line.narration}</bdi>}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={form.id} busy={busy} busyText="Confirming..." disabled={!choice}>
            This is the payment
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <ReferenceSearch reference={reference} onSearch={search} />
        {nothingFound && <Notice tone="info">No unpaid transfer has the reference {reference}.</Notice>}
        <form {...form} className="flex flex-col gap-4">
          {problem && <Notice tone="error">{problem}</Notice>}
          {choices.length > 0 && (
            <RadioCards
              label="Which transfer is it?"
              {...field('transferId')}
              value={choice?.transferId}
              onChange={pick}
              options={choices.map(({ transferId, reference: called, title, member, total }) => ({
                value: transferId,
                label: called,
                description: `${title} for ${member.name}, ${formatMoney(total)}`,
              }))}
            />
          )}
          {choices.length === 0 && !isFetching && !nothingFound && (
            <p className="text-ink-2">We found no transfer for it. Look for one by its reference.</p>
          )}
          {choice && (
            <Notice tone={choice.approvalsNeeded > 1 || choice.goesBack || choice.ended ? 'warning' : 'info'}>
              {willConfirm(line, choice)}
            </Notice>
          )}
          <TextArea label="Reason" {...field('reason')} rows={3} maxLength={500} hint={BANK_HINT} />
        </form>
      </div>
    </Modal>
  );
}
