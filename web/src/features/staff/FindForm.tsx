// Looking for something by what is typed, on Find: it is kept in the address, and whoever goes back finds it again.
import { type FormEvent, useEffect, useRef } from 'react';
import { Button } from '#ui/Button.tsx';
import { SearchInput } from '#ui/SearchInput.tsx';

type FindFormProps = {
  name: string;
  label: string;
  sought: string | undefined;
  maxLength: number;
  onFind: (typed: string) => void;
};

export function FindForm({ name, label, sought, maxLength, onFind }: FindFormProps) {
  const form = useRef<HTMLFormElement>(null);
  // Without a new field, which would lose the keyboard.
  useEffect(() => {
    const field = form.current?.querySelector('input');
    if (field) field.value = sought ?? '';
  }, [sought]);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onFind(String(new FormData(event.currentTarget).get('sought')).trim());
  };
  return (
    <form
      ref={form}
      aria-label={name}
      noValidate
      onSubmit={submit}
      className="flex flex-wrap items-end gap-3"
    >
      <SearchInput
        label={label}
        labelHidden={false}
        name="sought"
        defaultValue={sought}
        maxLength={maxLength}
        className="min-w-0 flex-[1_1_12rem] sm:min-w-xs"
      />
      <Button type="submit" variant="secondary">
        Find
      </Button>
    </form>
  );
}
