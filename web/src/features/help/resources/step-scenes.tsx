// The steps of a guide that show somebody somewhere.

/** Somebody, from the shoulders up. */
function Somebody({ x, y, dress }: { x: number; y: number; dress: string }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d="M-24 44c0-18 10-24 24-24s24 6 24 24z" className={dress} />
      <path d="M-7 10h14v14q-7 7-14 0z" className="fill-portrait-skin-shade" />
      <ellipse rx="13" ry="16" className="fill-portrait-skin" />
      <path d="M-14-2C-16-24 16-24 14-2 8-10-8-10-14-2z" className="fill-portrait-hair" />
      <path d="M-7 1q3 2 5 0M2 1q3 2 5 0M-4 8q4 3 8 0" className="fill-none stroke-portrait-hair stroke-2" />
    </g>
  );
}

export function ByTheWindow() {
  return (
    <>
      <rect x="18" y="14" width="44" height="58" rx="3" className="fill-portrait-cool" />
      <path d="M18 43h44M40 14v58" className="stroke-surface stroke-3" />
      <rect x="14" y="72" width="52" height="5" rx="2" className="fill-portrait-gold-shade" />
      <path d="M70 26l20 8M70 43h22M70 60l20-6" strokeLinecap="round" className="stroke-gold stroke-3" />
      <Somebody x={118} y={48} dress="fill-portrait-wine" />
    </>
  );
}

export function FaceNear() {
  return (
    <>
      <rect x="46" y="6" width="68" height="88" rx="9" className="fill-portrait-warm" />
      <clipPath id="face-near">
        <rect x="46" y="6" width="68" height="88" rx="9" />
      </clipPath>
      <g clipPath="url(#face-near)">
        <g transform="translate(80 46) scale(1.5)">
          <Somebody x={0} y={0} dress="fill-portrait-green" />
        </g>
      </g>
      <path
        d="M36 22V8q0-4 4-4M124 22V8q0-4-4-4M36 78v14q0 4 4 4M124 78v14q0 4-4 4"
        strokeLinecap="round"
        className="fill-none stroke-wine stroke-3"
      />
    </>
  );
}

export function WholePerson() {
  return (
    <>
      <ellipse cx="80" cy="93" rx="34" ry="4" className="fill-portrait-cream-shade" />
      <path d="M72 60h6v30h-6zM84 60h6v30h-6z" className="fill-portrait-hair" />
      <path d="M64 34q17-9 34 0l4 34H60z" className="fill-portrait-green" />
      <path d="M64 36l-8 24M98 36l8 24" strokeLinecap="round" className="stroke-portrait-skin stroke-4" />
      <circle cx="81" cy="20" r="9" className="fill-portrait-skin" />
      <path d="M71 18c0-14 20-14 20 0-6-5-14-5-20 0z" className="fill-portrait-gold" />
      <path
        d="M44 20V8q0-4 4-4M118 20V8q0-4-4-4M44 82v10q0 4 4 4M118 82v10q0 4-4 4"
        strokeLinecap="round"
        className="fill-none stroke-wine stroke-3"
      />
    </>
  );
}

export function BusyTable() {
  return (
    <>
      <circle cx="22" cy="30" r="7" className="fill-portrait-cream-shade" />
      <circle cx="140" cy="26" r="7" className="fill-portrait-cream-shade" />
      <path d="M10 58q12-22 24 0zM128 54q12-22 24 0z" className="fill-portrait-cream-shade" />
      <Somebody x={50} y={34} dress="fill-portrait-wine" />
      <Somebody x={110} y={34} dress="fill-portrait-green" />
      <path d="M22 70h116l-8 10H30z" className="fill-portrait-gold-shade" />
      <path d="M76 80h8v16h-8z" className="fill-portrait-gold-shade" />
      <path d="M64 54h12l-2 16h-8zM86 54h12l-2 16h-8z" className="fill-coral-fill" />
    </>
  );
}

export function ByDay() {
  return (
    <>
      <circle cx="58" cy="46" r="22" className="fill-portrait-cool" />
      <path
        d="M58 10v8M58 74v8M22 46h8M86 46h8M33 21l6 6M77 65l6 6M33 71l6-6M77 27l6-6"
        strokeLinecap="round"
        className="stroke-gold stroke-3"
      />
      <path d="M0 100q80-30 160 0z" className="fill-leaf-fill" />
      <circle cx="122" cy="46" r="19" className="fill-surface stroke-wine stroke-3" />
      <path d="M122 34v12l9 6" strokeLinecap="round" className="fill-none stroke-wine stroke-3" />
    </>
  );
}

export function OwnWay() {
  return (
    <>
      <path d="M10 100q34-44 58-60h24q24 16 58 60h-40L80 62l-30 38z" className="fill-portrait-cream-shade" />
      <path
        d="M28 92q20-26 44-44M132 92Q112 66 88 48"
        strokeDasharray="7 6"
        className="fill-none stroke-surface stroke-2"
      />
      <path d="M60 40V22l20-14 20 14v18z" className="fill-portrait-wine" />
      <path d="M74 40V26h12v14z" className="fill-portrait-gold" />
      <g className="fill-coral-fill">
        <rect x="16" y="76" width="24" height="11" rx="4" />
        <rect x="120" y="76" width="24" height="11" rx="4" />
      </g>
      <g className="fill-portrait-hair">
        <circle cx="22" cy="88" r="3" />
        <circle cx="34" cy="88" r="3" />
        <circle cx="126" cy="88" r="3" />
        <circle cx="138" cy="88" r="3" />
      </g>
    </>
  );
}
