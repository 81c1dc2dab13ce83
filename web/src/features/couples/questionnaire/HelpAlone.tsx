// Help for whoever is not safe with the other: for themselves alone, with the ways out of the page.
import { paths } from '#platform/paths.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Card } from '#ui/Card.tsx';
import safety from '../../../../../content/pages/safety-guide.json';
import { QuickExit } from './QuickExit.tsx';

const { emergency } = safety;

/** `first`: an answer says that it is needed. */
export function HelpAlone({ first }: { first: boolean }) {
  return (
    <Card
      as="section"
      tone={first ? 'gold' : 'quiet'}
      aria-labelledby="help-alone"
      className="flex flex-col gap-3"
    >
      <h2 id="help-alone" className="text-xl">
        {first ? 'You come first' : 'For you alone'}
      </h2>
      <p>
        What you answer about safety is shown to nobody. The other is never told that you answered it, nor
        how.
        {first && ' Nobody may push you, hold you or make you afraid. It is not your fault.'}
      </p>
      <p>
        If you talk to a counsellor, come alone to the first meeting. A session that you book for yourself
        stands in no schedule but yours, where it says with whom, and what it is. Mails, calendars and the
        bell say “Appointment” alone. If somebody else looks at your phone, log out when you have read.
      </p>
      <p className="text-ink-2">{emergency.text}</p>
      <div className="flex flex-wrap gap-3">
        <a
          href={`tel:${emergency.number}`}
          className="inline-flex min-h-11 items-center font-semibold text-wine underline underline-offset-4"
        >
          {emergency.call}
        </a>
        <ButtonLink size="sm" variant="secondary" to={paths.marriageCounseling}>
          Book for yourself
        </ButtonLink>
        <QuickExit />
      </div>
    </Card>
  );
}
