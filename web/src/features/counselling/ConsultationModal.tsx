// What a first consultation is, before it is booked.
import { CONSULTATION_FEE_NAIRA } from '@ijeuwa/contract/counselling';
import { ClipboardCheck, Clock, ListChecks } from 'lucide-react';
import { Button } from '#ui/Button.tsx';
import { formatMoney } from '#ui/format.ts';
import { Modal } from '#ui/Modal.tsx';
import { consultation } from './counselling-words.ts';

const ICONS = [Clock, ClipboardCheck, ListChecks] as const;
const FEE = formatMoney({ amountMinor: CONSULTATION_FEE_NAIRA * 100, currency: 'NGN' });

type ConsultationModalProps = { onBook: () => void; onClose: () => void };

export function ConsultationModal({ onBook, onClose }: ConsultationModalProps) {
  return (
    <Modal
      open
      title={consultation.title}
      description={consultation.text}
      onClose={onClose}
      footer={<Button onClick={onBook}>Choose a time</Button>}
    >
      <ul className="flex flex-col gap-4">
        {consultation.items.map(({ title, text }, index) => {
          const Icon = ICONS[index]!;
          return (
            <li key={title} className="flex gap-3">
              <Icon aria-hidden="true" className="mt-0.5 size-6 shrink-0 text-wine" />
              <span>
                <span className="block font-semibold">{title}</span>
                <span className="block text-ink-2">{text}</span>
              </span>
            </li>
          );
        })}
      </ul>
      <p className="mt-4">
        It costs <strong className="tabular-nums">{FEE}</strong>, whoever you choose.
      </p>
    </Modal>
  );
}
