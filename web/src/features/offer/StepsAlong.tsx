// The steps from signing up to the first message, along one line, with what each asks.
import { learnMore } from './offer-content.ts';

const { title, intro, steps } = learnMore.steps;

export function StepsAlong() {
  return (
    <section aria-labelledby="steps" className="flex flex-col gap-8 py-4">
      <div>
        <h2 id="steps" className="scroll-mt-24 text-[min(1.5rem,11vw)] sm:text-3xl">
          {title}
        </h2>
        <p className="mt-2 text-ink-2 sm:text-lg">{intro}</p>
      </div>
      <ol className="ml-[min(1rem,5vw)] flex flex-col">
        {steps.map((step, index) => (
          <li
            key={step.title}
            className="relative grid gap-x-10 gap-y-4 border-l-2 border-gold pb-10 pl-[min(1.75rem,8vw)] last:border-transparent last:pb-0 sm:pl-10 lg:grid-cols-[3fr_2fr]"
          >
            <span
              aria-hidden="true"
              className="absolute top-0 -left-[min(1.125rem,5.5vw)] grid size-[min(2.25rem,11vw)] place-items-center rounded-full bg-wine-fill font-serif text-[min(1rem,6vw)] leading-none font-semibold text-on-fill"
            >
              {index + 1}
            </span>
            <div>
              <h3 className="text-[min(1.25rem,10vw)]">{step.title}</h3>
              <p className="text-sm font-semibold text-gold-ink">{step.time}</p>
              <p className="mt-2 max-w-2xl">{step.text}</p>
            </div>
            <div className="self-start rounded-2xl border border-line bg-surface px-[min(1.25rem,4vw)] py-4">
              <p className="text-sm font-semibold text-ink-2">{step.asksTitle}</p>
              <ul className="marks-diamond mt-2 flex flex-col gap-1.5">
                {step.asks.map((one) => (
                  <li key={one}>{one}</li>
                ))}
              </ul>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
