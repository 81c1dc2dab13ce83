// One holiday: its day, its name, and whether it is only expected.
import type { Answer } from '@ijeuwa/contract/endpoint';
import { addHoliday, type Holiday, listHolidays, saveHoliday } from '@ijeuwa/contract/staff-schedule';
import { type Held, useHeldForm } from '#platform/form/useHeldForm.ts';
import { Button } from '#ui/Button.tsx';
import { Checkbox } from '#ui/Checkbox.tsx';
import { feedback } from '#ui/feedback.ts';
import { formatDay } from '#ui/format.ts';
import { Notice } from '#ui/Notice.tsx';
import { TextInput } from '#ui/TextInput.tsx';
import { WrittenModal } from '#ui/WrittenModal.tsx';

type HolidayModalProps = { holiday: Pick<Holiday, '_id'> & Partial<Holiday>; onClose: () => void };
type Values = { day: string; name: string; provisional: boolean };

type Saved = Answer<typeof saveHoliday>;

const saysSaved =
  (onClose: () => void) =>
  ({ holiday: { name, day }, booked }: Saved): void => {
    const words = `${name}, ${formatDay(day)}, is saved.`;
    if (booked === 0) feedback.success(words);
    else
      feedback.info(
        `${words} ${booked} booked on it ${booked === 1 ? 'stays' : 'stay'}: both sides are asked.`,
      );
    onClose();
  };

export function HolidayModal({ holiday: { _id, name, day, provisional }, onClose }: HolidayModalProps) {
  if (name === undefined || day === undefined) return <NewHoliday id={_id} onClose={onClose} />;
  const start = { day, name, provisional: provisional ?? false };
  return <KnownHoliday id={_id} start={start} onClose={onClose} />;
}

type OneHoliday = { id: string; onClose: () => void };

/** Sent again it is the same one. */
function NewHoliday({ id, onClose }: OneHoliday) {
  const held = useHeldForm<typeof addHoliday, Values>({
    endpoint: addHoliday,
    toBody: (values) => ({ id, ...values }),
    start: () => ({ day: '', name: '', provisional: false }),
    renews: [listHolidays],
    onDone: saysSaved(onClose),
  });
  return <HolidayForm held={held} title="A holiday" onClose={onClose} />;
}

function KnownHoliday({ id, start, onClose }: OneHoliday & { start: Values }) {
  const held = useHeldForm<typeof saveHoliday, Values>({
    endpoint: saveHoliday,
    params: { id },
    start: () => start,
    renews: [listHolidays],
    onDone: saysSaved(onClose),
  });
  return <HolidayForm held={held} title={start.name} onClose={onClose} />;
}

type HolidayFormProps = { held: Held<Values>; title: string; onClose: () => void };

function HolidayForm({ held, title, onClose }: HolidayFormProps) {
  const { form, busy, problem, field, tick, isTouched } = held;
  return (
    <WrittenModal
      isTouched={isTouched}
      title={title}
      onClose={onClose}
      submit={
        <Button type="submit" form={form.id} busy={busy} busyText="Saving...">
          Save
        </Button>
      }
    >
      <form {...form} className="flex flex-col gap-4">
        {problem && <Notice tone="error">{problem}</Notice>}
        <TextInput label="Name" maxLength={60} {...field('name')} />
        <TextInput label="Day" type="date" {...field('day')} />
        <Checkbox
          label="Expected, not declared yet"
          hint="Of the moon: untick it once the day is declared."
          {...tick('provisional')}
        />
      </form>
    </WrittenModal>
  );
}
