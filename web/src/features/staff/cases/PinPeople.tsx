// Puts up to three who fit among a client's picks of the next day, with a reason for the audit.
import {
  type FittingPerson,
  listFitting,
  PINS_A_DAY,
  pinPeople,
  readVipCase,
  type VipCaseAtDesk,
} from '@ijeuwa/contract/staff-vip';
import { useState } from 'react';
import { useHeldForm } from '#platform/form/useHeldForm.ts';
import { useRead } from '#platform/queries.ts';
import { Button } from '#ui/Button.tsx';
import { Checkbox } from '#ui/Checkbox.tsx';
import { feedback } from '#ui/feedback.ts';
import { Notice } from '#ui/Notice.tsx';
import { TextArea } from '#ui/TextArea.tsx';

type Named = Pick<FittingPerson, '_id' | 'name'> & Partial<FittingPerson>;

export function PinPeople({ one }: { one: VipCaseAtDesk }) {
  const [looks, setLooks] = useState(false);
  const { data, error } = useRead(listFitting, { params: { id: one._id } }, { enabled: looks });
  const names = one.pinned.map(({ name }) => name).join(', ');
  return (
    <section aria-label="Tomorrow’s picks" className="flex flex-col gap-3">
      <p>
        {names
          ? `Among tomorrow’s picks of the client: ${names}.`
          : `Up to ${PINS_A_DAY} people can be put among tomorrow’s picks of the client.`}
      </p>
      {!looks && (
        <Button className="self-start" variant="secondary" onClick={() => setLooks(true)}>
          Choose for tomorrow
        </Button>
      )}
      {looks && error && <Notice tone="error">{error.message}</Notice>}
      {looks && !data && !error && <p className="text-ink-2">Looking...</p>}
      {looks && data && <PinForm one={one} people={data.people} onDone={() => setLooks(false)} />}
    </section>
  );
}

type PinFormProps = { one: VipCaseAtDesk; people: readonly FittingPerson[]; onDone: () => void };

function PinForm({ one, people, onDone }: PinFormProps) {
  const { form, busy, problem, field, values, set } = useHeldForm<
    typeof pinPeople,
    { people: string[]; reason: string }
  >({
    endpoint: pinPeople,
    params: { id: one._id },
    start: () => ({ people: one.pinned.map(({ _id }) => _id), reason: '' }),
    renews: [readVipCase],
    onDone: (): void => {
      feedback.success('Saved for tomorrow.');
      onDone();
    },
  });
  const others: Named[] = one.pinned.filter(({ _id }) => !people.some((person) => person._id === _id));
  const toggle = (id: string) =>
    set({
      people: values.people.includes(id)
        ? values.people.filter((other) => other !== id)
        : [...values.people, id],
    });
  return (
    <form {...form} aria-label="Choose for tomorrow" className="flex flex-col gap-3">
      {problem && <Notice tone="error">{problem}</Notice>}
      <p className="text-sm text-ink-2">
        They stand first in the client’s deck tomorrow, and nobody else’s deck changes. Only who stands in the
        client’s deck can be chosen.
      </p>
      {[...others, ...people].map(({ _id, name, age, location, reasons = [] }) => (
        <div key={_id} className="border-t border-line pt-2">
          <Checkbox
            label={[name, age, location].filter(Boolean).join(', ')}
            checked={values.people.includes(_id)}
            disabled={!values.people.includes(_id) && values.people.length >= PINS_A_DAY}
            onChange={() => toggle(_id)}
          />
          {reasons.length > 0 && <p className="text-sm text-ink-2">{reasons.join(' · ')}</p>}
        </div>
      ))}
      <p role="status" className="border-t border-line pt-2 text-sm text-ink-2">
        {values.people.length} of {PINS_A_DAY} chosen
        {values.people.length >= PINS_A_DAY ? '. To choose another, untick one.' : '.'}
      </p>
      <TextArea
        label="Reason"
        hint="It is kept in the audit."
        rows={2}
        maxLength={500}
        {...field('reason')}
      />
      <Button type="submit" variant="secondary" className="self-end" busy={busy} busyText="...">
        Save for tomorrow
      </Button>
    </form>
  );
}
