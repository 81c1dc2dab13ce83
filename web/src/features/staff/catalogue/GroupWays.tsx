// The ways to the groups of a long desk: each leads to the heading of its group, where the keyboard goes on.
type Group = { id: string; title: string };

const headingId = (id: string): string => `group-${id}`;

export function GroupHeading({ id, title }: Group) {
  return (
    <h2 id={headingId(id)} tabIndex={-1} className="text-xl outline-none">
      {title}
    </h2>
  );
}

export function GroupWays({ groups }: { groups: readonly Group[] }) {
  return (
    // One line on a phone, which is moved under the thumb.
    <nav
      aria-label="Groups"
      className="-my-2.5 flex gap-x-5 max-sm:-mx-(--inset) max-sm:overflow-x-auto max-sm:px-(--inset) sm:flex-wrap"
    >
      {groups.map(({ id, title }) => (
        <button
          key={id}
          type="button"
          className="min-h-11 shrink-0 text-sm font-semibold text-wine underline"
          onClick={() => {
            const heading = document.getElementById(headingId(id));
            heading?.scrollIntoView({ block: 'start' });
            heading?.focus({ preventScroll: true });
          }}
        >
          {title}
        </button>
      ))}
    </nav>
  );
}
