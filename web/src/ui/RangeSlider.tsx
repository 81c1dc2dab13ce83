// Two thumbs on one track, each an ordinary slider to the keyboard, never closer than the gap.
import { type CSSProperties, useId } from 'react';
import { classes } from './classes.ts';
import type { FieldText } from './Field.tsx';
import { FieldGroup } from './FieldGroup.tsx';

type Range = readonly [low: number, high: number];

type RangeSliderProps = FieldText & {
  value: Range;
  onChange: (value: [number, number]) => void;
  min?: number;
  max?: number;
  gap?: number;
  format?: (value: number) => string;
};

const THUMB =
  'pointer-events-none absolute inset-x-0 h-11 w-full appearance-none bg-transparent focus-visible:outline-none ' +
  '[&::-webkit-slider-thumb]:pointer-events-auto [&::-webkit-slider-thumb]:size-7 [&::-webkit-slider-thumb]:appearance-none ' +
  '[&::-webkit-slider-thumb]:rounded-full [&::-webkit-slider-thumb]:border-2 [&::-webkit-slider-thumb]:border-surface ' +
  '[&::-webkit-slider-thumb]:bg-wine [&::-webkit-slider-thumb]:shadow-float [&::-webkit-slider-thumb]:cursor-grab ' +
  '[&::-moz-range-thumb]:pointer-events-auto [&::-moz-range-thumb]:size-6 [&::-moz-range-thumb]:rounded-full ' +
  '[&::-moz-range-thumb]:border-2 [&::-moz-range-thumb]:border-surface [&::-moz-range-thumb]:bg-wine ' +
  'focus-visible:[&::-webkit-slider-thumb]:outline-3 focus-visible:[&::-webkit-slider-thumb]:outline-gold-ink ' +
  'focus-visible:[&::-moz-range-thumb]:outline-3 focus-visible:[&::-moz-range-thumb]:outline-gold-ink';

export function RangeSlider(props: RangeSliderProps) {
  const { value, onChange, min = 18, max = 70, gap = 1, format = String, ...text } = props;
  const [low, high] = value;
  const id = useId();
  const percent = (point: number) => `${((point - min) / (max - min)) * 100}%`;
  const setLow = (wanted: number) => onChange([Math.max(min, Math.min(wanted, high - gap)), high]);
  const setHigh = (wanted: number) => onChange([low, Math.min(max, Math.max(wanted, low + gap))]);
  const filled: CSSProperties = { left: percent(low), right: `calc(100% - ${percent(high)})` };
  return (
    <FieldGroup {...text}>
      <output htmlFor={`${id}-low ${id}-high`} className="font-serif text-xl font-semibold">
        {format(low)} to {format(high)}
      </output>
      <div className="relative h-11">
        <div className="absolute inset-x-3.5 top-1/2 h-1.5 -translate-y-1/2 rounded-full bg-line">
          <div className="aso-oke absolute inset-y-0 rounded-full" style={filled} />
        </div>
        <input
          id={`${id}-low`}
          type="range"
          aria-label={`${text.label}, from`}
          aria-valuetext={format(low)}
          {...{ min, max }}
          value={low}
          onChange={(event) => setLow(Number(event.target.value))}
          // Where both thumbs stand at the far end, the lower one must be the one that can be taken.
          className={classes(THUMB, low > (min + max) / 2 && 'z-10')}
        />
        <input
          id={`${id}-high`}
          type="range"
          aria-label={`${text.label}, to`}
          aria-valuetext={format(high)}
          {...{ min, max }}
          value={high}
          onChange={(event) => setHigh(Number(event.target.value))}
          className={THUMB}
        />
      </div>
    </FieldGroup>
  );
}
