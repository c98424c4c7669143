import { measureEngine } from './engine.ts';
import { measureHttp } from './http.ts';

const MILLION = 1_000_000;

/** Which parts of the search are measured; both if neither is named. */
export interface SearchParts {
  engine: boolean;
  http: boolean;
  /** people who can be found; of the engine one size alone, of `http` instead of a million */
  people: number | null;
}

/** The engine beside what one would use instead, and the product over HTTP. */
export async function* measureSearch({
  engine,
  http,
  people,
}: SearchParts): AsyncGenerator<string> {
  const all = !engine && !http;
  if (engine || all) yield* measureEngine(people ? [people] : undefined);
  if (http || all) yield* measureHttp(people ?? MILLION);
}
