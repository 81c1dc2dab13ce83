// How it went with somebody who was met: for matchmakers alone.
import { findVip, LOOKING_FOR_MAX_LENGTH, tellHowItWent } from '@ijeuwa/contract/vip';
import { useState } from 'react';
import { useHeldForm } from '#platform/form/useHeldForm.ts';
import { Button } from '#ui/Button.tsx';
import { feedback } from '#ui/feedback.ts';
import { Notice } from '#ui/Notice.tsx';
import { TextArea } from '#ui/TextArea.tsx';

type HowItWentProps = { id: string; name: string; toldHow: boolean };

export function HowItWent({ id, name, toldHow }: HowItWentProps) {
  const [writing, setWriting] = useState(false);
  if (!writing)
    return (
      <div className="flex w-full flex-wrap items-center gap-3">
        {toldHow && <p className="text-sm text-ink-2">Your matchmaker knows how it went.</p>}
        <Button variant="secondary" size="sm" onClick={() => setWriting(true)}>
          {toldHow ? `Write anew about ${name}` : `Tell how it went with ${name}`}
        </Button>
      </div>
    );
  return <Telling id={id} name={name} onDone={() => setWriting(false)} />;
}

function Telling({ id, name, onDone }: { id: string; name: string; onDone: () => void }) {
  const { form, busy, problem, field } = useHeldForm<typeof tellHowItWent, { text: string }>({
    endpoint: tellHowItWent,
    params: { id },
    start: () => ({ text: '' }),
    renews: [findVip],
    onDone: () => {
      feedback.success('Thank you. Your matchmaker searches on with it.');
      onDone();
    },
  });
  return (
    <form {...form} aria-label={`How it went with ${name}`} className="flex w-full flex-col gap-3">
      {problem && <Notice tone="error">{problem}</Notice>}
      <TextArea
        label={`How did it go with ${name}?`}
        hint={`Our matchmakers and administrators read it; ${name} never does.`}
        rows={3}
        maxLength={LOOKING_FOR_MAX_LENGTH}
        {...field('text')}
      />
      <div className="flex flex-wrap gap-3 max-sm:*:flex-1">
        <Button variant="secondary" onClick={onDone}>
          Not now
        </Button>
        <Button type="submit" busy={busy} busyText="Sending...">
          Tell my matchmaker
        </Button>
      </div>
    </form>
  );
}
