// Says that the connection is gone, and what still works.
import { WifiOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { useOnline } from './useOnline.ts';

type OfflineNoticeProps = { children?: ReactNode; offline?: boolean };

export function OfflineNotice({ children, offline }: OfflineNoticeProps) {
  const online = useOnline();
  if (!(offline ?? !online)) return null;
  return (
    <div
      role="status"
      className="flex items-center justify-center gap-2.5 bg-ink px-4 py-2.5 text-sm text-paper"
    >
      <WifiOff aria-hidden="true" className="size-4 shrink-0" />
      <p>{children ?? 'You are offline. Read on; the rest comes when you are back.'}</p>
    </div>
  );
}
