// What the questionnaire is and what it is not, and the consent under which the answers are kept.
import { RELEASES_A_DAY } from '@ijeuwa/contract/questionnaire';
import { type FormEvent, useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { Checkbox } from '#ui/Checkbox.tsx';
import { firstNameOf } from '#ui/format.ts';

const LINES = (first: string) => [
  'It is not a test, and it has not been validated: there is no total, no type and no forecast.',
  `Each of you answers alone, and ${first} is shown no answer of yours.`,
  'What both of you see appears once both of you release it: how many statements of an area you both stand well on, and what to talk about. Either may guess at some answers from it.',
  `If either of you takes a release back, both are undone: nobody looks again until both have said yes once more. Each of you can release ${RELEASES_A_DAY} times a day.`,
  'The last four statements are about safety. Nobody but you ever sees anything of them.',
  'No counsellor and nobody of the staff reads your answers.',
];

export function Beginning({ partner, onBegin }: { partner: string; onBegin: () => void }) {
  const [agreed, setAgreed] = useState(false);
  const [refused, setRefused] = useState(false);
  const begin = (event: FormEvent) => {
    event.preventDefault();
    setRefused(!agreed);
    if (agreed) onBegin();
  };
  return (
    <form aria-label="Before you begin" noValidate className="flex flex-col gap-5" onSubmit={begin}>
      <ul className="marks-diamond flex flex-col gap-3">
        {LINES(firstNameOf(partner)).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <Checkbox
        label="I agree that Ijeuwa keeps my answers, encrypted. They may tell of my faith, my health and my intimate life."
        hint="You can withdraw this here at any time; then they are erased."
        error={refused ? 'Please agree that we keep your answers.' : undefined}
        checked={agreed}
        onChange={(event) => setAgreed(event.target.checked)}
      />
      <Button type="submit" className="self-start">
        Begin
      </Button>
    </form>
  );
}
