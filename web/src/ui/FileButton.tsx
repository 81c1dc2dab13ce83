// Opens the device's own choice of files.
import { type ReactNode, type RefObject, useRef } from 'react';
import { Button } from './Button.tsx';
import type { ButtonSize, ButtonVariant } from './button-look.ts';

type FileButtonProps = {
  label: string;
  accept?: string;
  multiple?: boolean;
  icon?: ReactNode;
  variant?: ButtonVariant;
  size?: ButtonSize;
  busy?: boolean;
  busyText?: string;
  /** For whoever opens the same choice from elsewhere too. */
  chooser?: RefObject<HTMLInputElement | null>;
  onFiles: (files: File[]) => void;
};

export function FileButton({ label, accept, multiple, chooser, onFiles, ...look }: FileButtonProps) {
  const own = useRef<HTMLInputElement>(null);
  const input = chooser ?? own;
  return (
    <>
      <Button variant="secondary" {...look} onClick={() => input.current?.click()}>
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        tabIndex={-1}
        aria-label={label}
        // Read aloud the button stands for both.
        aria-hidden="true"
        accept={accept}
        multiple={multiple}
        className="sr-only"
        onChange={(event) => {
          const files = [...(event.target.files ?? [])];
          // So that the same file can be chosen again after it was refused.
          event.target.value = '';
          if (files.length) onFiles(files);
        }}
      />
    </>
  );
}
