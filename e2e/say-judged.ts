// At the end of a run: how many pages the accessibility checker judged, and how many stood as one that it had judged.
import { rmSync } from 'node:fs';
import { countJudged } from './checked-before.ts';

export default (): void => {
  const { judged, again } = countJudged();
  if (judged + again > 0)
    console.log(`  ${judged} pages judged by the accessibility checker, ${again} more stood as one of them`);
  rmSync(process.env.E2E_JUDGED_DIR!, { recursive: true, force: true });
};
