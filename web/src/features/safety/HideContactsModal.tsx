// Numbers typed, pasted, or taken from the phone's own contacts where the browser can.
import { findHiddenContacts, hideContacts } from '@ijeuwa/contract/hidden-contacts';
import { useRef } from 'react';
import { useHeldForm } from '#platform/form/useHeldForm.ts';
import { newId } from '#platform/new-id.ts';
import { Button } from '#ui/Button.tsx';
import { feedback } from '#ui/feedback.ts';
import { Notice } from '#ui/Notice.tsx';
import { TextArea } from '#ui/TextArea.tsx';
import { WrittenModal } from '#ui/WrittenModal.tsx';
import { chooseNumbers } from './phone-contacts.ts';

type HideContactsModalProps = { left: number; onClose: () => void };

const numbersIn = (typed: string): string[] =>
  typed
    .split(/[\n,;]+/)
    .map((one) => one.trim())
    .filter(Boolean);

export function HideContactsModal({ left, onClose }: HideContactsModalProps) {
  const sent = useRef({ typed: '', id: newId() });
  const { form, busy, problem, field, values, set, isTouched } = useHeldForm({
    endpoint: hideContacts,
    start: () => ({ numbers: '' }),
    toBody: ({ numbers }) => {
      // The same numbers sent again are the same deed.
      if (sent.current.typed !== numbers) sent.current = { typed: numbers, id: newId() };
      return { id: sent.current.id, numbers: numbersIn(numbers) };
    },
    renews: [findHiddenContacts],
    onDone: () => {
      feedback.success('Added. It works from tonight.');
      onClose();
    },
  });
  const choose = chooseNumbers();
  const take = async () => {
    const chosen = await choose?.();
    if (chosen?.length) set({ numbers: [...numbersIn(values.numbers), ...chosen].join('\n') });
  };
  return (
    <WrittenModal
      isTouched={isTouched}
      onClose={onClose}
      title="Hide from these numbers"
      description="We do not keep the numbers, only a secret mark of each. We tell nobody whether a number belongs to a member, and we do not tell you either."
      submit={
        <Button type="submit" form={form.id} busy={busy} busyText="Adding...">
          Add
        </Button>
      }
    >
      <form {...form} className="flex flex-col items-start gap-4">
        {problem && <Notice tone="error">{problem}</Notice>}
        <TextArea
          label="Phone numbers"
          hint={`One on each line, at most ${left} now`}
          inputMode="tel"
          autoComplete="off"
          rows={5}
          className="w-full"
          {...field('numbers')}
        />
        {choose && (
          <Button variant="secondary" size="sm" onClick={() => void take()}>
            Choose from my phone
          </Button>
        )}
      </form>
    </WrittenModal>
  );
}
