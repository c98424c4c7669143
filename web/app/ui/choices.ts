export interface Choice {
  value: string;
  label: string;
  /** options of one group are shown under its name */
  group?: string | undefined;
  lang?: string | undefined;
  /** its names in every script, for lists that are searched */
  names?: readonly string[] | undefined;
}

/** The options by group, in list order. */
export function grouped(choices: readonly Choice[]): [string, Choice[]][] {
  const groups = new Map<string, Choice[]>();
  for (const choice of choices) {
    const group = choice.group ?? '';
    groups.set(group, [...(groups.get(group) ?? []), choice]);
  }
  return [...groups];
}
