// Edit mode: another day and time out of the free ones, with somebody else too, and the notes; a time that is taken meanwhile offers the nearest.
import {
  type Appointment,
  changeAppointmentNotes,
  listAppointments,
  listSlots,
  moveAppointment,
  NOTES_MAX_LENGTH,
} from '@ijeuwa/contract/schedule';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { asApiError, call } from '#platform/api.ts';
import { leadToWhatIsWrong } from '#platform/form/form-errors.ts';
import { paths } from '#platform/paths.ts';
import { renew } from '#platform/queries.ts';
import { Button } from '#ui/Button.tsx';
import { feedback } from '#ui/feedback.ts';
import { formatDateTime } from '#ui/format.ts';
import { Notice } from '#ui/Notice.tsx';
import { SectionLink } from '#ui/SectionLink.tsx';
import { Select } from '#ui/Select.tsx';
import { TextArea } from '#ui/TextArea.tsx';
import { dayThere, onBothClocks } from '#ui/two-clocks.ts';
import { WrittenModal } from '#ui/WrittenModal.tsx';
import { NearestTimes } from '../NearestTimes.tsx';
import { SlotChoice } from '../SlotChoice.tsx';
import { whatComesBack } from './appointment-words.ts';

/** As the catalogue has them. */
export type OtherCounsellor = {
  id: string;
  name: string;
  zone: string;
  priceNGN: number;
  priceUSD: number;
};

type EditAppointmentProps = {
  appointment: Appointment;
  canMove: boolean;
  /** Not known yet: undefined. */
  counsellors: readonly OtherCounsellor[] | undefined;
  onDone: () => void;
  onClose: () => void;
};
/** What was paid is the price of one counsellor; a session of a plan, and a consultation, is the same with all. */
const isOfOnePrice = (
  { bookedWith, kind, counselor }: Appointment,
  one: OtherCounsellor,
  all: readonly OtherCounsellor[],
): boolean => {
  if (bookedWith || kind === 'consultation') return true;
  const own = all.find(({ id }) => id === counselor.key);
  // Of whoever cannot be booked any more the price is not known here: whether it is the same is answered then.
  return own === undefined || (one.priceNGN === own.priceNGN && one.priceUSD === own.priceUSD);
};

type Errors = { counsellor?: string; date?: string; startsAt?: string };

