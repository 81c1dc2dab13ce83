// Something that opens beneath its button and closes on Escape, Back, a press elsewhere, or when focus leaves.
import { useEffect, useRef, useState } from 'react';
import { addOpenPanel } from './stands-open.ts';

export function useDisclosure(opened = false) {
  const [open, setOpen] = useState(opened);
  const root = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!open) return;
    const closeIfOutside = (event: Event) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setOpen(false);
    };
    const dismiss = () => {
      setOpen(false);
      trigger.current?.focus();
    };
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key === 'Escape') dismiss();
    };
    const forget = addOpenPanel(dismiss);
    document.addEventListener('pointerdown', closeIfOutside);
    document.addEventListener('focusin', closeIfOutside);
    document.addEventListener('keydown', closeOnEscape);
    return () => {
      forget();
      document.removeEventListener('pointerdown', closeIfOutside);
      document.removeEventListener('focusin', closeIfOutside);
      document.removeEventListener('keydown', closeOnEscape);
    };
  }, [open]);
  const close = () => {
    setOpen(false);
    trigger.current?.focus();
  };
  return { open, setOpen, close, root, trigger };
}
