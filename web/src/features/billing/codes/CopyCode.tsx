// Copies a code, and says so for two seconds.
import { COPIED_MS } from '@ijeuwa/contract/codes';
import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { feedback } from '#ui/feedback.ts';

type CopyCodeProps = { code: string; light?: boolean };

export function CopyCode({ code, light = false }: CopyCodeProps) {
  const [times, setTimes] = useState(0);
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (times === 0) return;
    setCopied(true);
    const timer = setTimeout(() => setCopied(false), COPIED_MS);
    return () => clearTimeout(timer);
  }, [times]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(code);
      setTimes((before) => before + 1);
    } catch {
      feedback.error('Your browser did not let us copy. Press and hold the code to copy it.');
    }
  };
  const Icon = copied ? Check : Copy;
  return (
    <Button
      size="sm"
      variant={light ? 'light' : 'secondary'}
      icon={<Icon aria-hidden="true" className="size-4" />}
      aria-label={copied ? 'Copied!' : `Copy Code: ${code}`}
      onClick={copy}
    >
      <span role="status">{copied ? 'Copied!' : 'Copy Code'}</span>
    </Button>
  );
}
