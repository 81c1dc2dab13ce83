// A message that stands on the page until it is no longer true.
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import { IconButton } from './IconButton.tsx';

const TONES = {
  info: { Icon: Info, look: 'border-line bg-paper-2', mark: 'text-wine' },
  success: { Icon: CircleCheck, look: 'border-leaf/40 bg-leaf-soft', mark: 'text-leaf' },
  warning: { Icon: TriangleAlert, look: 'border-gold bg-gold-soft', mark: 'text-gold-ink' },
  error: { Icon: CircleAlert, look: 'border-danger/40 bg-danger-soft', mark: 'text-danger' },
};

type NoticeProps = {
  tone?: keyof typeof TONES;
  title?: string;
  children?: ReactNode;
  action?: ReactNode;
  onClose?: () => void;
  className?: string;
};

export function Notice({ tone = 'info', title, children, action, onClose, className }: NoticeProps) {
  const { Icon, look, mark } = TONES[tone];
  return (
    <div
      role={tone === 'error' ? 'alert' : 'status'}
      className={classes(
        'flex items-start gap-[min(0.75rem,3vw)] rounded-lg border px-(--inset) py-3',
        look,
        className,
      )}
    >
      <Icon aria-hidden="true" className={classes('mt-0.5 size-5 shrink-0', mark)} />
      <div className="min-w-0 flex-1">
        {title && <strong className={classes('font-semibold', mark)}>{title} </strong>}
        {children}
        {action && <div className="mt-2">{action}</div>}
      </div>
      {onClose && (
        <IconButton
          label="Dismiss"
          icon={<X aria-hidden="true" className="size-4" />}
          className="-my-2 -mr-2"
          onClick={onClose}
        />
      )}
    </div>
  );
}
