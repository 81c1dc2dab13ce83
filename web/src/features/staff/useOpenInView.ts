// A row of places that is longer than a phone’s screen: it stands at the one that is open.
import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';

export function useOpenInView(current: 'page' | 'true') {
  const row = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  useLayoutEffect(() => {
    const nav = row.current;
    const open = nav?.querySelector<HTMLElement>(`[aria-current=${current}]`);
    if (nav && open) nav.scrollLeft = open.offsetLeft - (nav.clientWidth - open.offsetWidth) / 2;
  }, [pathname, current]);
  return row;
}
