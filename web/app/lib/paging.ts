interface Page {
  /** of all pages */
  count: number;
  rows: readonly unknown[];
}

/** The number of the page that follows those that are loaded; undefined after the last one. */
export function nextPage(pages: readonly Page[]): number | undefined {
  const shown = pages.reduce((sum, { rows }) => sum + rows.length, 0);
  const last = pages.at(-1);
  return last && last.rows.length > 0 && shown < last.count ? pages.length + 1 : undefined;
}
