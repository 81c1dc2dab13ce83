// The wordmark.
import { Link } from 'react-router';
import { classes } from './classes.ts';

const SIZES = { sm: 'text-xl', md: 'text-2xl', lg: 'text-4xl' };

type LogoProps = { size?: keyof typeof SIZES; to?: string; className?: string };

export function Logo({ size = 'md', to, className }: LogoProps) {
  const look = classes('font-serif font-bold leading-none text-wine', SIZES[size], className);
  const word = (
    <>
      Ije<span className="text-coral">u</span>wa
    </>
  );
  if (!to) return <span className={look}>{word}</span>;
  return (
    <Link to={to} aria-label="Ijeuwa, home" className={classes(look, 'inline-flex min-h-11 items-center')}>
      <span>{word}</span>
    </Link>
  );
}
