// Which decisions on a member are possible, and which need words of their own.
import type { ReportDecision } from '@ijeuwa/contract/safety';

export type Case = { open: number; state: 'active' | 'suspended' | 'gone' };

/** Why it cannot be decided so; undefined when it can. `seen`: the open reports that the person had before them. */
export const whyNot = (
  { decision, reason, seen }: { decision: ReportDecision; reason: string; seen: number },
  { open, state }: Case,
): { code: 'invalid' | 'conflict'; message: string; field?: 'reason' } | undefined => {
  const conflict = (message: string) => ({ code: 'conflict', message }) as const;
  if (decision === 'lift') {
    if (state !== 'suspended') return conflict('This account is not suspended.');
  } else if (open === 0) return conflict('Somebody has decided on these reports already.');
  if (open !== seen)
    return conflict('The reports on this member have changed meanwhile. Please read them first.');
  if (decision === 'nothing' || decision === 'lift') return;
  if (state === 'gone') return conflict('This account is gone: nobody can be warned or suspended.');
  if (reason === '')
    return { code: 'invalid', message: 'Please write what the member will read.', field: 'reason' };
};
