// A place for a photo that is not there yet: it says which one would be good.
import { Plus } from 'lucide-react';

/** By their places; the first is the face. */
const ASKS = [
  'Your face',
  'Head to toe',
  'With your family',
  'What you love doing',
  'At work',
  'At a celebration',
];

type EmptySlotProps = { position: number; onChoose: () => void };

export function EmptySlot({ position, onChoose }: EmptySlotProps) {
  return (
    <li className="aspect-[4/5] min-w-0">
      <button
        type="button"
        aria-label={`Add a photo: ${ASKS[position - 1]}`}
        onClick={onChoose}
        className="flex size-full flex-col items-center justify-center gap-1 overflow-hidden rounded-lg border border-control border-dashed bg-paper-2 p-1 text-center text-sm text-ink-2 hover:border-wine hover:text-wine"
      >
        <Plus aria-hidden="true" className="size-5 shrink-0" />
        {ASKS[position - 1]}
      </button>
    </li>
  );
}
