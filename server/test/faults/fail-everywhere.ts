import { checkReply } from './check-reply.ts';
import type { FailingSite, Reply } from './failing-site.ts';
import { attempt, type DoneStep, type Fault, type Step } from './fault.ts';
import { faultsOf } from './plan.ts';
import type { Prepared, Scenario } from './scenario.ts';
import type { StoredState, Whose } from './stored-state.ts';

/** What a call does without a fault. */
export interface Usual {
  steps: readonly DoneStep[];
  before: StoredState;
  after: StoredState;
  /** after it was sent a second time */
  twice: StoredState;
}

/** What was wrong after one fault. */
interface Finding {
  fault: string;
  problem: string;
}

/** Attempts at the same time. */
const AT_ONCE = 6;

const whoseOf = ({ people }: Prepared): Whose => ({
  ids: people.flatMap(({ user_id }) => user_id ?? []),
  mobiles: people.flatMap(({ user_id, mobile_no }) => (user_id ? [] : (mobile_no ?? []))),
});

const isDone = ({ status }: Reply) => status < 300;

const same = (one: readonly string[], other: readonly string[]) =>
  JSON.stringify(one) === JSON.stringify(other);

function difference(found: readonly string[], expected: readonly string[]): string {
  const more = found.filter((row) => !expected.includes(row)).map((row) => `  + ${row}`);
  const less = expected.filter((row) => !found.includes(row)).map((row) => `  - ${row}`);
  return [...more, ...less].join('\n').slice(0, 1500);
}

/**
 * Sends a call with every fault that can hit it, or those of one kind only, each time with people of its own.
 */
export async function failEverywhere(
  site: FailingSite,
  scenario: Scenario,
  only?: Step['of'],
): Promise<{ findings: Finding[]; usual: Usual }> {
  async function stateOf(prepared: Prepared): Promise<StoredState> {
    const { rows, counts } = await site.stateOf(whoseOf(prepared));
    const { differs } = scenario;
    return { rows: differs ? rows.map((row) => row.replace(differs.what, '')) : rows, counts };
  }

  async function sendTwice(): Promise<Usual> {
    const prepared = await scenario.prepare(site.calm);
    const before = await stateOf(prepared);
    const { result, steps } = await attempt(null, () => site.send(scenario, prepared));
    if (!isDone(result))
      throw new Error(`${scenario.name} is not valid without a fault: ${JSON.stringify(result)}`);
    const after = await stateOf(prepared);
    await site.send(scenario, prepared);
    return { steps, before, after, twice: await stateOf(prepared) };
  }

  async function failOnce(usual: Usual, fault: Fault): Promise<string[]> {
    const prepared = await scenario.prepare(site.calm);
    const { result, steps, failed } = await attempt(fault, () => site.send(scenario, prepared));
    const state = await stateOf(prepared);
    const again = await site.send(scenario, prepared);
    const settled = await stateOf(prepared);
    return [
      ...(failed ? [] : checkWithout(result)),
      ...checkEffect(scenario, usual, result, state),
      ...(scenario.optional && !scenario.queue && failed?.writes && !isDone(result)
        ? ['it was refused because of what is optional']
        : []),
      ...(isDone(result) || scenario.queue
        ? []
        : [...checkReply(result, fault), ...checkCleaning(steps, failed)]),
      ...checkAgain(scenario, usual, { state, again, settled }),
    ];
  }

  // the first one fills what a process remembers
  await sendTwice();
  const usual = await sendTwice();
  const findings: Finding[] = [];
  const waiting = faultsOf(usual.steps, site.unadmitted).filter(({ of }) => !only || of === only);
  async function work(): Promise<void> {
    for (let fault = waiting.shift(); fault; fault = waiting.shift()) {
      const { of, nth, way } = fault;
      const step = usual.steps.filter((one) => one.of === of)[nth - 1];
      for (const problem of await failOnce(usual, fault))
        findings.push({ fault: `${of} ${nth} ${way}: ${step?.what.slice(0, 100)}`, problem });
    }
  }
  await Promise.all(Array.from({ length: scenario.alone ? 1 : AT_ONCE }, work));
  return { findings, usual };
}

/** What a process remembers needs no step, so that none failed. */
function checkWithout(result: Reply): string[] {
  return isDone(result) ? [] : [`it failed without a fault: ${JSON.stringify(result)}`];
}

/** All of the effect is there or nothing; all of it if the call was answered so. A job may do a part at a time. */
function checkEffect(
  { queue, optional }: Scenario,
  usual: Usual,
  result: Reply,
  { rows, counts }: StoredState,
): string[] {
  if (same(rows, usual.after.rows))
    return isDone(result) && !same(counts, usual.after.counts) ? ['it was not counted'] : [];
  const isUndone = same(rows, usual.before.rows);
  if (isDone(result) && !(optional && (isUndone || queue)))
    return [`it was answered, and is not there:\n${difference(rows, usual.after.rows)}`];
  if (!isUndone && !queue)
    return [`a part of its effect is there:\n${difference(rows, usual.before.rows)}`];
  return [];
}

/** What was committed is not refused because of files that are only to be removed: the sweep does that too. */
function checkCleaning(steps: readonly Step[], failed: Step | null): string[] {
  if (failed?.of !== 'file' && failed?.of !== 'bucket') return [];
  const before = steps.slice(0, steps.indexOf(failed));
  return before.some(({ what }) => what === 'commit')
    ? ['it was refused because of what was left to be removed']
    : [];
}

/** Sent again it is done, or was: once, but for what each time adds something. */
function checkAgain(
  scenario: Scenario,
  usual: Usual,
  { state, again, settled }: { state: StoredState; again: Reply; settled: StoredState },
): string[] {
  const isThere = same(state.rows, usual.after.rows);
  const statuses = isThere ? [200, ...scenario.again] : [200];
  if (!statuses.includes(again.status))
    return [`sent again it is ${JSON.stringify(again).slice(0, 300)}`];
  const right = isThere ? [usual.after, usual.twice] : [usual.after];
  return right.some(({ rows }) => same(settled.rows, rows))
    ? []
    : [`sent again it is not there:\n${difference(settled.rows, usual.after.rows)}`];
}
