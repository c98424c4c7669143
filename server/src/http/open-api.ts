import fastifySwagger from '@fastify/swagger';
import fastifySwaggerUi from '@fastify/swagger-ui';
import type { Endpoint } from '@mala/contract/endpoint.ts';
import { ERRORS, type ErrorCode, WIRE_CODES } from '@mala/contract/errors.ts';
import type { FastifyInstance, FastifySchema } from 'fastify';
import { createJsonSchemaTransform } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';

const documented = new Map<string, Endpoint>();

const errorReply = z.object({
  Code: z.string(),
  Message: z.string(),
  Fields: z.optional(z.record(z.string(), z.string())),
  Faults: z.optional(z.record(z.string(), z.string())),
  Reason: z.optional(z.string()),
  Link: z.optional(z.string()),
  Decided: z.optional(z.object({ by: z.nullable(z.string()), at: z.string(), status: z.number() })),
});

function codesOf(endpoint: Endpoint): ErrorCode[] {
  const codes = new Set<ErrorCode>(endpoint.errors);
  if (endpoint.access !== 'public') codes.add('UNAUTHENTICATED');
  // endpoints for searchers list the codes of each standing themselves
  if (typeof endpoint.access === 'object' && endpoint.access.or !== 'searcher')
    codes.add('FORBIDDEN');
  if (endpoint.body || endpoint.params || endpoint.query || endpoint.upload) codes.add('INVALID');
  if (typeof endpoint.access === 'object' && endpoint.access.permission !== 'profile.own')
    codes.add('SECOND_FACTOR_REQUIRED');
  if (endpoint.fresh) codes.add('CONFIRM_AGAIN');
  if (endpoint.limit) codes.add('TOO_MANY');
  return [...codes];
}

/** The schemas by which Fastify validates calls and serializes replies; serveOpenApi adds the rest. */
export function openApiSchema(endpoint: Endpoint): FastifySchema {
  documented.set(endpoint.name, endpoint);
  return {
    operationId: endpoint.name,
    summary: endpoint.summary,
    tags: [endpoint.name.split('.')[0] ?? ''],
    ...(endpoint.access === 'public' ? {} : { security: [{ bearer: [] }] }),
    ...(endpoint.params ? { params: endpoint.params } : {}),
    ...(endpoint.query ? { querystring: endpoint.query } : {}),
    ...(endpoint.body && !endpoint.upload ? { body: endpoint.body } : {}),
    ...(endpoint.upload ? { consumes: ['multipart/form-data'] } : {}),
    response: { 200: endpoint.reply },
  } as FastifySchema;
}

function errorsByStatus(
  endpoint: Endpoint,
): Record<number, { description: string; schema: unknown }> {
  const replies = Map.groupBy(codesOf(endpoint), (code) => ERRORS[code]);
  return Object.fromEntries(
    [...replies].map(([status, codes]) => [
      status,
      {
        description: codes.map((code) => WIRE_CODES[code] ?? code).join(', '),
        content: { 'application/json': { schema: errorReply } },
      },
    ]),
  ) as never;
}

const toJsonSchema = createJsonSchemaTransform({ zodToJsonConfig: { unrepresentable: 'any' } });

/** The OpenAPI page at /api/docs, generated from the endpoint objects. */
export async function serveOpenApi(app: FastifyInstance): Promise<void> {
  await app.register(fastifySwagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Mala', description: 'Every call of the service.', version: '1' },
      components: {
        securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      },
    },
    transform(document) {
      const schema = document.schema as FastifySchema & { operationId?: string };
      const endpoint = documented.get(schema?.operationId ?? '');
      if (!endpoint) return { schema: { ...schema, hide: true }, url: document.url };
      const body = endpoint.documentedBody?.() ?? endpoint.body;
      const full = {
        ...schema,
        ...(body && !endpoint.upload ? { body } : {}),
        response: { 200: endpoint.reply, ...errorsByStatus(endpoint) },
      };
      const result = toJsonSchema({ ...document, schema: full as never });
      if (endpoint.upload) (result.schema as { body?: unknown }).body = uploadBody(endpoint);
      return result;
    },
  });
  await app.register(fastifySwaggerUi, {
    routePrefix: '/api/docs',
    // the default validator is an external service
    uiConfig: { validatorUrl: null },
  });
}

function uploadBody({ upload }: Endpoint): object {
  const file = { type: 'string', format: 'binary' };
  const content = upload?.many ? { type: 'array', items: file } : file;
  return {
    type: 'object',
    required: [upload?.field],
    properties: { [upload?.field ?? '']: content },
  };
}
