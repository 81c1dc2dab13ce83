// A geometric ground after adire cloth: rings, diamonds and lines, behind what is empty.
import { useId } from 'react';

export function AdireGround({ className }: { className?: string }) {
  const id = useId();
  return (
    <svg aria-hidden="true" className={className}>
      <defs>
        <pattern id={id} width="56" height="56" patternUnits="userSpaceOnUse">
          <g className="fill-none stroke-gold" strokeWidth="1">
            <circle cx="28" cy="28" r="5" />
            <circle cx="28" cy="28" r="11" />
            <circle cx="28" cy="28" r="17" />
            <path d="M0 8 8 0M48 0l8 8M56 48l-8 8M8 56l-8-8" />
            <path d="M0 14 14 0M42 0l14 14M56 42 42 56M14 56 0 42" />
          </g>
          <g className="fill-gold">
            <circle cx="28" cy="28" r="1.8" />
            <path d="m0-3 3 3-3 3-3-3zM56-3l3 3-3 3-3-3zM0 53l3 3-3 3-3-3zM56 53l3 3-3 3-3-3z" />
          </g>
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  );
}
