// A form that a page posts without script, and that an enhancement sends where it stands; knows fields, and no room.
import type { ReactNode } from 'react';
import { AsoOkeBand } from './AsoOkeBand.tsx';
import { buttonLook } from './button-look.ts';
import { CONTROL_LOOK } from './control-look.ts';
import { Field } from './Field.tsx';

type EnquiryField = {
  name: string;
  label: string;
  /** Several lines, an email address, or else one line of text. */
  kind?: 'lines' | 'email';
  autoComplete?: string;
  maxLength?: number;
  hint?: string;
  /** What is said when nothing is given; without it the field may stay empty. */
  missing?: string;
};

type EnquiryFormProps = {
  /** Where the page posts it, and where the enhancement sends it. */
  action: string;
  sendTo: string;
  /** Sent where it stands, where the page has script; a page to read posts it. */
  inPlace?: boolean;
  /** What it is about, for those who answer. */
  kind: string;
  /** People do not see this field; whoever fills it in is a machine. */
  trap: string;
  fields: readonly EnquiryField[];
  button: string;
  /** Where whoever does not wish to write after all is led. */
  cancelTo?: string;
  note?: ReactNode;
  thanks: { title: string; text?: string };
};

export function EnquiryForm(props: EnquiryFormProps) {
  const { action, sendTo, inPlace, kind, trap, fields, button, cancelTo, note, thanks } = props;
  return (
    <div data-enhance={inPlace ? 'enquiry-form' : undefined}>
      <form method="post" action={action} data-send-to={sendTo} className="flex flex-col gap-5">
        <p
          data-form-message=""
          hidden
          className="rounded-lg border border-danger/40 bg-danger-soft px-4 py-3 text-danger"
        />
        <input type="hidden" name="kind" value={kind} />
        {fields.map((field) => (
          <EnquiryControl key={field.name} {...field} />
        ))}
        <div hidden>
          <label>
            Leave this empty
            <input name={trap} tabIndex={-1} autoComplete="off" />
          </label>
        </div>
        {note && <p className="text-sm text-ink-2">{note}</p>}
        <div className="flex flex-wrap gap-3">
          <button type="submit" data-sending="Sending..." className={buttonLook({})}>
            {button}
          </button>
          {cancelTo && (
            <a href={cancelTo} className={buttonLook({ variant: 'quiet' })}>
              Cancel
            </a>
          )}
        </div>
      </form>
      <EnquiryThanks {...thanks} />
    </div>
  );
}

function EnquiryControl(field: EnquiryField) {
  const { name, label, kind, autoComplete, maxLength, hint, missing } = field;
  return (
    <div>
      <Field id={`enquiry-${name}`} label={label} hint={hint} optional={!missing}>
        {(control) => {
          const given = {
            ...control,
            name,
            autoComplete,
            maxLength,
            required: missing !== undefined,
            'data-missing': missing,
            className: CONTROL_LOOK,
          };
          if (kind === 'lines') return <textarea {...given} rows={6} />;
          return <input {...given} type={kind ?? 'text'} />;
        }}
      </Field>
      <div data-error-for={name} hidden />
    </div>
  );
}

/** Stands where the form stood, once it has arrived. */
function EnquiryThanks({ title, text }: EnquiryFormProps['thanks']) {
  return (
    <div data-enquiry-thanks="" hidden tabIndex={-1} className="flex flex-col items-start gap-3">
      <AsoOkeBand size="thin" className="mb-2" />
      <p className="font-serif text-2xl font-semibold">{title}</p>
      {text && <p>{text}</p>}
      <p className="text-ink-2">
        Your message has the number <strong data-enquiry-reference="" className="whitespace-nowrap" />.
      </p>
      <button type="button" data-enquiry-again="" className={buttonLook({ variant: 'secondary' })}>
        Send Another Message
      </button>
    </div>
  );
}
