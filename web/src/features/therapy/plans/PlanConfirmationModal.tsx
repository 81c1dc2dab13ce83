// Plan Confirmation: the price is held, and paying is next.
import type { TherapyPlan } from '@ijeuwa/contract/therapy';
import { Button } from '#ui/Button.tsx';
import { FactList } from '#ui/FactList.tsx';
import { formatDateTime, formatMoney } from '#ui/format.ts';
import { Modal } from '#ui/Modal.tsx';
import { Notice } from '#ui/Notice.tsx';
import type { Open } from '../opened.ts';

type PlanConfirmationModalProps = { plan: TherapyPlan; onOpen: Open; onClose: () => void };

export function PlanConfirmationModal({ plan, onOpen, onClose }: PlanConfirmationModalProps) {
  const { quote } = plan;
  return (
    <Modal
      open
      title="Plan Confirmation"
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Close
          </Button>
          {quote && <Button onClick={() => onOpen({ dialog: 'pay', quote })}>Proceed to Payment</Button>}
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <Notice tone="success" title={`The ${plan.name} plan is chosen.`}>
          {quote
            ? `Its price is held for you until ${formatDateTime(quote.expiresAt)}. The sessions are yours once it is paid.`
            : 'You find it on this page, with your own plans.'}
        </Notice>
        <FactList
          facts={[
            { label: 'Plan', value: plan.name },
            { label: 'Sessions', value: String(plan.sessions) },
            { label: 'To pay', value: formatMoney(plan.total) },
          ]}
        />
      </div>
    </Modal>
  );
}
