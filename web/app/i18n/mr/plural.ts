const rules = new Intl.PluralRules('mr');

/** The form that goes with a number. */
export function plural(count: number, one: string, other: string): string {
  return rules.select(count) === 'one' ? one : other;
}
