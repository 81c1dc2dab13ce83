// Taking a line off the list that pays for nothing here: why, by what, and the reason.
import {
  type ClosedAs,
  closeStatementLine,
  listStatementLines,
  type StatementLine,
} from '@ijeuwa/contract/statements';
import { useState } from 'react';
import type { Field } from '#platform/form/useForm.ts';
import { feedback } from '#ui/feedback.ts';
import { formatMoney } from '#ui/format.ts';
import { RadioCards } from '#ui/RadioCards.tsx';
import { TextInput } from '#ui/TextInput.tsx';
import { ReasonModal } from '../ReasonModal.tsx';
import { CLOSED_WORDS, saidClosedWords } from './statement-words.ts';

const GONE =
  'The bank took this back. If a transfer was confirmed by it, a second person has to say the same; then what it paid for ends, and whoever paid is told.';
const OPEN =
  'What nobody claims stays on this list, and in the books as owed. Of much money a second person has to say the same.';

export function CloseLineModal({ line, onClose }: { line: StatementLine; onClose: () => void }) {
  const { saidClosed } = line;
  const isGone = line.finding === 'reversed';
  const [as, choose] = useState<ClosedAs | undefined>(saidClosed?.as);
  const asked = (field: Field) => (
    <>
      <RadioCards
        label="What is it?"
        {...field('as')}
        value={as}
        onChange={(value) => choose(CLOSED_WORDS.find((one) => one.value === value)?.value)}
        options={CLOSED_WORDS}
      />
      {as && as !== 'interest' && (
        <TextInput
          key={as}
          label={as === 'booked' ? 'Reference of the payout or transfer' : 'Reference of the sending'}
          hint={as === 'booked' ? 'As it stands in the books.' : 'As the bank gave it. Send it first.'}
          {...field('reference')}
          autoComplete="off"
          maxLength={100}
          defaultValue={saidClosed?.as === as ? (saidClosed.reference ?? '') : ''}
        />
      )}
    </>
  );
  return (
    <ReasonModal
      title={`Close ${formatMoney(line.amount)}`}
      description={line.narration}
      told={{
        tone: 'warning',
        text: isGone ? GONE : `${saidClosed ? `${saidClosedWords(saidClosed)} ` : ''}${OPEN}`,
      }}
      submit="Close the line"
      busyText="Closing..."
      act={closeStatementLine}
      hint="How you know it. Kept in the audit."
      id={line._id}
      renews={[listStatementLines]}
      asked={isGone ? undefined : asked}
      also={() => (isGone || as ? {} : { as: 'Please say which it is.' })}
      toBody={({ reference, reason }) => (isGone ? { reason } : { as, reference, reason })}
      onDone={({ closed }) => {
        if (closed) feedback.success('The line is closed.');
        else feedback.info('It is noted. The line stays here until a second person says the same.');
        onClose();
      }}
      onClose={onClose}
    />
  );
}
