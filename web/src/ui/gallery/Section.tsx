// One part of the gallery.
import { type ReactNode, useId } from 'react';
import { classes } from '../classes.ts';
import { SectionHeading } from '../SectionHeading.tsx';

type SectionProps = { title: string; columns?: boolean; children: ReactNode };

export function Section({ title, columns = false, children }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="flex flex-col gap-4 pt-2">
      <SectionHeading id={id}>{title}</SectionHeading>
      <div className={classes('grid gap-5 *:min-w-0', columns && 'md:grid-cols-2 md:gap-8')}>{children}</div>
    </section>
  );
}
