// Copies a text and says that it did.
import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { Button } from './Button.tsx';
import type { ButtonSize, ButtonVariant } from './button-look.ts';
import { feedback } from './feedback.ts';

type CopyButtonProps = {
  text: string;
  label?: string;
  copiedText?: string;
  variant?: ButtonVariant;
  size?: ButtonSize;
};

export function CopyButton(props: CopyButtonProps) {
  const { text, label = 'Copy', copiedText = 'Copied', variant = 'secondary', size = 'sm' } = props;
  const [copied, setCopied] = useState(false);
  const Icon = copied ? Check : Copy;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
      feedback.success(copiedText);
    } catch {
      feedback.error('Your browser did not let us copy. Press and hold the text to copy it.');
    }
  };
  return (
    <Button
      variant={variant}
      size={size}
      icon={<Icon aria-hidden="true" className="size-4" />}
      onClick={copy}
    >
      {label}
    </Button>
  );
}
