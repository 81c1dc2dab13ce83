// Under a form that strangers fill in: what becomes of it, and where the whole of that stands.
export function PolicyNote({ words, to }: { words: string; to: string }) {
  return (
    <>
      {words}{' '}
      <a href={to} className="text-wine underline">
        privacy policy
      </a>
      .
    </>
  );
}
