// What is done on a step that stands in a dialog: in the dialog's own bar, beside the way back, where it has one; else where it is written.
import { createContext, type ReactNode, useContext } from 'react';
import { createPortal } from 'react-dom';

/** The bar of the dialog around it; null where there is none. */
export const FootPlace = createContext<HTMLElement | null>(null);

export function InFoot({ children, className }: { children: ReactNode; className?: string }) {
  const foot = useContext(FootPlace);
  return foot ? createPortal(children, foot) : <div className={className}>{children}</div>;
}
