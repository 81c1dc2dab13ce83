// Which day is looked at.
import type { FormEvent } from 'react';
import { Button } from '#ui/Button.tsx';
import { TextInput } from '#ui/TextInput.tsx';

type DayFormProps = { day: string | undefined; onDay: (day: string) => void };

export function DayForm({ day, onDay }: DayFormProps) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onDay(String(new FormData(event.currentTarget).get('day')));
  };
  return (
    <form aria-label="Choose a day" noValidate onSubmit={submit} className="flex flex-wrap items-end gap-3">
      <TextInput
        key={day}
        type="date"
        label="Day in Lagos"
        name="day"
        defaultValue={day}
        className="w-44 max-w-full"
      />
      <Button type="submit" variant="secondary">
        Show
      </Button>
    </form>
  );
}
