// The wordmark.
import { Link } from 'react-router';
import { classes } from './classes.ts';

const SIZES = { sm: 'text-xl', md: 'text-2xl', lg: 'text-4xl' };

type LogoProps = {
  size?: keyof typeof SIZES;
  to?: string;
  /** Where it leads stands outside the application. */
  outside?: boolean;
  className?: string;
};

export function Logo({ size = 'md', to, outside, className }: LogoProps) {
  const look = classes('font-serif font-bold leading-none text-wine', SIZES[size], className);
  const word = (
    <>
      Ije<span className="text-coral">u</span>wa
    </>
  );
  if (!to) return <span className={look}>{word}</span>;
  return (
    <Link
      to={to}
      reloadDocument={outside}
      aria-label="Ijeuwa, home"
      className={classes(look, 'inline-flex min-h-11 items-center')}
    >
      <span>{word}</span>
    </Link>
  );
}
