// One thing to read, opened: its text, its drawn steps, and the way on.
import type { Resource } from '@ijeuwa/contract/resources';
import { buttonLook } from '#ui/button-look.ts';
import { Modal } from '#ui/Modal.tsx';
import { Prose } from '#ui/Prose.tsx';
import { StepDrawing } from './StepDrawing.tsx';

export function ResourceModal({ resource, onClose }: { resource: Resource; onClose: () => void }) {
  const { title, summary, text, steps, to } = resource;
  return (
    <Modal
      open
      size="lg"
      onClose={onClose}
      title={title}
      description={summary}
      footer={
        to && (
          <a href={to} className={buttonLook({})}>
            Open the page
          </a>
        )
      }
    >
      <Prose html={text} className="max-w-2xl wrap-anywhere" />
      {steps.length > 0 && (
        <ol aria-label="Steps" className="mt-6 flex flex-col gap-5">
          {steps.map((step, index) => (
            <li
              key={step.text}
              className="grid items-center gap-4 sm:grid-cols-[13rem_minmax(0,1fr)] sm:gap-6"
            >
              <div className="overflow-hidden rounded-xl bg-gold-soft p-4 max-sm:mx-auto max-sm:w-full max-sm:max-w-64">
                <StepDrawing name={step.picture} />
              </div>
              <p className="wrap-anywhere">
                <strong className="mr-2 font-serif text-xl font-semibold text-wine">{index + 1}</strong>
                {step.text}
              </p>
            </li>
          ))}
        </ol>
      )}
    </Modal>
  );
}
