import { can } from '@mala/contract/access/roles.ts';
import type { Access, Endpoint, Got, Limit, Schema } from '@mala/contract/endpoint.ts';
import { fieldFaults } from '@mala/contract/issues.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifySchemaCompiler } from 'fastify';
import { NoResultError } from 'kysely';
import * as z from 'zod/mini';
import { type output, safeParse } from 'zod/mini';
import { refusalUnconfirmed, refusalWithoutFactor } from '../access/second-factor.ts';
import { refusalOfCall, type Viewer, type Viewers } from '../access/viewer.ts';
import type { Context } from '../context.ts';
import { AppError } from '../errors.ts';
import { type Device, deviceOf } from './device-cookie.ts';
import { isRowGone } from './error-reply.ts';
import { clientAddress } from './networks.ts';
import { openApiSchema } from './open-api.ts';
import type { LimitRule } from './rate-limits.ts';
import type { WrittenReply } from './reply-serializer.ts';
import { authenticate, requireAllowed } from './session.ts';
import { type KeptToken, keptTokenOf, requireOwnPage } from './sign-in-cookie.ts';
import { discard, type Parts, readParts, type UploadedFile } from './upload.ts';

/** A call as its handler gets it, validated against the endpoint. */
export interface Call<
  Params extends Schema = Schema,
  Body extends Schema = Schema,
  Asked extends Access = Access,
  Query extends Schema = Schema,
  Found extends Viewer = Viewer,
> {
  viewer: Asked extends 'public' ? null : Found;
  params: Got<Params>;
  body: Got<Body>;
  query: Got<Query>;
  /** of a multipart call; otherwise empty */
  files: UploadedFile[];
  /** the client's network address */
  address: string;
  userAgent: string | null;
  /** the header, for a public call that treats members differently */
  authorization: string | undefined;
  /** what the browser keeps about earlier logins */
  device: Device;
  /** of a browser that stays signed in */
  kept: KeptToken;
  /** the requested host name, without its port */
  host: string;
}

// the text fields of a multipart call whose endpoint has no body
const NOTHING = z.strictObject({});

/** A row that was read or named, and is no more. */
const isGone = (error: unknown) => error instanceof NoResultError || isRowGone(error);

declare module 'fastify' {
  interface FastifyRequest {
    /** set by the onRequest hook, read by the handler */
    caller: Viewer | null;
    /** whether its body was still on its way when the caller was admitted */
    wasUnread: boolean;
  }
}

/** Makes room in requests for what `route` keeps with them: the values of a WeakMap would outlive young garbage collections. */
export function decorateRequests(app: FastifyInstance): void {
  app.decorateRequest('caller', null);
  app.decorateRequest('wasUnread', false);
}

/** What a call is admitted to, and what finds who makes it. */
interface Mounted {
  endpoint: Endpoint;
  viewers: Viewers;
}

/** Who makes a call. A member who was not shown because he was not here is shown again by any that he makes himself (decision 114). */
async function present(
  ctx: Context,
  { endpoint: { unattended }, viewers }: Mounted,
  request: FastifyRequest,
): Promise<Viewer> {
  const viewer = await authenticate(ctx, request, viewers);
  if (viewer.away !== 'quiet' || unattended) return viewer;
  await ctx.comeBack(viewer.user_id);
  return authenticate(ctx, request, viewers);
}

/** Authenticates and authorizes a call; null for a public one. */
async function authorize(
  ctx: Context,
  mounted: Mounted,
  request: FastifyRequest,
): Promise<Viewer | null> {
  const { access, fresh } = mounted.endpoint;
  if (access === 'public') return null;
  const viewer = await present(ctx, mounted, request);
  const { userId } = request.params as { userId?: string };
  const required = ctx.config.adminTotp === 'required';
  requireAllowed(viewer, refusalOfCall(access, viewer, userId));
  requireAllowed(viewer, refusalWithoutFactor(access, viewer, userId, required));
  if (fresh) requireAllowed(viewer, refusalUnconfirmed(viewer, ctx.now()));
  request.caller = viewer;
  return viewer;
}

/** Authenticates, authorizes and rate-limits before the body is read (server rules, section 6). */
async function admit(ctx: Context, mounted: Mounted, request: FastifyRequest): Promise<void> {
  const { endpoint } = mounted;
  const viewer = await authorize(ctx, mounted, request);
  if (viewer) {
    if (!request.raw.complete) request.wasUnread = true;
    if (can(viewer, 'profile.own') && !endpoint.unattended) {
      ctx.daily.saw(viewer);
      ctx.visits.saw(viewer);
    }
  }
  if (endpoint.cookies === 'decide') requireOwnPage(request);
  refuseWhileFull(ctx, endpoint, viewer);
  if (endpoint.limit) {
    const user = endpoint.limit.by === 'user' ? viewer?.user_id : undefined;
    const { userId = user } = request.params as { userId?: string };
    const rule = limitRule(endpoint.name, endpoint.limit, user === userId);
    const consume = () =>
      user
        ? ctx.limits.consume(rule, user)
        : ctx.limits.consume({ ...rule, byNetwork: true }, clientAddress(request));
    await (endpoint.limit.ofReading ? ctx.optionalWrite(consume) : consume());
  }
}

