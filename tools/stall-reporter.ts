import type { Reporter, TestModule, Vitest } from 'vitest/node';

/** Longer than any hook or test may take, on the slowest machine. */
const PATIENCE_MS = 20 * 60_000;

/**
 * Ends a Vitest run in which nothing has happened for `afterMs`, and names the files under way on
 * the terminal: what blocks its worker, or whose page crashed, is beyond the timeouts of its tests,
 * and would hold the run forever.
 */
export default class StallReporter implements Reporter {
  readonly #afterMs: number;
  #vitest: Vitest | undefined;
  #timer: NodeJS.Timeout | undefined;
  readonly #underWay = new Set<TestModule>();

  constructor({ afterMs = PATIENCE_MS }: { afterMs?: number } = {}) {
    this.#afterMs = afterMs;
  }

  onInit(vitest: Vitest) {
    this.#vitest = vitest;
  }

  onTestRunStart() {
    this.#somethingHappened();
  }

  onTestModuleQueued(module: TestModule) {
    this.#underWay.add(module);
    this.#somethingHappened();
  }

  onTestCaseResult() {
    this.#somethingHappened();
  }

  onTestModuleEnd(module: TestModule) {
    this.#underWay.delete(module);
    this.#somethingHappened();
  }

  onTestRunEnd() {
    clearTimeout(this.#timer);
  }

  #somethingHappened() {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#end(), this.#afterMs);
  }

  #end() {
    const lines = [...this.#underWay].map(
      ({ project, relativeModuleId }) => `  ${project.name}  ${relativeModuleId}`,
    );
    console.error(
      [`Nothing happened for ${this.#afterMs / 1000} s. Under way:`, ...lines].join('\n'),
    );
    process.exitCode = 1;
    void this.#vitest?.exit(true);
  }
}
