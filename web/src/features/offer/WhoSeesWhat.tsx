// Who sees what of a member, from nobody to the staff.
import { learnMore } from './offer-content.ts';

const { title, intro, groups, after } = learnMore.seen;

export function WhoSeesWhat() {
  return (
    <section
      aria-labelledby="seen"
      className="flex flex-col gap-6 rounded-2xl bg-paper-2 px-(--inset) py-7 sm:px-8 sm:py-9"
    >
      <div>
        <h2 id="seen" className="scroll-mt-24 text-[min(1.5rem,11vw)] sm:text-3xl">
          {title}
        </h2>
        <p className="mt-2 text-ink-2 sm:text-lg">{intro}</p>
      </div>
      <div className="grid gap-5 sm:grid-cols-2">
        {groups.map((group) => (
          <div
            key={group.title}
            className="rounded-2xl border border-line bg-surface px-[min(1.25rem,4vw)] py-5"
          >
            <h3 className="text-[min(1.125rem,9.5vw)]">{group.title}</h3>
            <ul className="marks-diamond mt-3 flex flex-col gap-2">
              {group.items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      <p className="max-w-3xl">{after}</p>
    </section>
  );
}
