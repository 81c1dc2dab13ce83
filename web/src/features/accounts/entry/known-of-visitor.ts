// What a visitor has typed into the profile's first step is not typed again to sign up, nor twice after it.
import { type RefObject, useLayoutEffect } from 'react';
import * as kept from '#platform/kept-draft.ts';

/** By the names of sign-up, what the profile calls it. */
const SHARED = { name: 'name', age: 'age', email: 'email', gender: 'gender', phoneNumber: 'phone' };

/** Fills in what is still empty, once the form stands in the page. */
export const useKnownOfVisitor = (form: RefObject<HTMLFormElement | null>): void => {
  useLayoutEffect(() => {
    const known = kept.readVisitor();
    for (const [name, wizards] of Object.entries(SHARED)) {
      const control = form.current?.elements.namedItem(name) as HTMLInputElement | null;
      const value = known[wizards];
      if (control?.value !== '' || typeof value !== 'string') continue;
      // The profile knows more genders than sign-up's form.
      if (control.tagName !== 'SELECT' || control.querySelector(`option[value="${CSS.escape(value)}"]`))
        control.value = value;
    }
  }, [form]);
};

/** What is said differently at sign-up is what the profile goes on with. */
export const correctVisitor = (values: Record<string, unknown>): void =>
  kept.correctVisitor(
    Object.fromEntries(Object.entries(SHARED).map(([name, wizards]) => [wizards, values[name]])),
  );
