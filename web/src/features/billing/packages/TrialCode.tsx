// A trial code, for whoever says that they have one: it begins the longer trial.
import { TRIAL_CODE_DAYS } from '@ijeuwa/contract/codes';
import { type FormEvent, useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { TextInput } from '#ui/TextInput.tsx';

type TrialCodeProps = {
  open: boolean;
  onOpen: (open: boolean) => void;
  busy: boolean;
  error?: string;
  onGiven: (code: string) => void;
};

export function TrialCode({ open, onOpen, busy, error, onGiven }: TrialCodeProps) {
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
      <Button variant="quiet" size="sm" className="-ml-4 self-start" onClick={() => onOpen(true)}>
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
        <div className="flex flex-wrap gap-2">
          <Button type="submit" size="sm" busy={busy} busyText="Starting...">
            Start {TRIAL_CODE_DAYS}-day free trial
          </Button>
          <Button variant="quiet" size="sm" disabled={busy} onClick={() => onOpen(false)}>
            I have no code
          </Button>
        </div>
      </form>
    </Card>
  );
}
