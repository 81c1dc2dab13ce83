// A way on to another page of ours, on a line of its own.
export function ArrowLink({ to, label }: { to: string; label: string }) {
  const lastWord = label.lastIndexOf(' ') + 1;
  return (
    <a
      href={to}
      className="block w-fit py-2.5 font-semibold text-wine underline decoration-transparent underline-offset-4 hover:decoration-current"
    >
      {label.slice(0, lastWord)}
      {/* The arrow never stands alone on a line. */}
      <span className="whitespace-nowrap">
        {label.slice(lastWord)}
        <svg
          aria-hidden="true"
          viewBox="0 0 20 20"
          className="ml-1.5 inline size-4 fill-none stroke-current stroke-2"
        >
          <path d="M3 10h13M11 5l5 5-5 5" />
        </svg>
      </span>
    </a>
  );
}
