const rules = new Intl.PluralRules('ta');

export function plural(count: number, one: string, other: string): string {
  return rules.select(count) === 'one' ? one : other;
}
