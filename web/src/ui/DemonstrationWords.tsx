// What a bar says that marks the demonstration; shorter on a phone.
export function DemonstrationWords() {
  return (
    <p>
      Demo: <span className="max-sm:sr-only">invented people, </span>no money moves.
    </p>
  );
}
