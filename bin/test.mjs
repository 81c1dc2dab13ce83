// npm test: every check of the product in turn, or those named after "--" (npm test -- lint types).
import { bootstrap } from './bootstrap.mjs';
import { giveUp } from './project.mjs';
import { inSeconds } from './run-quietly.mjs';
import { makeSteps } from './test-steps.mjs';

const { node, env } = await bootstrap();
const steps = chooseSteps(makeSteps(node, env), process.argv.slice(2));
const results = [];
for (const beside of inGroups(steps.map((step, index) => ({ ...step, number: index + 1 }))))
  results.push(...(await Promise.all(beside.map(perform))));
report(results);

/** What needs the machine for a part of its time runs beside what does so too. */
function inGroups(numbered) {
  const groups = [];
  for (const step of numbered) {
    if (step.light && groups.at(-1)?.[0].light) groups.at(-1).push(step);
    else groups.push([step]);
  }
  return groups;
}

function chooseSteps(all, names) {
  const unknown = names.filter((name) => !all.some((step) => step.name === name));
  if (unknown.length > 0) {
    giveUp(`There is no step "${unknown[0]}". The steps are: ${all.map((step) => step.name).join(', ')}.`);
  }
  if (names.length === 0) return all;
  const wanted = new Set(names);
  for (const step of all) if (wanted.has(step.name)) for (const need of step.needs ?? []) wanted.add(need);
  return all.filter((step) => wanted.has(step.name));
}

async function perform({ number, ...step }) {
  console.log(`\n${number}. ${step.name}: ${step.title}`);
  const began = Date.now();
  const result = await step.run();
  const seconds = (Date.now() - began) / 1000;
  if (!result.ok) console.log(result.output);
  else if (result.summary) console.log(result.summary);
  console.log(`  ${step.name} ${result.ok ? 'passed' : 'FAILED'} in ${inSeconds(seconds)}`);
  return { ...result, number, name: step.name, seconds };
}

function report(results) {
  console.log('');
  for (const { number, name, ok, seconds } of results) {
    console.log(
      `${number}. ${name.padEnd(10)} ${ok ? 'passed' : 'FAILED'} ${inSeconds(seconds).padStart(9)}`,
    );
  }
  for (const note of results.flatMap(({ tests }) => tests?.notes ?? [])) console.log(`\n${note}`);
  const passed = results.reduce((sum, { tests }) => sum + (tests?.passed ?? 0), 0);
  // A step that fails without a failing test of its own counts as one: the last line must not say "0 failed".
  const failed = results.reduce((sum, { ok, tests }) => sum + (ok ? 0 : Math.max(tests?.failed ?? 0, 1)), 0);
  console.log(`${passed} passed, ${failed} failed`);
  process.exit(failed > 0 ? 1 : 0);
}
