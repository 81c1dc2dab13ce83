// A way on to another page of ours, on a line of its own.
export function ArrowLink({ to, label }: { to: string; label: string }) {
  return (
    <a
      href={to}
      className="inline-flex min-h-11 w-fit items-center gap-1.5 font-semibold text-wine underline decoration-transparent underline-offset-4 hover:decoration-current"
    >
      {label}
      <svg
        aria-hidden="true"
        viewBox="0 0 20 20"
        className="size-4 shrink-0 fill-none stroke-current stroke-2"
      >
        <path d="M3 10h13M11 5l5 5-5 5" />
      </svg>
    </a>
  );
}
