// Opens a dialog over everything else: the focus goes to where it is wanted, and afterwards back to where it was, or to the page where that has gone.
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { addOpenModal } from './stands-open.ts';

export const useShownAsModal = (first: RefObject<HTMLElement | null>) => {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    const opener = document.activeElement;
    element.showModal();
    first.current?.focus();
    const forget = addOpenModal(element);
    return () => {
      forget();
      element.close();
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
      else document.querySelector('main')?.focus({ preventScroll: true });
    };
  }, [first]);
  return dialog;
};
