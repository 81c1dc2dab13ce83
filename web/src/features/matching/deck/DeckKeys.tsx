// The keys of the deck, shown where there is a keyboard.

const KEYS = [
  { key: '←', does: 'pass' },
  { key: '→', does: 'like' },
  { key: '⌫', does: 'take back' },
  { key: 'space', does: 'next photo' },
];

export function DeckKeys({ takesBack }: { takesBack: boolean }) {
  return (
    <p className="flex flex-wrap justify-center gap-x-4 gap-y-1 text-sm text-ink-2">
      {KEYS.filter(({ does }) => takesBack || does !== 'take back').map(({ key, does }) => (
        <span key={key} className="inline-flex items-center gap-1.5">
          <kbd className="rounded-md border border-control px-1.5 font-sans text-xs leading-5 text-ink">
            {key}
          </kbd>
          {does}
        </span>
      ))}
    </p>
  );
}
