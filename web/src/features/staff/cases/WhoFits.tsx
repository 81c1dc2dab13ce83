// The twenty who fit a client best both ways, with why; looked at on purpose, and proposed up to three.
import { listFitting, listVipCases, proposePeople, readVipCase } from '@ijeuwa/contract/staff-vip';
import { useState } from 'react';
import { useChange, useRead } from '#platform/queries.ts';
import { Button } from '#ui/Button.tsx';
import { Checkbox } from '#ui/Checkbox.tsx';
import { feedback } from '#ui/feedback.ts';
import { Notice } from '#ui/Notice.tsx';

export function WhoFits({ id, most }: { id: string; most: number }) {
  const [looks, setLooks] = useState(false);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const fitting = useRead(listFitting, { params: { id } }, { enabled: looks });
  const propose = useChange(proposePeople, { renews: [listVipCases, readVipCase, listFitting] });
  if (!looks)
    return (
      <Button className="self-start" onClick={() => setLooks(true)}>
        Look who fits
      </Button>
    );
  const { data, error } = fitting;
  if (error) return <Notice tone="error">{error.message}</Notice>;
  if (!data) return <p className="text-ink-2">Looking...</p>;
  const toggle = (one: string) =>
    setChosen(chosen.includes(one) ? chosen.filter((other) => other !== one) : [...chosen, one]);
  const send = () =>
    propose.mutate(
      { params: { id }, body: { people: chosen.map((member) => ({ member })) } },
      {
        onSuccess: () => {
          setChosen([]);
          feedback.success('The client is told.');
        },
        onError: ({ message }) => feedback.error(message),
      },
    );
  return (
    <section aria-label="Who fits" className="flex flex-col gap-3">
      <p>
        {data.count === 0
          ? 'Nobody else fits both ways. Tell the client honestly: it stops the clock.'
          : `${data.count} fit both ways. Up to ${most} can be proposed now.`}
      </p>
      {data.people.map((one) => (
        <div key={one._id} className="border-t border-line pt-2">
          <Checkbox
            label={`${one.name}, ${one.age}, ${one.location}`}
            checked={chosen.includes(one._id)}
            disabled={!chosen.includes(one._id) && chosen.length >= most}
            onChange={() => toggle(one._id)}
          />
          <p className="text-sm text-ink-2">
            {[...one.reasons, ...(one.difference ? [one.difference] : [])].join(' · ')}
          </p>
        </div>
      ))}
      <Button
        busy={propose.isPending}
        busyText="..."
        disabled={data.count > 0 && chosen.length === 0}
        onClick={send}
      >
        {data.count === 0 ? 'Tell the client' : 'Propose'}
      </Button>
    </section>
  );
}
