// How tall the bar at the top is, however its parts wrap: what sticks or is scrolled to stays clear of it.
import { useLayoutEffect, useRef } from 'react';

/** With very large text the bar would leave no room to read: it scrolls away then. */
const TALLEST_PART = 1 / 3;

export const useTopBar = () => {
  const bar = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const element = bar.current;
    if (!element) return;
    const { style } = document.documentElement;
    const measure = () => {
      const sticks = element.offsetHeight <= window.innerHeight * TALLEST_PART;
      element.style.position = sticks ? '' : 'static';
      style.setProperty('--top-bar', sticks ? `${element.offsetHeight}px` : '0px');
    };
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(element);
    return () => {
      watch.disconnect();
      style.removeProperty('--top-bar');
    };
  }, []);
  return bar;
};
