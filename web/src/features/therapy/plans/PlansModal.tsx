// View Therapy Plans: what each holds, costs and saves; the popular one is marked, and any can be selected.
import type { TherapyPackage } from '@ijeuwa/contract/therapy';
import { Star } from 'lucide-react';
import { Badge } from '#ui/Badge.tsx';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { classes } from '#ui/classes.ts';
import { Modal } from '#ui/Modal.tsx';
import type { Open } from '../opened.ts';
import { USABLE_FOR } from '../therapy-words.ts';
import { comparedWith, isSaving, perSession, planPrice, useCheapestSession } from './plan-price.ts';

type PlansModalProps = { packages: readonly TherapyPackage[]; onOpen: Open; onClose: () => void };

export function PlansModal({ packages, onOpen, onClose }: PlansModalProps) {
  const single = useCheapestSession();
  const saving = packages.filter((one) => isSaving(one, single));
  return (
    <Modal
      open
      size="lg"
      title="Therapy Plans"
      description={`Sessions of 50 minutes with a counsellor of your choice, to be used within ${USABLE_FOR}.`}
      onClose={onClose}
      footer={
        <Button variant="secondary" onClick={onClose}>
          Close
        </Button>
      }
    >
      {packages.length === 0 && <p className="text-ink-2">No plans are sold at the moment.</p>}
      {/* Before what it explains: on a phone the plans stand one below the other. */}
      {saving.length > 0 && <p className="mb-4 text-sm text-ink-2">“Save”: {comparedWith(single)}</p>}
      <ul aria-label="Therapy plans" className="grid gap-4 md:grid-cols-3">
        {packages.map((one) => (
          <Card
            key={one.id}
            as="li"
            aria-label={one.name}
            className={classes('flex flex-col gap-3', one.popular && 'border-gold ring-1 ring-gold')}
          >
            <div>
              <h3 className="text-xl">{one.name}</h3>
              <p className="text-ink-2">
                {one.sessions} sessions, {perSession(one)} each
              </p>
            </div>
            <p>
              <span className="block font-serif text-2xl font-semibold">{planPrice(one, 'NGN')}</span>
              <span className="text-sm text-ink-2">{planPrice(one, 'USD')}</span>
            </p>
            <div className="flex flex-wrap gap-2">
              {isSaving(one, single) && <Badge tone="leaf">Save {one.save}%</Badge>}
              {one.popular && (
                <Badge tone="gold" icon={<Star aria-hidden="true" className="fill-current" />}>
                  Most popular
                </Badge>
              )}
            </div>
            <Button
              variant={one.popular ? 'primary' : 'secondary'}
              wide
              className="mt-auto"
              aria-label={`Select Plan: ${one.name}`}
              onClick={() => onOpen({ dialog: 'select', chosen: one })}
            >
              Select Plan
            </Button>
          </Card>
        ))}
      </ul>
    </Modal>
  );
}