/** Asks again, once the body is there, of who held it back: he may have signed out meanwhile, or lost a role. */
async function admitAgain(ctx: Context, mounted: Mounted, request: FastifyRequest) {
  if (request.wasUnread) await authorize(ctx, mounted, request);
}

/**
 * Throws 507 while the disk of the database is full, for whatever stores more than a few bytes: what room there is belongs to
 * the office, which must be able to delete something. Files come from nobody then.
 */
function refuseWhileFull(ctx: Context, endpoint: Endpoint, viewer: Viewer | null): void {
  if (!ctx.disks.isFull()) return;
  const isOffice = viewer && !can(viewer, 'profile.own');
  const stores = endpoint.method === 'POST' && !endpoint.whileFull && !isOffice;
  if (stores || endpoint.upload) throw new AppError('STORAGE_FULL');
}

/** The rule of a limit, for somebody who acts for himself or for somebody else. */
function limitRule(endpointName: string, limit: Limit, forHimself: boolean): LimitRule {
  const { name = endpointName, points, forOthers, seconds } = limit;
  const lasting = true;
  if (forHimself || forOthers === undefined) return { name, points, seconds, lasting };
  return { name: `${name}.others`, points: forOthers, seconds, lasting };
}

/** Mounts an endpoint with its access, limit, validation and reply schema. `viewers`: what finds those of its calls. */
export function route<
  Params extends Schema,
  Body extends Schema,
  Result,
  Asked extends Access,
  Query extends Schema,
  Found extends Viewer = Viewer,
>(
  app: FastifyInstance,
  ctx: Context,
  endpoint: Endpoint<Params, Body, z.ZodMiniType<Result>, Asked, Query>,
  handler: (
    call: Call<Params, Body, Asked, Query, NoInfer<Found>>,
  ) => Promise<NoInfer<Result> | WrittenReply>,
  viewers: Viewers<Found> = ctx.viewers as Viewers<Found>,
): void {
  const plain = endpoint as unknown as Endpoint;
  const mounted: Mounted = { endpoint: plain, viewers };
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    schema: openApiSchema(plain),
    onRequest: (request) => admit(ctx, mounted, request),
    // a GET may have an effect (contacts.download)
    exposeHeadRoute: false,
    preValidation: async (request) => {
      if (plain.upload) return;
      await admitAgain(ctx, mounted, request);
      if (request.isMultipart()) throw new AppError('UNSUPPORTED_TYPE');
    },
    handler: async (request, reply) => {
      const parts: Parts | null = plain.upload ? await readParts(request, plain.upload, ctx) : null;
      try {
        if (plain.upload) await admitAgain(ctx, mounted, request);
        return await handler(callOf(request, reply, plain, parts));
      } catch (error) {
        // of a caller who was erased meanwhile: 401 before anything else
        if (isGone(error) && request.caller) await authenticate(ctx, request, viewers);
        throw error;
      } finally {
        await discard(ctx, parts?.files ?? []);
      }
    },
  });

  function callOf(
    request: FastifyRequest,
    reply: FastifyReply,
    asked: Endpoint,
    parts: Parts | null,
  ) {
    const https = ctx.config.appUrl.startsWith('https:');
    const body = parts ? checked(asked.body ?? NOTHING, parts.texts) : request.body;
    return {
      viewer: request.caller,
      params: request.params,
      body,
      query: request.query,
      files: parts?.files ?? [],
      address: clientAddress(request),
      userAgent: request.headers['user-agent'] ?? null,
      authorization: request.headers.authorization,
      device: deviceOf(request, reply, https),
      kept: keptTokenOf(request, reply, https),
      host: request.hostname,
    } as Call<Params, Body, Asked, Query, Found>;
  }
}

/** Fields that a 400 names, so that a body of nonsense is not answered with a larger one. */
export const MOST_FAULTS = 20;

/** Parses a value by its schema; throws 400 INVALID with the fault of each field. */
export function checked<S extends Schema>(schema: S, value: unknown): output<S> {
  const result = safeParse(schema, value);
  if (result.success) return result.data;
  throw new AppError('INVALID', { faults: fieldFaults(result.error.issues, value, MOST_FAULTS) });
}

/** Checks params and bodies with `checked`. */
export const validatorCompiler: FastifySchemaCompiler<Schema> =
  ({ schema }) =>
  (value) => {
    try {
      return { value: checked(schema, value) };
    } catch (error) {
      return { error: error as Error };
    }
  };
