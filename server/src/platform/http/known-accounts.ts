// Whose a session was when it was last looked up: enough to count for an account, and never to let anybody in.
import { hashToken } from '../sealing.ts';
import type { FoundViewer, Gate } from './viewer.ts';

const KEPT = 10_000;

/** A session has one member for as long as it is there. */
export const makeKnownAccounts = (gate: Pick<Gate, 'findViewer'>) => {
  const known = new Map<string, FoundViewer>();
  return {
    /** One that has ended: at its next call it is looked up, and is nobody’s. */
    forget: (token: string): void => void known.delete(hashToken(token)),

    async find(token: string): Promise<FoundViewer | undefined> {
      const hash = hashToken(token);
      const seen = known.get(hash);
      if (seen) return seen;
      const viewer = await gate.findViewer(token);
      // Who owes the form or is leaving may do so no longer at the next call.
      if (!viewer || viewer.owesForm || viewer.isLeaving) return viewer;
      const [oldest] = known.keys();
      if (known.size >= KEPT && oldest !== undefined) known.delete(oldest);
      known.set(hash, viewer);
      return viewer;
    },
  };
};
