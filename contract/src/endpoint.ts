import type { input, output, ZodMiniType } from 'zod/mini';
import type { Permission } from './access/roles.ts';
import type { ErrorCode } from './errors.ts';

/**
 * Who may make a call. Checked before the request is read.
 * - public: anybody
 * - session: any signed-in user
 * - searcher: a member who is pending or approved (server rules, section 3), nobody of the office
 * - a permission: whoever has it through a role (access/roles.ts) in any community, and with `or` also:
 *   - owner: the member named by `:userId`
 *   - searcher: as above
 *   The handler checks the community of what it acts on.
 */
export type Access =
  | 'public'
  | 'session'
  | 'searcher'
  | { permission: Permission; or?: 'owner' | 'searcher' };

/** At most `points` calls in `seconds` from one network address or one member. */
export interface Limit {
  by: 'address' | 'user';
  points: number;
  seconds: number;
  /** calls of the same name are counted together; the endpoint's own by default */
  name?: string;
  /** instead of `points`, counted apart, for who acts on the profile of somebody else */
  forOthers?: number;
  /** the call only reads: it goes on, and is not counted, while the database keeps nothing */
  ofReading?: true;
}

/** A multipart body: the name of the file part, and whether it may occur more than once. */
export interface Upload {
  field: string;
  many: boolean;
  maxBytes: number;
}

export type Schema = ZodMiniType;

/** One call: mounted by the server, made by the browser and by tests. */
export interface Endpoint<
  Params extends Schema = Schema,
  Body extends Schema = Schema,
  Reply extends Schema = Schema,
  Asked extends Access = Access,
  Query extends Schema = Schema,
> {
  /** `feature.verb`, unique; the operation id in OpenAPI */
  name: string;
  method: 'GET' | 'POST' | 'DELETE';
  /** with `:name` for each parameter */
  path: string;
  summary: string;
  access: Asked;
  params?: Params;
  /** of a GET; other names are ignored, because reads carry a cache-busting `t` */
  query?: Query;
  body?: Body;
  /** the body in OpenAPI, if the accepted body depends on the member's site */
  documentedBody?: () => Schema;
  /** makes the body multipart; its text parts are validated with `body` */
  upload?: Upload;
  limit?: Limit;
  /**
   * Needs a second factor, or without one the password, within the last ten minutes of this session; otherwise 403
   * CONFIRM_AGAIN, and the same call again after `auth.confirmAgain`. For what only the owner of the account may do.
   */
  fresh?: true;
  /** answered while the server's disk is full, though it is a POST: it stores next to nothing */
  whileFull?: true;
  /** made by a browser while nobody is there, too: it is no visit of the member */
  unattended?: true;
  /**
   * Reads or sets the cookies of the device. `decide`: they alone say who asks, so that pages of other sites are refused
   * (403 FORBIDDEN).
   */
  cookies?: 'used' | 'decide';
  reply: Reply;
  /** the codes it can return besides those of every call, and TOO_MANY of its `limit` */
  errors?: readonly ErrorCode[];
}

/** Declares an endpoint; returns it unchanged, for type inference. */
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

/**
 * The input type of a schema (sent by clients) and its output type (given to handlers); undefined if the call has no
 * such part.
 */
export type Sent<S extends Schema> = [S] extends [never] ? undefined : input<S>;
export type Got<S extends Schema> = [S] extends [never] ? undefined : output<S>;
