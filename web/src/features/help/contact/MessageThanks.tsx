// What stands where the form stood, for as long as it takes to read.
import { useEffect, useRef } from 'react';
import { AsoOkeBand } from '#ui/AsoOkeBand.tsx';

export type Thanks = { title: string; text?: string };

export function MessageThanks({ title, text, reference }: Thanks & { reference: string }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} role="status" tabIndex={-1} className="flex flex-col items-start gap-3 outline-none">
      <AsoOkeBand size="thin" className="mb-2" />
      <p className="font-serif text-2xl font-semibold">{title}</p>
      {text && <p>{text}</p>}
      <p className="text-ink-2">
        Your message has the number <strong className="whitespace-nowrap">{reference}</strong>.
      </p>
    </div>
  );
}
