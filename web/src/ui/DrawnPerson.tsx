// The avatar of somebody without a photo: a woman in gele or a man in fila, never initials.
export type Likeness = 'woman' | 'man';

export function DrawnPerson({ as }: { as: Likeness }) {
  const woman = as === 'woman';
  return (
    <svg viewBox="0 0 64 64" preserveAspectRatio="xMidYMin slice" aria-hidden="true" className="size-full">
      <rect width="64" height="64" className={woman ? 'fill-portrait-warm' : 'fill-portrait-cool'} />
      <circle cx="50" cy="12" r="9" className="fill-none stroke-portrait-ring" strokeWidth="1" />
      <circle cx="50" cy="12" r="15" className="fill-none stroke-portrait-ring" strokeWidth="1" />
      {woman ? <Woman /> : <Man />}
    </svg>
  );
}

function Woman() {
  return (
    <>
      <path d="M8 64c1-13 10-18 24-18s23 5 24 18z" className="fill-portrait-green" />
      <path d="M26 40h12v9c-3 3.5-9 3.5-12 0z" className="fill-portrait-skin-shade" />
      <ellipse cx="32" cy="32" rx="10.5" ry="13" className="fill-portrait-skin" />
      <path d="M32 19c7 0 10.5 6 10.5 13S38 45 32 45z" className="fill-portrait-skin-shade" />
      <path d="M19 26c-1-11 8-19 19-17 8 1 11 8 8 16-8-6-18-6-27 1z" className="fill-portrait-gold" />
      <path d="M16 23c6-9 20-13 32-4-10-1-20 1-28 9z" className="fill-portrait-gold-shade" />
      <Face />
    </>
  );
}

function Man() {
  return (
    <>
      <path d="M8 64c1-13 10-18 24-18s23 5 24 18z" className="fill-portrait-wine" />
      <path d="M26 40h12v9c-3 3.5-9 3.5-12 0z" className="fill-portrait-skin-shade" />
      <ellipse cx="32" cy="32" rx="11" ry="13" className="fill-portrait-skin" />
      <path d="M32 19c7 0 11 6 11 13s-5 13-11 13z" className="fill-portrait-skin-shade" />
      <path d="M21 34c0 9 5 12 11 12s11-3 11-12c-2 5-5 6-11 6s-9-1-11-6z" className="fill-portrait-hair" />
      <path d="M20 24c0-9 4-13 13-13 8 0 12 2 11 7l-1 6c-7-3-16-3-23 0z" className="fill-portrait-cream" />
      <path d="M20 24c7-3 16-3 23 0v3c-7-2.5-16-2.5-23 0z" className="fill-portrait-cream-shade" />
      <Face />
    </>
  );
}

function Face() {
  return (
    <g className="fill-none stroke-portrait-hair" strokeWidth="1.2" strokeLinecap="round">
      <path d="M24.5 32c1.2 1.3 3.3 1.3 4.5 0M35 32c1.2 1.3 3.3 1.3 4.5 0" />
      <path d="M29.5 39.500c1.5 1.2 3.5 1.2 5 0" />
    </g>
  );
}
