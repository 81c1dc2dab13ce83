// Asks staff for the reason of an act; it stands in the audit.
import type { Answer, Endpoint } from '@ijeuwa/contract/endpoint';
import type { ReactNode } from 'react';
import type { ApiError } from '#platform/api.ts';
import { type Field, type FormOptions, useForm } from '#platform/form/useForm.ts';
import type { FormEndpoint } from '#platform/form/useSubmission.ts';
import { Button } from '#ui/Button.tsx';
import { Modal } from '#ui/Modal.tsx';
import { Notice } from '#ui/Notice.tsx';
import { TextArea } from '#ui/TextArea.tsx';
import { useLookAgain } from './useLookAgain.ts';

type ReasonModalProps<E extends FormEndpoint> = {
  title: string;
  description: string;
  /** What the press will do. */
  told: { tone: 'info' | 'warning'; text: string };
  hint?: string;
  submit: string;
  submitLook?: 'primary' | 'danger';
  /** What leaving means, where “Cancel” does not say it. */
  leave?: string;
  busyText: string;
  act: E;
  /** What the act is done to. */
  id: string;
  renews: readonly Endpoint[];
  /** What is asked before the reason, and how it is sent. */
  asked?: (field: Field) => ReactNode;
  toBody?: FormOptions<E>['toBody'];
  /** What is wrong besides what the schema says, told with it. */
  also?: FormOptions<E>['also'];
  onDone: (answer: Answer<E>) => void;
  onFailed?: (error: ApiError) => void;
  onClose: () => void;
};

export function ReasonModal<E extends FormEndpoint>(props: ReasonModalProps<E>) {
  const {
    title,
    description,
    told,
    submit,
    submitLook = 'primary',
    leave = 'Cancel',
    busyText,
    onClose,
  } = props;
  const { hint = 'Kept in the audit.', act, id, renews, asked, toBody, also, onDone, onFailed } = props;
  const params = { id };
  const lookAgain = useLookAgain(...renews);
  const failed = (error: ApiError) => {
    void lookAgain(error);
    onFailed?.(error);
  };
  const options = { endpoint: act, params, renews, toBody, also, onDone, onFailed: failed };
  const { form, busy, problem, field } = useForm(options);
  return (
    <Modal
      open
      onClose={onClose}
      title={title}
      description={description}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {leave}
          </Button>
          <Button type="submit" variant={submitLook} form={form.id} busy={busy} busyText={busyText}>
            {submit}
          </Button>
        </>
      }
    >
      <form {...form} className="flex flex-col gap-4">
        {problem && <Notice tone="error">{problem}</Notice>}
        {asked?.(field)}
        <Notice tone={told.tone}>{told.text}</Notice>
        <TextArea label="Reason" {...field('reason')} rows={3} maxLength={500} hint={hint} />
      </form>
    </Modal>
  );
}
