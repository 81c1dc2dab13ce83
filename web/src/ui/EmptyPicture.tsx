// Three small drawings for what is empty: a place beside somebody, a letter to come, and an evening with nothing left to do.
import { classes } from './classes.ts';

const DRAWN = { people: People, letters: Letter, rest: Evening };
export type EmptyPictureName = keyof typeof DRAWN;

export function EmptyPicture({ name, className }: { name: EmptyPictureName; className?: string }) {
  const Drawing = DRAWN[name];
  return (
    <svg aria-hidden="true" viewBox="0 0 240 108" className={classes('stroke-none', className)}>
      <Drawing />
    </svg>
  );
}

/** One arch has a face; the other waits for one. */
function People() {
  return (
    <>
      <Rings x={196} y={30} />
      <g transform="rotate(-4 92 66)">
        <path d="M60 108V52a32 32 0 0 1 64 0v56z" className="fill-portrait-warm" />
        <path d="M66 108c0-18 11-24 26-24s26 6 26 24z" className="fill-portrait-wine" />
        <path d="M84 72h16v14q-8 7-16 0z" className="fill-portrait-skin-shade" />
        <ellipse cx="92" cy="60" rx="14" ry="18" className="fill-portrait-skin" />
        <path d="M92 42c9 0 14 8 14 18s-6 18-14 18q4-18 0-36z" className="fill-portrait-skin-shade" />
        <path d="M72 52c-2-24 38-34 44-6l-6 8c-10-10-26-10-34 2z" className="fill-portrait-gold" />
        <path d="M72 52c8-14 30-18 42-2l4-8c-10-10-38-8-46 10z" className="fill-portrait-gold-shade" />
        <path
          d="M82 62q4 3 7 0M96 62q4 3 7 0M88 70q4 3 8 0"
          className="fill-none stroke-portrait-hair stroke-2"
        />
      </g>
      <g transform="rotate(4 152 66)">
        <path
          d="M122 108V52a32 32 0 0 1 64 0v56z"
          strokeDasharray="5 5"
          className="fill-surface stroke-gold stroke-2"
        />
        <path d="m154 54 8 10-8 10-8-10z" className="fill-none stroke-gold stroke-2" />
      </g>
    </>
  );
}

/** Edged like airmail, in the stripes of the band. */
function Letter() {
  return (
    <>
      <Rings x={44} y={34} />
      <g transform="rotate(-4 120 60)">
        <rect x="72" y="22" width="100" height="70" rx="6" className="fill-surface stroke-line stroke-2" />
        <path d="M78 26h88M78 88h88" strokeDasharray="8 6 4 6" className="fill-none stroke-wine stroke-4" />
        <path d="M74 26l48 36 48-36" className="fill-none stroke-gold stroke-2" strokeLinejoin="round" />
        <path d="m122 50 9 12-9 12-9-12z" className="fill-coral-fill" />
        <path d="m122 56 4.500 6-4.500 6-4.500-6z" className="fill-gold" />
      </g>
      <path d="M184 46h30M188 58h34M182 70h22" strokeLinecap="round" className="stroke-gold stroke-2" />
    </>
  );
}

/** A stool and a warm cup, before a sun that goes down. */
function Evening() {
  return (
    <>
      <circle cx="78" cy="100" r="42" className="fill-portrait-warm" />
      <g className="fill-none stroke-gold">
        <circle cx="78" cy="100" r="52" />
        <circle cx="78" cy="100" r="62" />
        <circle cx="78" cy="100" r="72" />
      </g>
      <path d="M122 62q38 16 76 0v8q-38 16-76 0z" className="fill-portrait-gold-shade" />
      <path d="M138 74l-6 34h12l6-31zM182 74l6 34h-12l-6-31z" className="fill-portrait-gold-shade" />
      <path d="M146 92h28v5h-28z" className="fill-portrait-gold" />
      <path d="M146 48h24v10q0 10-12 10t-12-10z" className="fill-leaf-fill" />
      <path d="M170 51q9 0 7 6t-9 5" className="fill-none stroke-leaf-fill stroke-3" />
      <path
        d="M153 42q-4-5 0-10t0-10M163 42q-4-5 0-10t0-10"
        strokeLinecap="round"
        className="fill-none stroke-gold stroke-2"
      />
    </>
  );
}

function Rings({ x, y }: { x: number; y: number }) {
  return (
    <g className="fill-none stroke-gold">
      <circle cx={x} cy={y} r="6" />
      <circle cx={x} cy={y} r="13" />
      <circle cx={x} cy={y} r="20" />
    </g>
  );
}
