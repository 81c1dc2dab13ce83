// The twenty who fit a client best both ways, with why; looked at on purpose, and proposed up to three.
import {
  listFitting,
  listVipCases,
  PROPOSAL_WHY_MAX_LENGTH,
  proposePeople,
  readVipCase,
} from '@ijeuwa/contract/staff-vip';
import { useState } from 'react';
import { useChange, useRead } from '#platform/queries.ts';
import { Badge } from '#ui/Badge.tsx';
import { Button } from '#ui/Button.tsx';
import { Checkbox } from '#ui/Checkbox.tsx';
import { ConfirmModal } from '#ui/ConfirmModal.tsx';
import { feedback } from '#ui/feedback.ts';
import { Notice } from '#ui/Notice.tsx';
import { TextArea } from '#ui/TextArea.tsx';
import { useSettledAt } from '#ui/useSettledAt.ts';
import { KNOWN_LABEL } from './case-words.ts';

type WhoFitsProps = {
  id: string;
  most: number;
  /** The client reads already that nobody else fits, and nothing is due. */
  isTold: boolean;
};

export function WhoFits({ id, most, isTold }: WhoFitsProps) {
  const [looks, setLooks] = useState(false);
  const [asks, setAsks] = useState(false);
  /** Whom, and why in the matchmaker's words. */
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({});
  const fitting = useRead(listFitting, { params: { id } }, { enabled: looks });
  const propose = useChange(proposePeople, { renews: [listVipCases, readVipCase, listFitting] });
  const isNobody = fitting.data?.count === 0;
  // What tells the client comes where what proposes was.
  const settled = useSettledAt(isNobody ? 1 : 0);
  // What is chosen and written stays, though nobody more may be proposed at the moment.
  if (!looks)
    return most === 0 ? null : (
      <Button className="self-start" onClick={() => setLooks(true)}>
        Look who fits
      </Button>
    );
  const { data, error } = fitting;
  if (error) return <Notice tone="error">{error.message}</Notice>;
  if (!data) return <p className="text-ink-2">Looking...</p>;
  const isChosen = (one: string) => chosen[one] !== undefined;
  const toggle = (one: string) => {
    const { [one]: before, ...others } = chosen;
    setChosen(before === undefined ? { ...chosen, [one]: '' } : others);
  };
  const people = Object.entries(chosen).map(([member, why]) => ({ member, ...(why.trim() && { why }) }));
  const send = () =>
    propose.mutate(
      { params: { id }, body: { people } },
      {
        onSuccess: () => {
          setChosen({});
          setAsks(false);
          feedback.success('The client is told.');
        },
        onError: ({ message }) => {
          setAsks(false);
          feedback.error(message);
        },
      },
    );
  return (
    <section aria-label="Who fits" className="flex flex-col gap-3">
      <p>
        {isNobody
          ? `Nobody else fits both ways. ${isTold ? 'The client reads so, and the clock stands.' : 'Tell the client honestly: it stops the clock.'}`
          : `${data.count === 1 ? '1 fits' : `${data.count} fit`} both ways. ${most === 0 ? 'Nobody more can be proposed now.' : `Up to ${most} can be proposed now.`} First come those the client would not meet anyway.`}
      </p>
      {data.people.map((one) => (
        <div key={one._id} className="border-t border-line pt-2">
          <Checkbox
            label={`${one.name}, ${one.age}, ${one.location}`}
            checked={isChosen(one._id)}
            disabled={!isChosen(one._id) && people.length >= most}
            onChange={() => toggle(one._id)}
          />
          {one.known && <Badge>{KNOWN_LABEL[one.known]}</Badge>}
          <p className="text-sm text-ink-2">
            {[...one.reasons, ...(one.difference ? [one.difference] : [])].join(' · ')}
          </p>
          {isChosen(one._id) && (
            <TextArea
              label={`Why ${one.name}?`}
              optional
              hint="The member reads it beside the reasons above."
              rows={2}
              maxLength={PROPOSAL_WHY_MAX_LENGTH}
              value={chosen[one._id]}
              onChange={({ target }) => setChosen({ ...chosen, [one._id]: target.value })}
            />
          )}
        </div>
      ))}
      {!(isNobody && isTold) && (
        <Button
          busy={propose.isPending}
          busyText="..."
          disabled={!isNobody && (people.length === 0 || people.length > most)}
          aria-disabled={!settled}
          onClick={() => {
            if (!settled) return;
            if (isNobody) setAsks(true);
            else send();
          }}
        >
          {isNobody ? 'Tell the client' : 'Propose'}
        </Button>
      )}
      <ConfirmModal
        open={asks}
        title="Nobody else fits"
        confirmLabel="Tell the client"
        busy={propose.isPending}
        busyText="..."
        onClose={() => setAsks(false)}
        onConfirm={send}
      >
        The client reads that nobody else fits both ways today. It stops the clock, and cannot be taken back.
      </ConfirmModal>
    </section>
  );
}
