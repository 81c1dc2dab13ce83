// Select Plan: what is bought and in which currency; confirming holds its price.
import { chooseTherapyPlan, findOwnTherapy, type TherapyPackage } from '@ijeuwa/contract/therapy';
import { useState } from 'react';
import { newId } from '#platform/new-id.ts';
import { useChange } from '#platform/queries.ts';
import { Button } from '#ui/Button.tsx';
import { FactList } from '#ui/FactList.tsx';
import { Modal } from '#ui/Modal.tsx';
import { Notice } from '#ui/Notice.tsx';
import { RadioCards } from '#ui/RadioCards.tsx';
import type { Open } from '../opened.ts';
import { USABLE_FOR } from '../therapy-words.ts';
import {
  isSaving,
  PLAN_CURRENCIES,
  type PlanCurrency,
  planPrice,
  savingWords,
  useCheapestSession,
} from './plan-price.ts';

const WORDS: Record<PlanCurrency, string> = { NGN: 'In naira', USD: 'In dollars' };

type SelectPlanModalProps = { chosen: TherapyPackage; onOpen: Open; onClose: () => void };

export function SelectPlanModal({ chosen, onOpen, onClose }: SelectPlanModalProps) {
  const [currency, setCurrency] = useState<PlanCurrency>('NGN');
  const single = useCheapestSession();
  // Of one plan in one currency: another choice is another plan.
  const [ids] = useState(() => ({ NGN: newId(), USD: newId() }));
  const choose = useChange(chooseTherapyPlan, { renews: [findOwnTherapy] });
  const confirm = () =>
    choose.mutate(
      { body: { id: ids[currency], package: chosen.id, currency } },
      { onSuccess: (plan) => onOpen({ dialog: 'confirmed', plan }) },
    );
  return (
    <Modal
      open
      title={`Select Plan: ${chosen.name}`}
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" onClick={() => onOpen({ dialog: 'plans' })}>
            Back
          </Button>
          <Button busy={choose.isPending} busyText="Holding the price..." onClick={confirm}>
            Confirm Plan
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        {choose.error && <Notice tone="error">{choose.error.message}</Notice>}
        <FactList
          facts={[
            { label: 'Sessions', value: String(chosen.sessions) },
            ...(isSaving(chosen, single) ? [{ label: 'You save', value: savingWords(chosen, single) }] : []),
            { label: 'To be used within', value: USABLE_FOR },
          ]}
        />
        <RadioCards
          label="How would you like to pay?"
          columns={2}
          value={currency}
          onChange={(value) => setCurrency(value as PlanCurrency)}
          options={PLAN_CURRENCIES.map((value) => ({
            value,
            label: planPrice(chosen, value),
            description: WORDS[value],
          }))}
        />
      </div>
    </Modal>
  );
}
