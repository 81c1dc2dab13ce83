// What stands beside the list where no conversation does: the pane is its card, and the list names the screen.
import type { ReactNode } from 'react';
import { EmptyPicture } from '#ui/EmptyPicture.tsx';

type PaneNoticeProps = {
  title: string;
  tab: string;
  alert?: boolean;
  children: ReactNode;
  action?: ReactNode;
};

export function PaneNotice({ title, tab, alert = false, children, action }: PaneNoticeProps) {
  return (
    <div
      role={alert ? 'alert' : undefined}
      className="m-auto flex max-w-sm flex-col items-center gap-2 p-8 text-center"
    >
      <title>{`${tab} · Ijeuwa`}</title>
      <EmptyPicture name="letters" className="mb-2 h-28" />
      <h2 className="text-xl">{title}</h2>
      <p className="text-balance text-ink-2">{children}</p>
      {action && <div className="mt-3">{action}</div>}
    </div>
  );
}