export function EditAppointment({
  appointment,
  canMove: mayMove,
  counsellors: known,
  onDone,
  onClose,
}: EditAppointmentProps) {
  const counsellors = known ?? [];
  // Nobody is there to whom it could go, its own counsellor neither.
  const nobody = mayMove && known?.length === 0;
  const canMove = mayMove && !nobody;
  const { _id, counselor, partner, kind, zone, state } = appointment;
  // Whose time was taken has none to keep.
  const kept = state === 'choosing' ? undefined : { startsAt: appointment.startsAt, label: appointment.time };
  const isGone = counsellors.length > 0 && counsellors.every(({ id }) => id !== counselor.key);
  const [start] = useState({
    counsellor: isGone ? '' : counselor.key,
    date: kept ? appointment.date : '',
    startsAt: kept?.startsAt ?? '',
    notes: appointment.notes,
  });
  const [values, setValues] = useState(start);
  const [errors, setErrors] = useState<Errors>({});
  const [problem, setProblem] = useState<{ message: string; nearest: readonly string[] }>();
  const [busy, setBusy] = useState(false);
  const [refusals, setRefusals] = useState(0);
  const sending = useRef(false);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (refusals > 0) leadToWhatIsWrong(form.current);
  }, [refusals]);

  /** Of the clock of whoever is chosen. */
  const theirs = counsellors.find(({ id }) => id === values.counsellor)?.zone ?? zone;
  const others = counsellors.filter((one) => isOfOnePrice(appointment, one, counsellors));
  const change = (next: Partial<typeof start>) => {
    setValues({ ...values, ...next });
    setErrors({});
    setProblem(undefined);
  };
  const wrong = (): Errors => {
    if (!canMove) return {};
    // Its own is there no more: who keeps the time that is booked changes the notes alone.
    if (values.counsellor === '')
      return kept
        ? {}
        : { counsellor: `Please choose who takes it. ${counselor.name} cannot be booked any more.` };
    if (!values.date) return { date: 'Please choose a date.' };
    // Spec 5.
    if (values.date < dayThere(Date.now(), theirs)) return { date: 'The date cannot be earlier than today.' };
    return values.startsAt ? {} : { startsAt: 'Please choose a time.' };
  };

  const save = async () => {
    let { version } = appointment;
    const { startsAt, counsellor } = values;
    if (startsAt !== start.startsAt || counsellor !== start.counsellor)
      ({ version } = await call(moveAppointment, {
        params: { id: _id },
        body: { startsAt, version, ...(counsellor !== start.counsellor && { counsellor }) },
      }));
    if (values.notes !== start.notes)
      await call(changeAppointmentNotes, { params: { id: _id }, body: { notes: values.notes, version } });
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (sending.current) return;
    const found = wrong();
    setErrors(found);
    if (Object.keys(found).length > 0) return setRefusals(refusals + 1);
    sending.current = true;
    setBusy(true);
    setProblem(undefined);
    try {
      await save();
      await renew(listAppointments, listSlots);
      feedback.success('Your appointment is saved.');
      onDone();
    } catch (thrown) {
      const { message, nearest } = asApiError(thrown);
      // Of the two, the time may have been saved.
      void renew(listAppointments, listSlots);
      setProblem({ message, nearest });
      setRefusals(refusals + 1);
    } finally {
      sending.current = false;
      setBusy(false);
    }
  };
  return (
    <WrittenModal
      isTouched={JSON.stringify(values) !== JSON.stringify(start)}
      size="lg"
      title={`Edit: ${counselor.name}`}
      onClose={onClose}
      submit={
        <Button type="submit" form="edit-appointment" busy={busy} busyText="Saving...">
          Save
        </Button>
      }
    >
      <form
        id="edit-appointment"
        ref={form}
        noValidate
        aria-label="Edit the appointment"
        className="flex flex-col gap-5"
        onSubmit={(event) => void submit(event)}
      >
        {problem && problem.nearest.length > 0 && (
          <NearestTimes
            {...problem}
            zone={theirs}
            onChoose={(startsAt) => change({ startsAt, date: dayThere(startsAt, theirs) })}
          />
        )}
        {problem && problem.nearest.length === 0 && <Notice tone="error">{problem.message}</Notice>}
        {partner?.name && <p className="wrap-anywhere">{partner.name} comes along.</p>}
        {canMove && start.counsellor === '' && (
          <p>
            {counselor.name} cannot be booked any more, so another time is with somebody else.
            {kept && ' What is booked stays as it is until you choose one.'}
          </p>
        )}
        {canMove && (others.length > 1 || start.counsellor === '') && (
          <Select
            label="With"
            placeholder={start.counsellor === '' ? 'Choose a counsellor' : undefined}
            hint="Whoever you leave keeps nothing of what is to come, and their notes are not handed on."
            value={values.counsellor}
            error={errors.counsellor}
            onChange={({ target }) => change({ counsellor: target.value, date: '', startsAt: '' })}
            options={others.map(({ id, name }) => ({ value: id, label: name }))}
          />
        )}
        {canMove && others.length < counsellors.length && (
          <p className="text-sm text-ink-2">
            With somebody whose sessions have another price? Cancel this one, all of it comes back to you, and
            book with them.
          </p>
        )}
        {nobody && <NobodyThere appointment={appointment} />}
        {canMove ? (
          <SlotChoice
            counsellor={values.counsellor}
            zone={theirs}
            kind={kind}
            date={values.date}
            startsAt={values.startsAt}
            errors={errors}
            kept={values.counsellor === start.counsellor ? kept : undefined}
            onChange={change}
          />
        ) : (
          state !== 'choosing' && <p>{onBothClocks(appointment.startsAt, zone)}</p>
        )}
        <TextArea
          label="Notes"
          optional
          rows={4}
          maxLength={NOTES_MAX_LENGTH}
          hint="Your counsellor reads them."
          value={values.notes}
          onChange={({ target }) => change({ notes: target.value })}
        />
      </form>
    </WrittenModal>
  );
}

/** What there is to do where there is no other time. */
function NobodyThere({ appointment }: { appointment: Appointment }) {
  const { state, heldUntil } = appointment;
  const chooses = state === 'choosing' && heldUntil !== null;
  return (
    <Notice tone="warning" title="Nobody can take it at another time right now">
      None of our counsellors can be booked at the moment.{' '}
      {chooses
        ? `Please look again before ${formatDateTime(heldUntil)}; if you choose nothing by then, all that you paid comes back to you.`
        : `What is booked stays as it is. Or cancel it: go back, and choose Cancel Appointment. ${whatComesBack(appointment, Date.now())}`}{' '}
      <SectionLink to={paths.contactUs}>Write to us</SectionLink>, and we look for somebody.
    </Notice>
  );
}
