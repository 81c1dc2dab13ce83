// A dialog that changes a way to sign in: what happens, the proof of the owner, and the deed.
import type { askEmailChange } from '@ijeuwa/contract/email-change';
import type { unlinkIdentity } from '@ijeuwa/contract/identities';
import type { changePassword, confirmPhoneWay, endPhoneWay } from '@ijeuwa/contract/ways';
import type { ReactNode } from 'react';
import { type Field, useForm } from '#platform/form/useForm.ts';
import { Button } from '#ui/Button.tsx';
import { Modal } from '#ui/Modal.tsx';
import { Notice } from '#ui/Notice.tsx';
import { ProofFields, type Ways } from './ProofFields.tsx';
import { proofOf } from './proof-of.ts';

type WayModalProps = {
  endpoint:
    | typeof askEmailChange
    | typeof changePassword
    | typeof confirmPhoneWay
    | typeof endPhoneWay
    | typeof unlinkIdentity;
  params?: Record<string, string>;
  ways: Pick<Ways, 'proof' | 'codeGoesTo'>;
  title: string;
  label: string;
  tone?: 'primary' | 'danger';
  /** What goes with the proof, beside the fields of the form. */
  more?: Record<string, unknown>;
  fields?: (field: Field) => ReactNode;
  children: ReactNode;
  onClose: () => void;
  onDone: () => void;
};

export function WayModal(props: WayModalProps) {
  const { endpoint, params, ways, title, label, tone = 'primary', more, fields, children } = props;
  // What is refused stands in the dialog; told in passing too, it would lie over it.
  const { field, problem, busy, form } = useForm({
    endpoint,
    params,
    toBody: ({ proof, challenge, ...values }) => ({
      ...values,
      ...more,
      proof: proofOf(ways, { proof: proof ?? '', challenge: challenge ?? '' }),
    }),
    onDone: props.onDone,
  });
  return (
    <Modal open onClose={props.onClose} title={title} size="sm" description={children}>
      <form {...form} aria-label={title} className="flex flex-col gap-4">
        {problem && <Notice tone="error">{problem}</Notice>}
        {fields?.(field)}
        <ProofFields ways={ways} field={field} />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" variant={tone} busy={busy} busyText="One moment...">
            {label}
          </Button>
          <Button variant="secondary" onClick={props.onClose}>
            Cancel
          </Button>
        </div>
      </form>
    </Modal>
  );
}
