// Whether what scrolls holds nothing that takes the focus: then it takes it itself, so that keys can scroll it.
import { type RefObject, useEffect, useRef, useState } from 'react';

const TAKES_FOCUS = 'a[href], button, input, select, textarea, summary, [tabindex]';

export const useOnlyRead = (): [RefObject<HTMLDivElement | null>, boolean] => {
  const element = useRef<HTMLDivElement>(null);
  const [isRead, setRead] = useState(false);
  // What stands in it may change with every drawing.
  useEffect(() => {
    const { current } = element;
    setRead(current !== null && current.querySelector(TAKES_FOCUS) === null);
  });
  return [element, isRead];
};
