// The steps of a guide that show what is pressed, written or told.

const HEART = 'M0 6C-9-1-8-9-3-9-1-9 0-7 0-6 0-7 1-9 3-9 8-9 9-1 0 6z';

function Heart({ x, y, size = 1 }: { x: number; y: number; size?: number }) {
  return <path d={HEART} transform={`translate(${x} ${y}) scale(${size})`} className="fill-coral-fill" />;
}

/** Words that nobody needs to read. */
function Lines({ d }: { d: string }) {
  return <path d={d} strokeLinecap="round" className="fill-none stroke-portrait-cream-shade stroke-4" />;
}

export function PhotosInOrder() {
  return (
    <>
      <rect x="14" y="10" width="52" height="80" rx="7" className="fill-portrait-warm stroke-wine stroke-3" />
      <circle cx="40" cy="42" r="13" className="fill-portrait-skin" />
      <path d="M20 88q4-26 20-26t20 26z" className="fill-portrait-wine" />
      <circle cx="58" cy="18" r="9" className="fill-wine-fill" />
      <path d="M56 15l3-2v10" className="fill-none stroke-on-fill stroke-2" />
      <rect x="78" y="10" width="32" height="36" rx="5" className="fill-portrait-cool" />
      <rect x="116" y="10" width="32" height="36" rx="5" className="fill-portrait-green" />
      <rect x="78" y="54" width="32" height="36" rx="5" className="fill-portrait-cream-shade" />
      <rect x="116" y="54" width="32" height="36" rx="5" className="fill-portrait-gold" />
    </>
  );
}

export function HeartOnAPart() {
  return (
    <>
      <rect x="24" y="12" width="112" height="76" rx="9" className="fill-surface stroke-line stroke-2" />
      <Lines d="M38 32h58M38 48h66M38 64h40" />
      <circle cx="116" cy="70" r="17" className="fill-surface stroke-wine stroke-2" />
      <Heart x={116} y={71} size={1.15} />
    </>
  );
}

export function TwoHearts() {
  return (
    <>
      <path d="M28 96V50a24 24 0 0 1 48 0v46z" className="fill-portrait-warm" />
      <path d="M84 96V50a24 24 0 0 1 48 0v46z" className="fill-portrait-cool" />
      <circle cx="52" cy="58" r="12" className="fill-portrait-skin" />
      <circle cx="108" cy="58" r="12" className="fill-portrait-skin-shade" />
      <path d="M32 96q3-22 20-22t20 22z" className="fill-portrait-wine" />
      <path d="M88 96q3-22 20-22t20 22z" className="fill-portrait-green" />
      <Heart x={80} y={22} size={2} />
    </>
  );
}

export function FirstMessage() {
  return (
    <>
      <path d="M16 14h84q8 0 8 8v20q0 8-8 8H32L18 60V50h-2z" className="fill-surface stroke-line stroke-2" />
      <Lines d="M30 26h62M30 38h40" />
      <path d="M144 46H66q-8 0-8 8v20q0 8 8 8h66l12 10V82z" className="fill-wine-fill" />
      <path d="M70 58h60M70 70h42" strokeLinecap="round" className="fill-none stroke-on-fill stroke-4" />
    </>
  );
}

export function Bell() {
  return (
    <>
      <path d="M44 74q12-8 12-32 0-24 24-24t24 24q0 24 12 32z" className="fill-portrait-gold" />
      <path d="M80 18v-8" strokeLinecap="round" className="stroke-portrait-gold-shade stroke-4" />
      <path d="M70 73q10 18 20 0z" className="fill-portrait-gold-shade" />
      <circle cx="104" cy="28" r="12" className="fill-coral-fill" />
      <path d="M102 24l4-3v14" className="fill-none stroke-on-fill stroke-2" />
      <path
        d="M34 30q-8 12-4 26M126 30q8 12 4 26"
        strokeLinecap="round"
        className="fill-none stroke-gold stroke-3"
      />
    </>
  );
}

export function CallAFriend() {
  return (
    <>
      <rect x="22" y="6" width="50" height="88" rx="9" className="fill-portrait-hair" />
      <rect x="27" y="15" width="40" height="68" rx="3" className="fill-portrait-cool" />
      <circle cx="47" cy="42" r="11" className="fill-portrait-skin" />
      <path d="M30 83q3-24 17-24t17 24z" className="fill-portrait-green" />
      <path
        d="M86 20h50q8 0 8 8v26q0 8-8 8H98L84 72V28q0-8 8-8z"
        className="fill-surface stroke-line stroke-2"
      />
      <Lines d="M98 34h34M98 48h24" />
    </>
  );
}

export function OpenMenu() {
  return (
    <>
      <rect x="20" y="12" width="92" height="76" rx="9" className="fill-surface stroke-line stroke-2" />
      <circle cx="42" cy="32" r="10" className="fill-portrait-skin" />
      <Lines d="M60 32h24" />
      <g className="fill-wine-fill">
        <circle cx="102" cy="24" r="3" />
        <circle cx="102" cy="33" r="3" />
        <circle cx="102" cy="42" r="3" />
      </g>
      <rect x="82" y="50" width="62" height="42" rx="7" className="fill-surface stroke-wine stroke-3" />
      <Lines d="M94 62h30" />
      <path d="M94 80h38" strokeLinecap="round" className="fill-none stroke-coral-fill stroke-4" />
    </>
  );
}

export function OneOfAList() {
  return (
    <>
      <rect x="24" y="8" width="112" height="84" rx="9" className="fill-surface stroke-line stroke-2" />
      <g className="fill-none stroke-portrait-cream-shade stroke-3">
        <circle cx="44" cy="28" r="7" />
        <circle cx="44" cy="72" r="7" />
      </g>
      <circle cx="44" cy="50" r="8" className="fill-wine-fill" />
      <path d="M40 50l3 4 6-7" className="fill-none stroke-on-fill stroke-2" />
      <Lines d="M62 28h54M62 72h44" />
      <path d="M62 50h60" strokeLinecap="round" className="fill-none stroke-wine stroke-4" />
    </>
  );
}

export function Shield() {
  return (
    <>
      <path d="M80 6l38 12v28c0 24-16 40-38 48-22-8-38-24-38-48V18z" className="fill-leaf-fill" />
      <path d="M80 14l30 9v23c0 19-12 32-30 39z" className="fill-portrait-green" />
      <path
        d="M62 48l13 14 24-28"
        strokeLinecap="round"
        strokeLinejoin="round"
        className="fill-none stroke-on-fill stroke-5"
      />
    </>
  );
}
