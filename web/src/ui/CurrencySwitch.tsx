// In which currency prices are shown and paid, by its code.
type CurrencySwitchProps<C extends string> = {
  currencies: readonly C[];
  value: C;
  onChange: (currency: C) => void;
};

export function CurrencySwitch<C extends string>({ currencies, value, onChange }: CurrencySwitchProps<C>) {
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">Currency</legend>
      <div className="inline-flex flex-wrap rounded-[1.75rem] border border-control bg-surface p-1">
        {currencies.map((currency) => (
          <label
            key={currency}
            className="inline-flex min-h-11 cursor-pointer items-center rounded-full px-4 text-sm font-semibold transition-colors hover:text-wine has-checked:bg-wine-fill has-checked:text-on-fill has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-gold-ink"
          >
            <input
              type="radio"
              name="currency"
              value={currency}
              checked={currency === value}
              onChange={() => onChange(currency)}
              className="sr-only"
            />
            {currency}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
