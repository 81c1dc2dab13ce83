// Keeps the place while reading: older pages come without a jump, new messages are followed only from the end.
import { useEffect, useLayoutEffect, useRef } from 'react';

const NEAR_END_PX = 160;

/** `first` and `last` name the outermost messages; a change of them is what can move the page. */
export const useScrollKept = (
  first: string | number | undefined,
  last: string | number | undefined,
): void => {
  const before = useRef({ first, height: 0, near: true });
  useLayoutEffect(() => {
    const page = document.scrollingElement;
    if (!page) return;
    const { first: oldFirst, height, near } = before.current;
    if (oldFirst !== undefined && first !== oldFirst) page.scrollTop += page.scrollHeight - height;
    else if (near && last !== undefined) page.scrollTop = page.scrollHeight;
    before.current = { first, height: page.scrollHeight, near: before.current.near };
  }, [first, last]);
  useEffect(() => {
    const watch = () => {
      const page = document.scrollingElement;
      if (page) before.current.near = page.scrollHeight - page.scrollTop - page.clientHeight < NEAR_END_PX;
    };
    window.addEventListener('scroll', watch, { passive: true });
    return () => window.removeEventListener('scroll', watch);
  }, []);
};
