import type { input, output, ZodMiniType } from 'zod/mini';
import type { Permission } from './access/roles.ts';
import type { ErrorCode } from './errors.ts';

/**
 * Who may make a call. Checked before anything that was sent is read.
 * - public: anybody
 * - session: whoever is signed in
 * - a permission: whoever has it by his role (access/roles.ts), `or` without it
 *   - owner: the member named by `:userId`
 *   - searcher: a member who is pending or approved (server rules, section 3)
 */
export type Access = 'public' | 'session' | { permission: Permission; or?: 'owner' | 'searcher' };

/** At most `points` calls in `seconds` from one network address or one member. */
export interface Limit {
  by: 'address' | 'user';
  points: number;
  seconds: number;
}

/** A multipart body: the name of the file part, and whether it may stand more than once. */
export interface Upload {
  field: string;
  many: boolean;
  maxBytes: number;
}

export type Schema = ZodMiniType;

/** One call: what the server mounts, the browser makes and the tests send. */
export interface Endpoint<
  Params extends Schema = Schema,
  Body extends Schema = Schema,
  Reply extends Schema = Schema,
  Asked extends Access = Access,
  Query extends Schema = Schema,
> {
  /** `feature.verb`, unique; the operation id of the OpenAPI page */
  name: string;
  method: 'GET' | 'POST' | 'DELETE';
  /** with `:name` for each parameter */
  path: string;
  summary: string;
  access: Asked;
  params?: Params;
  /** of a GET; names that it does not list are passed over, since reads carry a `t` against caches */
  query?: Query;
  body?: Body;
  /** the body as the OpenAPI page shows it, where what is accepted depends on the member's site */
  documentedBody?: () => Schema;
  /** makes the body multipart; its text parts are then checked by `body` */
  upload?: Upload;
  limit?: Limit;
  reply: Reply;
  /** the codes it can answer beside those that any call can */
  errors?: readonly ErrorCode[];
}

/** Declares an endpoint; exists for the types that it infers. */
export function endpoint<
  Params extends Schema = never,
  Body extends Schema = never,
  Reply extends Schema = Schema,
  Asked extends Access = Access,
  Query extends Schema = never,
>(
  definition: Endpoint<Params, Body, Reply, Asked, Query>,
): Endpoint<Params, Body, Reply, Asked, Query> {
  return definition;
}

/** What a client sends for a schema, what a handler gets of it; undefined where the call has no such part. */
export type Sent<S extends Schema> = [S] extends [never] ? undefined : input<S>;
export type Got<S extends Schema> = [S] extends [never] ? undefined : output<S>;
