// Whether the sidebar stands open: by default on a wide screen; on a small one until the next page.
import { useState } from 'react';
import { useLocation } from 'react-router';
import { useWideScreen } from '#ui/useWideScreen.ts';

export const useSidebar = () => {
  const wide = useWideScreen();
  const { pathname } = useLocation();
  const [choice, setChoice] = useState({ open: wide, wide, pathname });
  const stale = choice.wide !== wide || (!wide && choice.pathname !== pathname);
  // Left once, it is closed for good: the way back does not open it again.
  if (stale) setChoice({ open: wide, wide, pathname });
  const open = stale ? wide : choice.open;
  return { wide, open, setOpen: (next: boolean) => setChoice({ open: next, wide, pathname }) };
};
