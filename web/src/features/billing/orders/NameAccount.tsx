// Where money goes that came by bank transfer, or that a card did not take back: its member names the account.
import { findOrder, listOrders, type Order } from '@ijeuwa/contract/billing';
import { NIGERIAN_BANKS } from '@ijeuwa/contract/nigerian-banks';
import { ACCOUNT_NAME_MAX, nameRefundAccount } from '@ijeuwa/contract/refund-accounts';
import { findTimeline } from '@ijeuwa/contract/timelines';
import { useContext, useEffect, useRef, useState } from 'react';
import { useForm } from '#platform/form/useForm.ts';
import { Button } from '#ui/Button.tsx';
import { feedback } from '#ui/feedback.ts';
import { formatMoney } from '#ui/format.ts';
import { Modal } from '#ui/Modal.tsx';
import { Notice } from '#ui/Notice.tsx';
import { NumberInput } from '#ui/NumberInput.tsx';
import { Select } from '#ui/Select.tsx';
import { TextInput } from '#ui/TextInput.tsx';
import { orderName } from '../order-name.ts';
import { OwnerProof, type Proving } from './owner-proof.ts';

const BANKS = NIGERIAN_BANKS.map(({ code, name }) => ({ value: code, label: name }));

type NameAccountProps = {
  order: Order;
  /** A mail led to it: it is in sight, and has the focus. */
  landsHere?: boolean;
};

export function NameAccount({ order, landsHere = false }: NameAccountProps) {
  const [asks, setAsks] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!landsHere) return;
    button.current?.focus({ preventScroll: true });
    button.current?.scrollIntoView?.({ block: 'center', behavior: 'instant' });
  }, [landsHere]);
  const WithProof = useContext(OwnerProof);
  if (asks && !WithProof) throw new Error('an account is named with the proof of the owner');
  const isNamed = order.refundAccount === 'named';
  const label = isNamed ? 'Name another account' : 'Name the account';
  return (
    <>
      <Button
        ref={button}
        variant={isNamed ? 'quiet' : 'secondary'}
        size="sm"
        aria-label={`${label}: ${order.item.title}, ${orderName(order)}`}
        onClick={() => setAsks(true)}
      >
        {label}
      </Button>
      {asks && WithProof && (
        <WithProof>
          {(proving) => <AccountModal order={order} proving={proving} onClose={() => setAsks(false)} />}
        </WithProof>
      )}
    </>
  );
}

type AccountModalProps = { order: Order; proving: Proving; onClose: () => void };

function AccountModal({ order, proving, onClose }: AccountModalProps) {
  const { form, busy, problem, field } = useForm({
    endpoint: nameRefundAccount,
    params: { id: order._id },
    toBody: ({ proof = '', challenge = '', ...given }) => ({
      ...given,
      proof: proving.proofOf({ proof, challenge }),
    }),
    renews: [listOrders, findOrder, findTimeline],
    onDone: () => {
      feedback.success('Thank you. Your money goes to this account.');
      onClose();
    },
  });
  const goesThere = order.accountFor ?? order.owedBack;
  const amount = goesThere ? formatMoney(goesThere) : 'Your money';
  return (
    <Modal
      open
      onClose={onClose}
      title="Where may your money go?"
      description={`${amount} for ${order.item.title} goes back to you from our bank. Please name a naira account of your own.`}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Not now
          </Button>
          <Button type="submit" form={form.id} busy={busy} busyText="Asking the bank...">
            Send it there
          </Button>
        </>
      }
    >
      <form {...form} className="flex flex-col gap-4">
        {problem && <Notice tone="error">{problem}</Notice>}
        <Select
          label="Bank"
          {...field('bankCode')}
          options={BANKS}
          placeholder="Choose your bank"
          defaultValue=""
        />
        <NumberInput
          label="Account number"
          {...field('accountNumber')}
          maxLength={10}
          autoComplete="off"
          hint="Ten digits (NUBAN)."
        />
        <TextInput
          label="Name on the account"
          {...field('accountName')}
          maxLength={ACCOUNT_NAME_MAX}
          autoComplete="off"
          hint="As your bank writes it."
        />
        {proving.fields(field)}
        <p className="text-sm text-ink-2">
          Our finance team alone reads it. We keep the number sealed until the money has gone, and no longer.
        </p>
      </form>
    </Modal>
  );
}
