// Line drawings of what is offered: one pen, and one spot of gold in each.
import type { ReactNode } from 'react';

const gold = 'fill-gold stroke-none';

const DRAWINGS: Record<string, ReactNode> = {
  match: (
    <>
      <circle cx="17.5" cy="29" r="11.5" />
      <circle cx="30.5" cy="29" r="11.5" />
      <path className={gold} d="m24 5 4.5 5.5L24 16l-4.5-5.5z" />
    </>
  ),
  verified: (
    <>
      <circle className={gold} cx="35" cy="35" r="9" />
      <path d="M25 41H11a4 4 0 0 1-4-4V10a4 4 0 0 1 4-4h20a4 4 0 0 1 4 4v13" />
      <circle cx="21" cy="17" r="5" />
      <path d="M12.5 32c.6-5.5 4-8 8.5-8 3 0 5.4 1 6.9 3.2" />
      <path d="m31 35 3 3 5-6" />
    </>
  ),
  chat: (
    <>
      <path
        className={gold}
        d="M22 21h17a4 4 0 0 1 4 4v8a4 4 0 0 1-4 4v6l-7-6H22a4 4 0 0 1-4-4v-8a4 4 0 0 1 4-4z"
      />
      <path d="M14 30l-6 5v-6a4 4 0 0 1-3-4V11a4 4 0 0 1 4-4h20a4 4 0 0 1 4 4v6" />
      <path d="M12 14h14M12 20h6" />
      <path d="M25 29h11" />
    </>
  ),
  privacy: (
    <>
      <rect className={gold} x="25" y="28" width="18" height="14" rx="3" />
      <path d="M21 40H9a4 4 0 0 1-4-4V10a4 4 0 0 1 4-4h24a4 4 0 0 1 4 4v6" />
      <circle cx="20" cy="16" r="4.5" />
      <path d="M11 31c.6-5.5 4.5-8 9-8" />
      <path d="M29 28v-3a5 5 0 0 1 10 0v3M34 33.500v3" />
    </>
  ),
  counsel: (
    <>
      <path className={gold} d="m24 4 4 5-4 5-4-5z" />
      <circle cx="12" cy="20" r="5" />
      <circle cx="36" cy="20" r="5" />
      <path d="M4 42v-5c0-5 3-8.5 8-8.500s8 3.5 8 8.500v5M28 42v-5c0-5 3-8.5 8-8.500s8 3.5 8 8.500v5" />
      <path d="M20 20h1.500M26.5 20H28" />
    </>
  ),
  event: (
    <>
      <path className={gold} d="M18 29h12l-2 8h-8z" />
      <path d="M24 6 5 19h38z" />
      <path d="M5 19q4.75 6 9.5 0 4.75 6 9.5 0 4.75 6 9.5 0 4.75 6 9.5 0M9 23v19M39 23v19" />
      <path d="M24 37v4M19 42h10" />
    </>
  ),
  balance: (
    <>
      <path className={gold} d="M3 27h14a7 7 0 0 1-14 0zM31 27h14a7 7 0 0 1-14 0z" />
      <path d="M24 6v36M15 42h18M10 12h28M10 12 3 27h14zM38 12l-7 15h14z" />
    </>
  ),
  reasons: (
    <>
      <path
        className={gold}
        d="m15 13 2.5 3-2.5 3-2.5-3zM15 22l2.5 3-2.5 3-2.5-3zM15 31l2.5 3-2.5 3-2.5-3z"
      />
      <rect x="7" y="5" width="34" height="38" rx="4" />
      <path d="M22 16h13M22 25h13M22 34h8" />
    </>
  ),
  difference: (
    <>
      <path className={gold} d="m24 23 4.5 5.500L24 34l-4.5-5.500z" />
      <path d="M24 44V34M21 25C19 18 9 18 8 7M27 25c2-7 12-7 13-18" />
      <path d="m3.5 11.5 4.5-5 5 4.500M35 11l5-4.5 4.5 5" />
    </>
  ),
};

export function OfferIcon({ name }: { name: string }) {
  const drawing = DRAWINGS[name];
  if (!drawing) throw new Error(`No line drawing is called ${name}`);
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 48 48"
      className="size-14 shrink-0 fill-none stroke-wine stroke-2 [stroke-linecap:round] [stroke-linejoin:round]"
    >
      {drawing}
    </svg>
  );
}
