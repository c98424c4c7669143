// The Context holds this, so what it takes is said apart from what imports the Context.

/** Shows a profile again whose member is here after a long time. */
export type ComeBack = (userId: string) => Promise<void>;
