// How far one is in onboarding: four stages, of which the first is the long one and fills with its screens.

const STAGES = [1, 2, 3, 4] as const;

type StageBarProps = {
  stage: (typeof STAGES)[number];
  label: string;
  /** How much of this stage is behind one, 0 to 1. */
  done?: number;
  /** The label is only read aloud: what stands beside the bar says it. */
  labelHidden?: boolean;
};

export function StageBar({ stage, label, done = 1, labelHidden }: StageBarProps) {
  const percent = (stage / STAGES.length) * 100;
  return (
    <div className="flex w-full flex-col gap-1.5">
      {!labelHidden && (
        <p className="flex items-baseline justify-between gap-4 text-sm">
          <span className="text-ink-2">{label}</span>
          <span className="font-serif font-semibold tabular-nums">{percent}%</span>
        </p>
      )}
      <div
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        className="grid grid-cols-[5fr_1fr_1fr_1fr] gap-1"
      >
        {STAGES.map((at) => (
          <progress
            key={at}
            aria-hidden="true"
            max={1}
            value={at === stage ? done : Number(at < stage)}
            className="woven-progress"
          />
        ))}
      </div>
    </div>
  );
}
