// What a first consultation is, before it is booked.
import { type GuidanceText, textsOf } from '@ijeuwa/contract/guidance';
import { findTherapy } from '@ijeuwa/contract/therapy';
import { ClipboardCheck, Clock, ListChecks } from 'lucide-react';
import { useRead } from '#platform/queries.ts';
import { Button } from '#ui/Button.tsx';
import { formatMoney } from '#ui/format.ts';
import { Modal } from '#ui/Modal.tsx';

const ICONS = [Clock, ClipboardCheck, ListChecks] as const;

type ConsultationModalProps = { texts: readonly GuidanceText[]; onBook: () => void; onClose: () => void };

export function ConsultationModal({ texts, onBook, onClose }: ConsultationModalProps) {
  const fee = useRead(findTherapy, {}).data?.fee;
  return (
    <Modal
      open
      title="Book Your Consultation"
      description={textsOf(texts, 'counselling-consultation')[0]?.text}
      onClose={onClose}
      footer={<Button onClick={onBook}>Choose a time</Button>}
    >
      <ul className="flex flex-col gap-4">
        {textsOf(texts, 'counselling-consultation-item').map(({ key, title, text }, index) => {
          const Icon = ICONS[index]!;
          return (
            <li key={key} className="flex gap-3">
              <Icon aria-hidden="true" className="mt-0.5 size-6 shrink-0 text-wine" />
              <span>
                <span className="block font-semibold">{title}</span>
                <span className="block text-ink-2">{text}</span>
              </span>
            </li>
          );
        })}
      </ul>
      {fee && (
        <p className="mt-4">
          It costs{' '}
          <strong className="tabular-nums">
            {formatMoney({ amountMinor: Math.round(fee.priceNGN * 100), currency: 'NGN' })}
          </strong>
          , whoever you choose.
        </p>
      )}
    </Modal>
  );
}
