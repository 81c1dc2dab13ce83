// A name where room is small: broken with a hyphen to be seen, whole to be read aloud.
import { classes } from './classes.ts';
import { hyphenated } from './format.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

export function NarrowName({ children: name, className }: { children: string; className?: string }) {
  const broken = hyphenated(name);
  if (broken === name) return <span className={className}>{name}</span>;
  return (
    // What is hidden is placed beside what is seen: in a list that scrolls it would make the page wider.
    <span className={classes('relative', className)}>
      <VisuallyHidden>{name}</VisuallyHidden>
      <span aria-hidden="true">{broken}</span>
    </span>
  );
}
