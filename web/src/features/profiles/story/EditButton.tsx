// The pencil at the head of a card; its name says what it changes.
import { Pencil } from 'lucide-react';
import { IconButton } from '#ui/IconButton.tsx';

export function EditButton({ of, onClick }: { of: string; onClick: () => void }) {
  return (
    <IconButton
      label={`Edit: ${of}`}
      icon={<Pencil aria-hidden="true" className="size-5" />}
      onClick={onClick}
    />
  );
}
