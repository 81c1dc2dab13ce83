// Panels of one screen behind tabs; arrow keys move between them.
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { classes } from './classes.ts';

type Tab = { id: string; label: string; count?: number; panel: ReactNode };

type TabsProps = {
  label: string;
  tabs: readonly Tab[];
  value?: string;
  defaultValue?: string;
  onChange?: (id: string) => void;
  className?: string;
};

const STEPS: Record<string, (index: number, last: number) => number> = {
  ArrowRight: (index, last) => (index === last ? 0 : index + 1),
  ArrowLeft: (index, last) => (index === 0 ? last : index - 1),
  Home: () => 0,
  End: (_, last) => last,
};

export function Tabs({ label, tabs, value, defaultValue, onChange, className }: TabsProps) {
  const id = useId();
  const [own, setOwn] = useState(defaultValue ?? tabs[0]?.id);
  const current = tabs.find((tab) => tab.id === (value ?? own)) ?? tabs[0];
  const choose = (tab: string) => {
    setOwn(tab);
    onChange?.(tab);
  };
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const next = STEPS[event.key]?.(current ? tabs.indexOf(current) : 0, tabs.length - 1);
    const tab = next === undefined ? undefined : tabs[next];
    if (!tab) return;
    event.preventDefault();
    choose(tab.id);
    document.getElementById(`${id}-${tab.id}-tab`)?.focus();
  };
  return (
    <div className={classes('flex min-w-0 flex-col gap-5', className)}>
      <div
        role="tablist"
        aria-label={label}
        onKeyDown={move}
        className="flex flex-wrap gap-x-1 border-b border-line"
      >
        {tabs.map((tab) => (
          <button
            key={tab.id}
            id={`${id}-${tab.id}-tab`}
            type="button"
            role="tab"
            aria-selected={tab === current}
            aria-controls={tab === current ? `${id}-${tab.id}-panel` : undefined}
            tabIndex={tab === current ? 0 : -1}
            onClick={() => choose(tab.id)}
            className={classes(
              '-mb-px inline-flex min-h-12 max-w-full items-center gap-2 border-b-2 px-2.5 font-medium transition-colors focus-visible:-outline-offset-3 sm:px-3.5',
              tab === current ? 'border-wine text-wine' : 'border-transparent text-ink-2 hover:text-ink',
            )}
          >
            {tab.label}
            {tab.count !== undefined && <span className="text-sm tabular-nums">{tab.count}</span>}
          </button>
        ))}
      </div>
      {current && (
        <div id={`${id}-${current.id}-panel`} role="tabpanel" aria-labelledby={`${id}-${current.id}-tab`}>
          {current.panel}
        </div>
      )}
    </div>
  );
}
