import type { Condition, Question } from '../../src/search-engine/question.ts';
import type { RivalAnswer } from './rival.ts';

/** Runs a statement; its rows as lists of numbers. */
type Run = (statement: string) => Promise<readonly (readonly number[])[]>;

function clause(condition: Condition): string {
  if ('any' in condition) return `${condition.field} IN (${condition.any.join()})`;
  if (!('from' in condition)) throw new RangeError('no rows in the table');
  return `${condition.field} BETWEEN ${condition.from} AND ${condition.to}`;
}

const where = (conditions: readonly Condition[]) =>
  ['true', ...conditions.map((condition) => clause(condition))].join(' AND ');

/** The statements of a question about the table `people`, one after the other. */
export async function askInSql(
  run: Run,
  { conditions, facets, skip, take }: Question,
): Promise<RivalAnswer> {
  const all = where(conditions);
  const [[count = 0] = []] = await run(`SELECT count(*)::integer FROM people WHERE ${all}`);
  const page = await run(
    `SELECT time FROM people WHERE ${all} ORDER BY time DESC LIMIT ${take} OFFSET ${skip}`,
  );
  const counts = new Map<string, number[]>();
  for (const field of facets) {
    const others = where(conditions.filter((one) => one.field !== field));
    const rows = await run(
      `SELECT ${field}, count(*)::integer FROM people WHERE ${others} GROUP BY 1`,
    );
    const list: number[] = [];
    for (const [value = 0, some = 0] of rows) list[value] = some;
    counts.set(field, list);
  }
  return { count, page: page.map(([time = 0]) => time), facets: counts };
}
