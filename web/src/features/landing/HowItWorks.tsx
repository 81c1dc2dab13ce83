// The four steps from a stranger to a first message, and what the product keeps to.
import { paths } from '#platform/paths.ts';
import { buttonLook } from '#ui/button-look.ts';
import { landing } from './landing-content.ts';

export function HowItWorks() {
  return (
    <section
      id="how-it-works"
      aria-labelledby="how-it-works-title"
      className="mx-auto flex w-full max-w-6xl scroll-mt-16 flex-col gap-10 px-(--gutter) py-12 sm:px-6 sm:py-16"
    >
      <div className="flex flex-col gap-6">
        <h2 id="how-it-works-title" className="text-3xl sm:text-4xl">
          {landing.stepsTitle}
        </h2>
        <ol className="grid gap-6 sm:grid-cols-2 lg:grid-cols-4">
          {landing.steps.map((step, index) => (
            <li key={step.title} className="flex flex-col gap-1.5 border-t-2 border-gold pt-4">
              <span aria-hidden="true" className="font-serif text-3xl font-semibold text-wine">
                {index + 1}
              </span>
              <h3 className="text-lg">{step.title}</h3>
              <p className="text-ink-2">{step.text}</p>
            </li>
          ))}
        </ol>
      </div>
      <div className="flex flex-col gap-5 rounded-2xl bg-paper-2 px-[min(1.25rem,6vw)] py-7 sm:px-8">
        <h2 className="text-2xl">{landing.promisesTitle}</h2>
        <ul className="grid gap-6 sm:grid-cols-3">
          {landing.promises.map((promise) => (
            <li key={promise.title}>
              <h3 className="text-lg">{promise.title}</h3>
              <p className="mt-1.5 text-ink-2">{promise.text}</p>
            </li>
          ))}
        </ul>
        <a href={paths.auth} data-app="" className={buttonLook({ className: 'self-start' })}>
          Get Started
        </a>
      </div>
    </section>
  );
}
