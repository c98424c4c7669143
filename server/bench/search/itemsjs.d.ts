declare module 'itemsjs' {
  interface Found {
    pagination: { total: number };
    data: {
      items: Record<string, number>[];
      aggregations: Record<string, { buckets: { key: string; doc_count: number }[] }>;
    };
  }
  /** What the bench uses of it; it has no types of its own. */
  const itemsjs: (
    items: readonly Record<string, number>[],
    options: object,
  ) => { search(asked: object): Found };
  export = itemsjs;
}
