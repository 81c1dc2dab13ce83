// A notice leads to what a member asked, and so does the line at the top of the page: it comes into sight, and reading goes on there.
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

export const ENQUIRIES_ID = 'your-enquiries';

export const useShownByHash = (isThere: boolean) => {
  const { hash, key } = useLocation();
  const section = useRef<HTMLElement>(null);
  // Asked for again, it is shown again.
  useEffect(() => {
    if (!isThere || hash !== `#${ENQUIRIES_ID}`) return;
    section.current?.scrollIntoView();
    section.current?.focus({ preventScroll: true });
  }, [isThere, hash, key]);
  return section;
};
