// The page that the device keeps for the time without a network.
import type { OpenPage } from '#platform/open-page.ts';
import { buttonLook } from '#ui/button-look.ts';
import { ReadingPage } from '#ui/ReadingPage.tsx';
import offline from '../../../../content/pages/offline.json';

export const offlinePages: readonly OpenPage[] = [
  {
    path: '/offline',
    title: offline.title,
    description: offline.description,
    listed: false,
    content: () => (
      <ReadingPage title={offline.heading} lead={offline.text}>
        {/* Sent to the address that was asked for: it is asked for again. */}
        <form>
          <button type="submit" className={buttonLook({})}>
            {offline.retry}
          </button>
        </form>
        <section className="flex flex-col gap-2 rounded-2xl bg-paper-2 px-[min(1.25rem,6vw)] py-6">
          <h2 className="text-xl">{offline.readTitle}</h2>
          <ul>
            {offline.places.map(({ to, label }) => (
              <li key={to}>
                <a href={to} className="inline-flex min-h-11 items-center text-wine underline">
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </section>
      </ReadingPage>
    ),
  },
];
