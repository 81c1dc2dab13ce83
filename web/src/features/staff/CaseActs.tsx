// What is done about a case: taking it, and what is asked a reason for.

import type { Endpoint } from '@ijeuwa/contract/endpoint';
import type { claimLiveChat } from '@ijeuwa/contract/live-chat';
import type { claimPlanning } from '@ijeuwa/contract/planning';
import type { claimVipCase } from '@ijeuwa/contract/staff-vip';
import type { claimEnquiry } from '@ijeuwa/contract/support';
import type { claimAssessment } from '@ijeuwa/contract/therapy';
import { useState } from 'react';
import type { FormEndpoint } from '#platform/form/useSubmission.ts';
import { renew, useChange } from '#platform/queries.ts';
import { Button } from '#ui/Button.tsx';
import { feedback } from '#ui/feedback.ts';
import { ReasonModal } from './ReasonModal.tsx';

export type ReasonedAct = {
  act: FormEndpoint;
  title: string;
  told: string;
  submit: string;
  /** What is said when it has happened. */
  done: string;
};

type CaseActsProps = {
  id: string;
  /** The press that takes it, while nobody has it. */
  take:
    | {
        act:
          | typeof claimAssessment
          | typeof claimLiveChat
          | typeof claimEnquiry
          | typeof claimPlanning
          | typeof claimVipCase;
        label: string;
        /** Secondary, where something else is what is mostly done. */
        look?: 'secondary';
      }
    | undefined;
  asks: readonly ReasonedAct[];
  /** Who is not told the reason. */
  description: string;
  renews: readonly Endpoint[];
  onDone: () => void;
};

export function CaseActs({ id, take, asks, description, renews, onDone }: CaseActsProps) {
  const [asked, setAsked] = useState<ReasonedAct>();
  return (
    <div className="flex flex-wrap gap-3">
      {take && <TakeButton {...take} id={id} renews={renews} />}
      {asks.map((one) => (
        <Button key={one.title} variant="secondary" onClick={() => setAsked(one)}>
          {one.submit}
        </Button>
      ))}
      {asked && (
        <ReasonModal
          title={asked.title}
          description={description}
          told={{ tone: 'info', text: asked.told }}
          submit={asked.submit}
          busyText="..."
          act={asked.act}
          id={id}
          renews={renews}
          onDone={() => {
            feedback.success(asked.done);
            onDone();
          }}
          onClose={() => setAsked(undefined)}
        />
      )}
    </div>
  );
}

type TakeButtonProps = NonNullable<CaseActsProps['take']> & Pick<CaseActsProps, 'id' | 'renews'>;

function TakeButton({ act, label, look, id, renews }: TakeButtonProps) {
  const claim = useChange(act, { renews });
  const take = () =>
    claim.mutate(
      { params: { id } },
      {
        onError: ({ message }) => {
          feedback.error(message);
          void renew(...renews);
        },
      },
    );
  return (
    <Button variant={look} busy={claim.isPending} busyText="Taking..." onClick={take}>
      {label}
    </Button>
  );
}
