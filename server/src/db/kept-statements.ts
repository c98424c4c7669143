/** Statements that each connection parses once, by their text. */
const names = new Map<string, string>();

/**
 * Has every connection parse and plan a statement only once. For the few that nearly every call makes, and whose text is always
 * the same: each connection keeps them until it ends.
 */
export function keepStatement<Statement extends { sql: string }>(statement: Statement): Statement {
  if (!names.has(statement.sql)) names.set(statement.sql, `kept_${names.size}`);
  return statement;
}

/** The name under which a connection keeps a statement, if it does. */
export function keptName(text: unknown): string | undefined {
  return typeof text === 'string' ? names.get(text) : undefined;
}
