// Lives of appointments by the rules alone, as every test run plays two thousand: node booking-lives.ts [lives] [steps].
// Ends with 1 when two have one time, when something is paid and lost, or when an entry of a calendar goes wrong.
import { playLife } from '../server/test/booking-model.ts';

const [lives = 1_000_000, steps = 40] = process.argv.slice(2).map(Number);
if (![lives, steps].every((one) => Number.isInteger(one) && one > 0))
  throw new Error('Please give how many lives, and of how many steps.');
/** A rule that is broken is broken in many of them. */
const NAMED_MOST = 20;
const TOLD_EVERY = 100_000;

const began = performance.now();
const seconds = () => `${((performance.now() - began) / 1000).toFixed(1)} s`;
let wrong = 0;
for (let seed = 0; seed < lives; seed += 1) {
  const faults = playLife(seed, steps);
  if (wrong < NAMED_MOST) for (const fault of faults) console.log(`WRONG: life ${seed}: ${fault}`);
  wrong += faults.length;
  if ((seed + 1) % TOLD_EVERY === 0) console.log(`· ${seed + 1} lives, ${seconds()}`);
}
console.log(`${lives} lives of ${steps} steps in ${seconds()}: ${wrong} wrong`);
process.exit(wrong > 0 ? 1 : 0);
