// The chosen way to pay, and the way to another; it takes the focus when it appears.
import { useEffect, useRef } from 'react';
import { Button } from '#ui/Button.tsx';

type MethodHeadingProps = { children: string; onChangeMethod: () => void };

export function MethodHeading({ children, onChangeMethod }: MethodHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3">
      <h2 ref={heading} tabIndex={-1} className="text-xl outline-none">
        {children}
      </h2>
      <Button variant="quiet" size="sm" className="-mx-4" onClick={onChangeMethod}>
        Change Payment Method
      </Button>
    </div>
  );
}
