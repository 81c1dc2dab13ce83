// A form that was posted before the script was awake: what the server wrote into its page becomes the form's own.
import { type RefObject, useLayoutEffect, useRef } from 'react';

type Told = { errors: Record<string, string>; message: string | undefined };

const takeText = (place: HTMLElement): string => {
  const text = place.textContent ?? '';
  place.replaceChildren();
  place.hidden = true;
  return text;
};

const takeTold = (form: HTMLFormElement): Told => {
  const errors: Told['errors'] = {};
  for (const place of form.querySelectorAll<HTMLElement>('[data-error-for]')) {
    const error = takeText(place);
    if (error) errors[place.dataset.errorFor!] = error;
  }
  const above = form.querySelector<HTMLElement>('[data-form-message]');
  return { errors, message: (above && takeText(above)) || undefined };
};

/** Called once, with what stood in the page; not at all where nothing did. */
export const useToldByServer = (
  form: RefObject<HTMLFormElement | null>,
  onTold: (told: Told) => void,
): void => {
  const tell = useRef(onTold);
  useLayoutEffect(() => {
    const told = form.current && takeTold(form.current);
    if (told && (told.message || Object.keys(told.errors).length > 0)) tell.current(told);
  }, [form]);
};
