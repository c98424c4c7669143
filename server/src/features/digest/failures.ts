import type { Context } from '../../context.ts';

/** The searches of a run that failed. Such a member is looked after at the next due time, from the same time on. */
export class Failures {
  #members = 0;
  #first: unknown;

  /** What was found for each of those asked for, nothing where the search failed, and whose it was. */
  settle<Member, Found>(
    asked: readonly { member: Member }[],
    results: readonly PromiseSettledResult<readonly Found[]>[],
  ): { found: (readonly Found[])[]; failed: ReadonlySet<Member> } {
    const failed = new Set<Member>();
    const found = asked.map(({ member }, at) => {
      const result = results[at];
      if (result?.status === 'fulfilled') return result.value;
      if (this.#members++ === 0) this.#first = result?.reason;
      failed.add(member);
      return [];
    });
    return { found, failed };
  }

  /** Where the first one failed; without the message, which may repeat what somebody searches for. Null if none did. */
  told() {
    if (this.#members === 0) return null;
    const { name, code, stack } = this.#first as NodeJS.ErrnoException;
    const at = stack?.split('\n').find((line) => /^\s+at /.test(line));
    return { members: this.#members, name, code, at: at?.trim() };
  }
}

/** One run, at whose end the log has one line if searches failed. */
export async function withFailures<Result>(
  { log }: Pick<Context, 'log'>,
  run: (failures: Failures) => Promise<Result>,
): Promise<Result> {
  const failures = new Failures();
  try {
    return await run(failures);
  } finally {
    const told = failures.told();
    if (told) log.warn(told, 'saved searches of members failed');
  }
}
