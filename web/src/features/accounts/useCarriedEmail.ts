// The email goes along from one form of signing in to the next, also when it is typed while the next one is coming.
import { type RefObject, useLayoutEffect } from 'react';

let carried = '';

export const useCarriedEmail = (form: RefObject<HTMLFormElement | null>): void => {
  useLayoutEffect(() => {
    const email = form.current?.querySelector<HTMLInputElement>('[name=email]');
    if (!email) return;
    if (email.value === '') email.value = carried;
    return () => {
      carried = email.value;
      // For the form that takes this one's place at once, and for nobody who sits down here later.
      queueMicrotask(() => {
        carried = '';
      });
    };
  }, [form]);
};
