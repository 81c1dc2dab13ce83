// Letters, colours and ornament.
import { AsoOkeBand } from '../AsoOkeBand.tsx';
import { Logo } from '../Logo.tsx';
import { Section } from './Section.tsx';

const COLOURS = [
  ['paper', 'bg-paper'],
  ['paper-2', 'bg-paper-2'],
  ['surface', 'bg-surface'],
  ['ink', 'bg-ink'],
  ['ink-2', 'bg-ink-2'],
  ['line', 'bg-line'],
  ['control', 'bg-control'],
  ['wine', 'bg-wine'],
  ['wine-fill', 'bg-wine-fill'],
  ['wine-soft', 'bg-wine-soft'],
  ['coral', 'bg-coral'],
  ['coral-fill', 'bg-coral-fill'],
  ['gold', 'bg-gold'],
  ['gold-ink', 'bg-gold-ink'],
  ['gold-soft', 'bg-gold-soft'],
  ['leaf', 'bg-leaf'],
  ['leaf-fill', 'bg-leaf-fill'],
  ['leaf-soft', 'bg-leaf-soft'],
  ['danger', 'bg-danger'],
  ['danger-soft', 'bg-danger-soft'],
] as const;

export function TypeGallery() {
  return (
    <Section title="Letters and colours">
      <div className="flex flex-col gap-3">
        <Logo size="lg" />
        <p className="font-serif text-[min(2.25rem,14vw)] font-semibold leading-tight sm:text-6xl">
          Marriage is a <em className="text-wine">journey.</em>
        </p>
        <p data-testid="tone-marks" className="w-fit font-serif text-2xl font-semibold">
          Ọlọ́runfẹ́mi Ṣadé Ńkẹ́m ₦75,000
        </p>
        <p className="font-serif text-xl">Adaọbị, Chinedu Ọkáfọ̀, Babátúndé Adéwálé, Ụ̀zọ́amáká, Ọ̀ṣun, Ǹnédí</p>
        <p>
          Verified people across Nigeria and the diaspora, introduced on what matters to both of you: faith,
          family, children, and the life you want next.
        </p>
        <p className="text-sm text-ink-2">Ẹ káàárọ̀! How was the introduction on Saturday?</p>
      </div>
      <AsoOkeBand size="thick" />
      <AsoOkeBand size="thin" />
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(5.25rem,1fr))] gap-3">
        {COLOURS.map(([name, fill]) => (
          <li key={name} className="text-sm">
            <span className={`block h-12 rounded-md border border-line ${fill}`} />
            {name}
          </li>
        ))}
      </ul>
    </Section>
  );
}
