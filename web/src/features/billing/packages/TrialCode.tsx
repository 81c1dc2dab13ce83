// A trial code, for whoever says that they have one: it begins the longer trial.
import { TRIAL_CODE_DAYS } from '@ijeuwa/contract/codes';
import { type FormEvent, useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { TextInput } from '#ui/TextInput.tsx';

type TrialCodeProps = { busy: boolean; error?: string; onGiven: (code: string) => void };

export function TrialCode({ busy, error, onGiven }: TrialCodeProps) {
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const [missing, setMissing] = useState(false);
  const start = (event: FormEvent) => {
    event.preventDefault();
    const code = typed.trim();
    setMissing(!code);
    if (code) onGiven(code);
  };
  if (!open)
    return (
      <Button variant="quiet" size="sm" className="self-start" onClick={() => setOpen(true)}>
        I have a trial code
      </Button>
    );
  return (
    <Card as="section" aria-label="Trial code">
      <form noValidate onSubmit={start} className="flex flex-col gap-3">
        <TextInput
          label="Trial code"
          hint={`It makes the free trial ${TRIAL_CODE_DAYS} days.`}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          error={missing ? 'Please enter the code first.' : error}
          maxLength={40}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
        <Button type="submit" size="sm" className="self-start" busy={busy} busyText="Starting...">
          Start {TRIAL_CODE_DAYS}-day free trial
        </Button>
      </form>
    </Card>
  );
}
