// The sidebar where there is no room beside the page: a drawer from the left that holds the focus.
import { X } from 'lucide-react';
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { IconButton } from '#ui/IconButton.tsx';
import { Logo } from '#ui/Logo.tsx';
import { addOpenModal } from '#ui/stands-open.ts';

type SidebarDrawerProps = { id: string; onClose: () => void; children: ReactNode };

export function SidebarDrawer({ id, onClose, children }: SidebarDrawerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    const opener = document.activeElement;
    element.showModal();
    const forget = addOpenModal(element);
    return () => {
      forget();
      element.close();
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, []);
  useEffect(() => {
    const element = dialog.current;
    const pressOutside = (event: Event) => {
      if (event.target === element) onClose();
    };
    element?.addEventListener('click', pressOutside);
    return () => element?.removeEventListener('click', pressOutside);
  });
  return (
    <dialog
      ref={dialog}
      id={id}
      aria-label="Sidebar"
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      className="m-0 h-dvh max-h-none w-[min(20rem,92vw)] max-w-none flex-col bg-surface p-0 text-ink shadow-card open:flex animate-rise"
    >
      <div className="flex min-h-16 items-center justify-between border-b border-line pr-2 pl-4.5">
        <Logo />
        <IconButton
          label="Close sidebar"
          icon={<X aria-hidden="true" className="size-5" />}
          onClick={onClose}
        />
      </div>
      {children}
    </dialog>
  );
}
