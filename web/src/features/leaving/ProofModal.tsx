// A dialog of this room that asks the owner to show that it is them, and then does one thing.
import type { Answer } from '@ijeuwa/contract/endpoint';
import { type askCopy, type deleteAccount, findLeaving, type openCopy } from '@ijeuwa/contract/leaving';
import type { ReactNode } from 'react';
import { type Field, useForm } from '#platform/form/useForm.ts';
import { Button } from '#ui/Button.tsx';
import { Modal } from '#ui/Modal.tsx';
import { Notice } from '#ui/Notice.tsx';
import type { Proving } from './proving.ts';

type Deed = typeof askCopy | typeof openCopy | typeof deleteAccount;
type Values = Record<string, FormDataEntryValue>;

type ProofModalProps<E extends Deed> = {
  endpoint: E;
  proving: Proving;
  title: string;
  label: string;
  tone?: 'primary' | 'danger';
  /** What is wrong besides the proof. */
  also?: (values: Values) => Record<string, string | undefined>;
  fields?: (field: Field) => ReactNode;
  /** False: what is asked for is not yet known to its owner. */
  ready?: boolean;
  children: ReactNode;
  onClose: () => void;
  onDone: (answer: Answer<E>) => void;
};

export function ProofModal<E extends Deed>(props: ProofModalProps<E>) {
  const { endpoint, proving, title, label, tone = 'primary', also, fields, ready = true } = props;
  const { children, onClose } = props;
  const { field, form, busy, problem } = useForm<Deed>({
    endpoint,
    toBody: (values) => ({ proof: proving.proofOf(values) }),
    also: (values) =>
      Object.fromEntries(Object.entries(also?.(values) ?? {}).filter(([, wrong]) => wrong)) as Record<
        string,
        string
      >,
    renews: tone === 'danger' ? [] : [findLeaving],
    onDone: (answer) => props.onDone(answer as Answer<E>),
  });
  return (
    <Modal open onClose={onClose} title={title} size="sm">
      <form {...form} aria-label={title} className="flex flex-col gap-4">
        {children}
        {problem && <Notice tone="error">{problem}</Notice>}
        {fields?.(field)}
        {proving.fields(field)}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" variant={tone} disabled={!ready} busy={busy} busyText="One moment...">
            {label}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
        </div>
      </form>
    </Modal>
  );
}
