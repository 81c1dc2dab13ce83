// What is read before anything is chosen: one service, and how we work.
import type { GuidanceText } from '@ijeuwa/contract/guidance';
import { Button } from '#ui/Button.tsx';
import { Modal } from '#ui/Modal.tsx';
import type { Open } from './opened.ts';

type LearnMoreModalProps = { service: GuidanceText; onOpen: Open; onClose: () => void };

export function LearnMoreModal({ service, onOpen, onClose }: LearnMoreModalProps) {
  return (
    <Modal
      open
      title={service.title}
      description={service.text}
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Close
          </Button>
          <Button onClick={() => onOpen({ dialog: 'plans' })}>View Therapy Plans</Button>
        </>
      }
    >
      <ul className="marks-diamond flex flex-col gap-3">
        {service.more.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Modal>
  );
}

type ApproachModalProps = { steps: readonly GuidanceText[]; onClose: () => void };

export function ApproachModal({ steps, onClose }: ApproachModalProps) {
  return (
    <Modal open title="Our Approach" onClose={onClose} footer={<Button onClick={onClose}>Close</Button>}>
      <ol className="flex flex-col gap-5">
        {steps.map(({ key, title, text }, index) => (
          <li key={key} className="flex gap-4">
            <span aria-hidden="true" className="font-serif text-2xl font-semibold text-wine">
              {index + 1}
            </span>
            <div>
              <h3 className="text-lg">{title}</h3>
              <p className="text-ink-2">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </Modal>
  );
}
