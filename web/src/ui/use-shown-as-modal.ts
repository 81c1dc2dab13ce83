// Opens a dialog over everything else: the focus goes to where it is wanted, and back to where it was afterwards.
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { addOpenModal } from './open-modals.ts';

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
    };
  }, [first]);
  return dialog;
};
