// A plain letter for Google, in the colour of the text around it.
export function GoogleMark() {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      className="size-5 shrink-0 fill-none stroke-current"
      strokeWidth="3"
    >
      <path d="M19.100 7.200A8.500 8.500 0 1 0 20.500 12H12.500" strokeLinecap="square" />
    </svg>
  );
}
