// A panel on the page.
import type { HTMLAttributes } from 'react';
import { classes } from './classes.ts';

const TONES = {
  plain: 'border-line bg-surface',
  quiet: 'border-transparent bg-paper-2',
  gold: 'border-gold bg-gold-soft',
  leaf: 'border-transparent bg-leaf-fill text-on-fill',
  wine: 'border-transparent bg-wine-fill text-on-fill',
};

type CardProps = HTMLAttributes<HTMLElement> & {
  as?: 'div' | 'section' | 'article' | 'li' | 'aside';
  tone?: keyof typeof TONES;
  padded?: boolean;
};

export function Card({ as: Element = 'div', tone = 'plain', padded = true, className, ...rest }: CardProps) {
  return (
    <Element
      {...rest}
      className={classes('rounded-xl border', TONES[tone], padded && 'p-(--inset) sm:p-5', className)}
    />
  );
}
