// How tall the bar below the header is that asks for the e-mail to be confirmed: messages that pass by stay clear of it.
import { useLayoutEffect, useRef } from 'react';

const HEIGHT = '--email-bar';

export const useEmailBar = (shown: boolean) => {
  const bar = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const element = shown ? bar.current : null;
    if (!element) return;
    const { style } = document.documentElement;
    const watch = new ResizeObserver(() => style.setProperty(HEIGHT, `${element.offsetHeight}px`));
    watch.observe(element);
    return () => {
      watch.disconnect();
      style.removeProperty(HEIGHT);
    };
  }, [shown]);
  return bar;
};
